/** Suite 003, for power users: a live calculation beside 24 tests in six categories, through four phases. */
import { Copy, Download, FileText, Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { copyText, saveFile, saveTextFile } from '../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { OpenLedger } from '../../../../platform/ledger/ledger-state.ts';
import { useAnswer, useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../platform/notices/notices.ts';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { DescriptionList } from '../../../../ui/description-list.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { formatInstantDay } from '../../../../ui/format/date.ts';
import { reportText } from '../../run-checks.ts';
import { selfTestStrings } from '../../self-test/strings.ts';
import { CategoryCards, dataStatus, LogCard, NeedsData, SuiteBar } from '../../self-test/suite-parts.tsx';
import { SUITES } from '../../self-test/suites.data.ts';
import { type Phase, type SuiteRun, useSuite } from '../../self-test/use-suite.ts';
import { klaus003TestsStrings } from '../strings.ts';
import { CalculatorCard } from './components/calculator-card.tsx';

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

/** Where the suite stands: setup, testing, analysis, report. */
const PHASES = ['setup', 'testing', 'analysis', 'report'] as const;

function PhaseCards({ phase, hasReport }: { readonly phase: Phase; readonly hasReport: boolean }) {
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

/** The report of a run as text, to read, copy or keep. */
function ReportCard({ text }: { readonly text: string }) {
  const t = useStrings(klaus003TestsStrings);
  const locale = useLocale();
  const copy = async () => {
    if (await copyText(text, locale)) notices.success(t('copied'));
  };
  return (
    <TitledCard
      title={t('report.title')}
      actions={
        <>
          <Button size="s" icon={Copy} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button size="s" icon={Download} onClick={() => saveTextFile('klaus-003-report.txt', text, 'text/plain')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <pre className="overflow-x-auto rounded-md bg-sunken px-3 py-2.5 font-mono text-2xs leading-5 whitespace-pre-wrap text-ink-2">
        {text}
      </pre>
    </TitledCard>
  );
}

/** What the tests run over: how much, from when to when, which coins. */
const SHOWN_ASSETS = 5;

function DataBanner({ ledger }: { readonly ledger: OpenLedger }) {
  const t = useStrings(klaus003TestsStrings);
  const locale = useLocale();
  const facets = useAnswer('klaus-003 facets', (api) => api.eventFacets(ledger.book));
  const years = ledger.years ?? [];
  const assets = facets.kind === 'ready' ? facets.value.assets.map(({ value }) => value) : [];
  const more = assets.length - SHOWN_ASSETS;
  const names = assets.slice(0, SHOWN_ASSETS).join(', ');
  return (
    <div className="mb-4">
      <Callout tone="gain" title={t('full', { count: ledger.counts.events })}>
        {ledger.isDemo && t('demo')}
      </Callout>
      <Disclosure summary={t('details')} className="border-b-0">
        <DescriptionList
          dense
          className="max-w-md"
          items={[
            { id: 'range', term: t('range'), value: years.length === 0 ? '–' : `${years.at(-1)} – ${years[0]}` },
            { id: 'assets', term: t('assets'), value: more > 0 ? t('assets.more', { names, more }) : names },
            {
              id: 'last',
              term: t('last'),
              value:
                ledger.lastImportAt === undefined ? '–' : formatInstantDay(Date.parse(ledger.lastImportAt), locale),
            },
          ]}
        />
      </Disclosure>
    </div>
  );
}

/** The buttons of the suite: run, report, export, reset. The report and the export need a finished run. */
function SuiteHead({ run, report }: { readonly run: SuiteRun; readonly report: SuiteReport }) {
  const t = useStrings(klaus003TestsStrings);
  const words = useStrings(selfTestStrings);
  const isDone = run.phase === 'done';
  const exportResults = () => {
    const results = [...run.states.values()];
    const text = JSON.stringify({ exportedAt: new Date().toISOString(), suite: 'klaus-003', results }, null, 2);
    saveFile('klaus-003-results.json', new Blob([text], { type: 'application/json' }));
  };
  const reset = () => {
    run.reset();
    report.clear();
  };
  return (
    <ScreenHeader
      context={t('context', { count: run.checks.length })}
      actions={
        <>
          <Button icon={RotateCcw} onClick={reset} disabled={run.phase === 'idle'}>
            {t('reset')}
          </Button>
          <Button icon={Download} onClick={exportResults} disabled={!isDone}>
            {t('export')}
          </Button>
          <Button icon={FileText} onClick={report.make} disabled={!isDone}>
            {words('make-report')}
          </Button>
          <Button variant="primary" icon={Play} loading={run.phase === 'running'} onClick={() => void run.run()}>
            {words('run-all')}
          </Button>
        </>
      }
    />
  );
}

/** The report of the suite: made on a click once all tests are through, gone with a reset. */
interface SuiteReport {
  readonly text: string | undefined;
  readonly make: () => void;
  readonly clear: () => void;
}

function useReport({ checks, states }: SuiteRun): SuiteReport {
  const locale = useLocale();
  const [text, setText] = useState<string>();
  const make = () => {
    const done = checks.flatMap((id) => states.get(id) ?? []);
    setText(reportText({ states: done, locale, now: new Date() }));
  };
  return { text, make, clear: () => setText(undefined) };
}
