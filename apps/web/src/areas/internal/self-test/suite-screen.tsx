/** The frame that most test screens share: head with buttons, the copy, checks by category, the log. */
import { Play, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { ScreenHeader } from '../../../platform/screen/screen-title.tsx';
import { Button } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { CheckRows, StatusBadge } from '../check-rows.tsx';
import { tallyOf } from '../run-checks.ts';
import { selfTestStrings } from './strings.ts';
import { CategoryCards, categoryStatus, LogCard, SuiteBar } from './suite-parts.tsx';
import type { Suite } from './suites.data.ts';
import type { SuiteRun } from './use-suite.ts';

export interface SuiteScreenProps {
  readonly context: string;
  readonly suite: Suite;
  readonly run: SuiteRun;
  /** Beside "run all" and "reset". */
  readonly actions?: ReactNode;
  /** Between the copy and the checks. */
  readonly children?: ReactNode;
}

export function SuiteScreen({ context, suite, run, actions, children }: SuiteScreenProps) {
  const t = useStrings(selfTestStrings);
  const isRunning = run.phase === 'running';
  return (
    <>
      <ScreenHeader
        context={context}
        actions={
          <>
            {actions}
            <Button icon={RotateCcw} onClick={run.reset} disabled={run.phase === 'idle'}>
              {t('reset')}
            </Button>
            <Button variant="primary" icon={Play} loading={isRunning} onClick={() => void run.run()}>
              {t('run-all')}
            </Button>
          </>
        }
      />
      <SuiteBar run={run} />
      {children}
      <div className="grid gap-4">
        <CategoryCards categories={suite.categories} run={run} />
        <LogCard log={run.log} />
      </div>
    </>
  );
}

/** A run in little room: one state for all, and on demand the checks behind it. */
export function TestWidget({ run, small = false }: { readonly run: SuiteRun; readonly small?: boolean }) {
  const t = useStrings(selfTestStrings);
  const { checks, states } = run;
  const { passed, failed, warning, total } = tallyOf(checks, states);
  const rows = <CheckRows checks={checks} states={states} />;
  return (
    <TitledCard
      title={t('widget')}
      actions={<StatusBadge status={categoryStatus(checks.map((id) => states.get(id)?.status))} />}
      bodyClass="pb-2 text-sm"
    >
      <p className="num pb-1 text-xs whitespace-normal text-ink-3">
        {t('tally', { done: passed + failed + warning, total, failed, warning })}
      </p>
      {small ? (
        <Disclosure summary={t('details')} className="border-b-0">
          {rows}
        </Disclosure>
      ) : (
        rows
      )}
    </TitledCard>
  );
}
