/** The four achievements: which are earned, and by which fact each is. */
import { Footprints, Gem, type LucideIcon, PiggyBank, Zap } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { ACHIEVEMENTS, type Achievement } from '../journey-facts.ts';
import { journeyStrings } from '../strings.ts';

const SIGNS: Readonly<Record<Achievement, LucideIcon>> = {
  'first-steps': Footprints,
  'tax-saver': PiggyBank,
  'power-user': Zap,
  'diamond-hands': Gem,
};

export function Achievements({ earned }: { readonly earned: ReadonlySet<Achievement> }) {
  const t = useStrings(journeyStrings);
  return (
    <section aria-labelledby="earned" className="mt-4">
      <h2 id="earned" className="mb-3 text-base font-semibold">
        {t('earned')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {ACHIEVEMENTS.map((one) => {
          const isEarned = earned.has(one);
          return (
            <li
              key={one}
              className={cx(
                'rounded-lg border p-4',
                isEarned ? 'border-gain-fill bg-surface' : 'border-line border-dashed',
              )}
            >
              <div className="flex items-start justify-between gap-2">
                <span
                  className={cx(
                    'grid size-9 place-items-center rounded-full',
                    isEarned ? 'bg-gain-tint text-gain' : 'bg-sunken text-ink-3',
                  )}
                >
                  <Icon icon={SIGNS[one]} size={18} />
                </span>
                {isEarned ? <Badge tone="gain">{t('earned.yes')}</Badge> : <Badge>{t('earned.not-yet')}</Badge>}
              </div>
              <h3 className={cx('mt-2.5 text-sm font-semibold', !isEarned && 'text-ink-2')}>{t(`earned.${one}`)}</h3>
              <p className="mt-0.5 text-xs text-ink-3">{t(`earned.${one}.text`)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
