/** The price a position is valued at: how much, who says so, and when. */
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import { formatDay, formatInstant } from '../../../ui/format/date.ts';
import { formatPrice } from '../../../ui/format/price.ts';
import { sourceName } from '../../prices/price-words.ts';
import { pricesStrings } from '../../prices/strings.ts';
import type { PriceNow } from '../portfolio-types.ts';
import { holdingStrings } from './strings.ts';

export function PriceLine({ now }: { readonly now: PriceNow }) {
  const t = useStrings(holdingStrings);
  const words = useStrings(pricesStrings);
  const locale = useLocale();
  const price = formatPrice(now.price, locale);
  return (
    <p className="num text-xs whitespace-normal text-ink-3">
      {t('now', { price, source: sourceName(now.source, words), time: momentOf(now, locale) })}
    </p>
  );
}

function momentOf({ kind, time }: PriceNow, locale: Locale): string {
  return kind === 'live' ? formatInstant(Date.parse(time), locale) : formatDay(time, locale);
}
