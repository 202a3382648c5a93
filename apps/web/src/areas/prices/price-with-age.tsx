/** A price, and below it how old it is, unless it is live and young. Where none is known, that is said. */
import type { PriceNow } from '@cryptax/portfolio';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { useNow } from '../../platform/use-now.ts';
import { formatPrice } from '../../ui/format/price.ts';
import { Money } from '../../ui/money.tsx';
import { priceAge } from './price-words.ts';
import { pricesStrings } from './strings.ts';

export function PriceWithAge({ now }: { readonly now: PriceNow | undefined }) {
  const words = useStrings(pricesStrings);
  const locale = useLocale();
  const moment = useNow();
  if (now === undefined) return <Money value={null} />;
  const age = priceAge(now, moment, words, locale);
  return (
    <span className="num">
      <span className="block">{formatPrice(now.price, locale)}</span>
      {age !== null && <span className="block text-2xs leading-3.5 text-ink-3">{age}</span>}
    </span>
  );
}
