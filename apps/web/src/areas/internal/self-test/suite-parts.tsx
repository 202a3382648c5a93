/** Parts of the screens that run a suite of checks. */
import { Link } from '@tanstack/react-router';
import { FileText, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { DemoControl } from '../../../platform/ledger/demo-control.tsx';
import type { LedgerState } from '../../../platform/ledger/ledger-state.ts';
import { useLedgerState } from '../../../platform/ledger/use-ledger.tsx';
import { ScreenHeader } from '../../../platform/screen/screen-title.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card, CardBody, CardHead, TitledCard } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatClock } from '../../../ui/format/date.ts';
import { Progress } from '../../../ui/progress.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { CheckRows, outcomeText, StatusBadge } from '../check-rows.tsx';
import { type CheckStatus, tallyOf } from '../run-checks.ts';
import { FAULTS } from '../self-test-types.ts';
import { checkStrings, selfTestStrings } from './strings.ts';
import type { Category } from './suites.data.ts';
import type { LogLine, SuiteRun } from './use-suite.ts';

/** Above the checks of a suite: which data are looked at, in which state the copy shall be, and how far the run is. */
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

/** The checks of a suite, one card per category. */
interface CategoryCardsProps {
  readonly categories: readonly Category[];
  readonly run: SuiteRun;
}

export function CategoryCards({ categories, run }: CategoryCardsProps) {
  const t = useStrings(selfTestStrings);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      {categories.map(({ id, checks }) => (
        <TitledCard
          key={id}
          data-category={id}
          title={t(`category.${id}`)}
          actions={<StatusBadge status={categoryStatus(checks.map((check) => run.states.get(check)?.status))} />}
          bodyClass="pb-2"
        >
          <CheckRows checks={checks} states={run.states} />
        </TitledCard>
      ))}
    </div>
  );
}

/** The worst of its checks; while one is open, the category is. */
export function categoryStatus(statuses: readonly (CheckStatus | undefined)[]): CheckStatus {
  const has = (wanted: CheckStatus) => statuses.includes(wanted);
  if (has('running')) return 'running';
  if (has('failed')) return 'failed';
  if (statuses.some((status) => status === undefined || status === 'pending')) return 'pending';
  return has('warning') ? 'warning' : 'passed';
}

/** The log of a run: each step with its time, the newest at the bottom and in view. */
export function LogCard({ log }: { readonly log: readonly LogLine[] }) {
  const t = useStrings(selfTestStrings);
  const titles = useStrings(checkStrings);
  const box = useRef<HTMLDivElement>(null);
  const newest = log.at(-1)?.no;
  useEffect(() => {
    if (newest !== undefined) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [newest]);
  return (
    <Card>
      <CardHead title={t('log')} />
      <div
        ref={box}
        role="log"
        aria-label={t('log')}
        className="m-4 mt-3 max-h-72 min-h-24 overflow-y-auto rounded-md bg-sunken px-3 py-2.5 font-mono text-2xs leading-5 text-ink-2"
      >
        {log.length === 0 && <p className="font-sans text-xs text-ink-3">{t('log.empty')}</p>}
        {log.map(({ no, at, state }) => (
          <p key={no} className="break-words">
            <span className="text-ink-3">{formatClock(at, { seconds: true })}</span> {titles(state.id)} –{' '}
            {t(`status.${state.status}`)}
            {state.outcome && `: ${outcomeText(state.outcome, t)}`}
          </p>
        ))}
      </div>
    </Card>
  );
}

interface NeedsDataProps {
  readonly children: ReactNode;
  /** The suite also makes a report: that is refused as well. */
  readonly hasReport?: boolean | undefined;
}

/** A suite over the user's data: without data it says so, refuses to run, and shows the ways to the first file. */
export function NeedsData({ children, hasReport = false }: NeedsDataProps) {
  const t = useStrings(selfTestStrings);
  const state = useLedgerState();
  if (state.kind === 'loading') return <ScreenHeader />;
  if (state.kind === 'failed') {
    return (
      <>
        <ScreenHeader />
        <Card>
          <EmptyState title={t('load-failed')} />
        </Card>
      </>
    );
  }
  if (dataStatus(state) !== 'NO_DATA') return <>{children}</>;
  return (
    <>
      <ScreenHeader
        actions={
          <>
            {hasReport && (
              <Button icon={FileText} disabled title={t('no-report')}>
                {t('make-report')}
              </Button>
            )}
            <Button variant="primary" icon={Play} disabled title={t('no-data')}>
              {t('run-all')}
            </Button>
          </>
        }
      />
      <Card>
        <EmptyState
          title={t('no-data')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Link to="/smart-import" className={buttonClass({ variant: 'primary' })}>
                {t('no-data.smart')}
              </Link>
              <Link to="/import" className={buttonClass()}>
                {t('no-data.classic')}
              </Link>
              <DemoControl />
            </div>
          }
        >
          {t('no-data.note')}
        </EmptyState>
      </Card>
    </>
  );
}

/** How much there is to test with: nothing, files without a transaction, or a ledger. */
type DataStatus = 'NO_DATA' | 'PARTIAL_DATA' | 'FULL_DATA';

export function dataStatus(state: LedgerState): DataStatus {
  if (state.kind !== 'ready') return 'NO_DATA';
  return state.counts.events === 0 ? 'PARTIAL_DATA' : 'FULL_DATA';
}
