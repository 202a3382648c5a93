/** Names the coins whose price in a sum is too old or the user's own, so that nobody takes the sum for today's value. */
import type { PriceDoubt } from '@cryptax/portfolio';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { readable } from '../../platform/i18n/readable.ts';
import { cx } from '../../ui/class-names.ts';
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
