/** The four achievements: which are earned, and by which fact each is. */
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/class-names.ts';
import { ACHIEVEMENTS, type Achievement } from '../journey-facts.ts';
import { journeyStrings } from '../strings.ts';

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
              <h3 className={cx('text-sm font-semibold', !isEarned && 'text-ink-2')}>{t(`earned.${one}`)}</h3>
              <p className="mt-0.5 text-xs text-ink-3">{t(`earned.${one}.text`)}</p>
              <p className="mt-2">
                {isEarned ? <Badge tone="gain">{t('earned.yes')}</Badge> : <Badge>{t('earned.not-yet')}</Badge>}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
