/** Above the checks of a suite: which data are looked at, in which state the copy shall be, and how far the run is. */
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useLedgerState } from '../../../platform/ledger/use-ledger.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { tallyOf } from '../run-checks.ts';
import { FAULTS } from '../self-test-types.ts';
import { selfTestStrings } from './strings.ts';
import type { SuiteRun } from './use-suite.ts';

export function SuiteBar({ run }: { readonly run: SuiteRun }) {
  const t = useStrings(selfTestStrings);
  const state = useLedgerState();
  const { passed, failed, warning, total } = tallyOf(run.checks, run.states);
  const isOwn = state.kind === 'ready' && state.book === 'own';
  return (
    <Card className="mb-4">
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3.5 pt-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <p className="min-w-0 flex-1 basis-64 text-ink-2">
            {t(isOwn ? 'copy.own' : 'copy.demo')} <span className="text-ink-3">{t('fault.note')}</span>
          </p>
          <div className="max-w-full overflow-x-auto">
            <Segmented
              label={t('copy')}
              value={run.fault}
              onValueChange={run.setFault}
              options={FAULTS.map((value) => ({ value, label: t(`fault.${value}`) }))}
            />
          </div>
        </div>
        <Progress
          label={t('progress')}
          total={total}
          parts={[
            { tone: 'done', count: passed },
            { tone: 'review', count: warning },
            { tone: 'failed', count: failed },
          ]}
          sentence={t('tally', { done: passed + failed + warning, total, failed, warning })}
        />
      </CardBody>
    </Card>
  );
}
