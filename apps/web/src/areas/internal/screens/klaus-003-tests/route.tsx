/** Suite 003, for power users: a live calculation beside 24 tests in six categories, through four phases. */
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { CategoryCards } from '../../self-test/category-cards.tsx';
import { dataStatus } from '../../self-test/data-status.ts';
import { LogCard } from '../../self-test/log-card.tsx';
import { NeedsData } from '../../self-test/needs-data.tsx';
import { SuiteBar } from '../../self-test/suite-bar.tsx';
import { SUITES } from '../../self-test/suites.data.ts';
import { useSuite } from '../../self-test/use-suite.ts';
import { CalculatorCard } from './components/calculator-card.tsx';
import { DataBanner } from './components/data-banner.tsx';
import { PhaseCards } from './components/phase-cards.tsx';
import { ReportCard } from './components/report-card.tsx';
import { SuiteHead } from './components/suite-head.tsx';
import { klaus003TestsStrings } from './strings.ts';
import { useReport } from './use-report.ts';

const LOG_LIMIT = 20;

export function Klaus003TestsScreen() {
  return (
    <NeedsData hasReport>
      <PowerUserSuite />
    </NeedsData>
  );
}

function PowerUserSuite() {
  const t = useStrings(klaus003TestsStrings);
  const state = useLedgerState();
  const run = useSuite(SUITES.klaus3, LOG_LIMIT);
  const report = useReport(run);
  const isPartial = dataStatus(state) === 'PARTIAL_DATA';
  return (
    <>
      <SuiteHead run={run} report={report} />
      {isPartial ? (
        <Callout tone="review" className="mb-4">
          {t('partial')}
        </Callout>
      ) : (
        state.kind === 'ready' && <DataBanner ledger={state} />
      )}
      <PhaseCards phase={run.phase} hasReport={report.text !== undefined} />
      {state.kind === 'ready' && !isPartial && <CalculatorCard book={state.book} />}
      <SuiteBar run={run} />
      <div className="grid gap-4">
        {report.text !== undefined && <ReportCard text={report.text} />}
        <CategoryCards categories={SUITES.klaus3.categories} run={run} />
        <LogCard log={run.log} />
      </div>
    </>
  );
}
