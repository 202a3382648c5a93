/** Names the coins whose price in a sum is too old or the user's own, so that nobody takes the sum for today's value. */
import type { PriceDoubt, PriceNow } from '@cryptax/portfolio';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { readable } from '../../platform/i18n/readable.ts';
import { useNow } from '../../platform/use-now.ts';
import { cx } from '../../ui/class-names.ts';
import { formatPrice } from '../../ui/format/price.ts';
import { Money } from '../../ui/money.tsx';
import { priceAge } from './price-words.ts';
import { pricesStrings } from './strings.ts';

const SHOWN = 4;

export interface PriceDoubtsProps {
  readonly doubts: readonly PriceDoubt[];
  readonly className?: string | undefined;
}

export function PriceDoubts({ doubts, className }: PriceDoubtsProps) {
  const t = useStrings(pricesStrings);
  const reasons = (['old', 'own-trade'] as const).flatMap((reason) => {
    const assets = doubts.filter((doubt) => doubt.reason === reason).map(({ asset }) => readable(asset));
    return assets.length === 0 ? [] : [{ reason, assets }];
  });
  if (reasons.length === 0) return null;
  return (
    <span className={cx('block text-review', className)}>
      {reasons.map(({ reason, assets }) => {
        const names = assets.slice(0, SHOWN).join(', ');
        const more = assets.length - SHOWN;
        return (
          <span key={reason} className="block" title={assets.join(', ')}>
            {t(`doubt.${reason}`, { names: more > 0 ? t('doubt.more', { names, count: more }) : names })}
          </span>
        );
      })}
    </span>
  );
}

/** A price, and below it how old it is, unless it is live and young. Where none is known, that is said. */
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
