/** Where the suite stands: setup, testing, analysis, report. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { Phase } from '../../../self-test/use-suite.ts';
import { klaus003TestsStrings } from '../strings.ts';

const PHASES = ['setup', 'testing', 'analysis', 'report'] as const;

export function PhaseCards({ phase, hasReport }: { readonly phase: Phase; readonly hasReport: boolean }) {
  const t = useStrings(klaus003TestsStrings);
  const at = hasReport ? 3 : phase === 'done' ? 2 : phase === 'running' ? 1 : 0;
  return (
    <ol aria-label={t('phases')} className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {PHASES.map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className={
            index === at
              ? 'rounded-lg border border-accent bg-surface px-4 py-3 shadow-1'
              : 'rounded-lg border border-line bg-surface px-4 py-3 text-ink-2'
          }
        >
          <p className="text-sm font-semibold">{t(`phase.${name}`)}</p>
          <p className="text-xs text-ink-3">{t(`phase.${name}.note`)}</p>
        </li>
      ))}
    </ol>
  );
}
