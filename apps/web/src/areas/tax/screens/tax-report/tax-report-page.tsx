/**
 * The report of a source in its states: in the making, failed, an empty year, ready. The user mode decides whether it is
 * first told in words or in tables; figures, forms and files are the same.
 */
import { TAX_YEARS } from '@cryptax/tax-de';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-failed.tsx';
import { type Asked, useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { LookSwitch, useLook } from '../../../../platform/screen/look-switch.tsx';
import { NoticeLine } from '../../../../platform/screen/notice-line.tsx';
import { useTaxYear } from '../../../../platform/tax-year/tax-year.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Card, CardBody } from '../../../../ui/card.tsx';
import { EmptyState, FailedState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Spinner, StepProgress } from '../../../../ui/progress.tsx';
import { useDelayedLoading } from '../../../../ui/skeleton.tsx';
import { ExplainDrawer, useWhy } from '../../explain-drawer.tsx';
import { DownloadStatus } from '../../parts/report-files/download-status.tsx';
import { useDownload } from '../../parts/report-files/use-download.ts';
import { PersonDialog } from '../../parts/tax-profile/person-dialog.tsx';
import { ProfileCard } from '../../parts/tax-profile/profile-card.tsx';
import { usePersonData, useTaxSettings } from '../../parts/tax-profile/use-profile.ts';
import {
  REPORT_STAGES,
  type ReportSource,
  type ReportStage,
  type ReportView,
  type ReportYear,
} from '../../report-types.ts';
import { ReportFoot } from './components/report-foot.tsx';
import { ReportHead } from './components/report-head.tsx';
import { PackRemark, useReadOnlyNotices, useReportNotices } from './components/report-notices.tsx';
import { ResultCard } from './components/result-card.tsx';
import { YearTimelineCard } from './components/year-timeline-card.tsx';
import { ReportTables } from './report-tables.tsx';
import { ReportWords } from './report-words.tsx';
import { taxReportStrings } from './strings.ts';

export function TaxReportPage({ source }: { readonly source: ReportSource }) {
  const t = useStrings(taxReportStrings);
  const { year, choose } = useTaxYear();
  const { asked, stage, retry } = useTaxReport(source);
  const years = useAnswer('report years', (api) => api.reportYears(source.kind === 'book' ? source.book : 'own'));
  const title = t('title', { year: source.kind === 'book' ? source.year : year });
  if (asked.kind === 'ready' && asked.value.counts.events === 0 && source.kind === 'book') {
    return (
      <>
        <NoticeLine />
        <PageHeader title={title} />
        <EmptyYear year={source.year} years={years.kind === 'ready' ? years.value : []} onYear={choose} />
      </>
    );
  }
  if (asked.kind === 'ready') return <ReadyReport report={asked.value} />;
  return (
    <>
      <NoticeLine />
      <PageHeader title={title} context={t('context')} />
      {asked.kind === 'loading' ? <Generating stage={stage} /> : <ReportFailed error={asked.error} onRetry={retry} />}
    </>
  );
}

function ReadyReport({ report }: { readonly report: ReportView }) {
  const locale = useLocale();
  const { runningYear } = useTaxYear();
  const why = useWhy();
  const download = useDownload();
  const [look, setLook] = useLook();
  const [panel, setPanel] = useState<'profile' | 'person' | null>(null);
  const { source, year } = report;
  const isReadOnly = source.kind !== 'book';
  // The button in the head has its progress beneath the head, the tiles have theirs beneath the tiles.
  const isHead = 'id' in download.state && download.state.id === 'head';
  const editProfile = () => setPanel('profile');
  const body = { report, onWhy: why.open };
  const readOnly = useReadOnlyNotices(report);
  const standing = useReportNotices({ report, isRunning: year >= runningYear, isReadOnly });
  return (
    <>
      <NoticeLine more={[...readOnly, ...standing]} />
      <ReportHead
        report={report}
        isReadOnly={isReadOnly}
        isLoading={isHead && download.state.kind === 'working'}
        onProfile={() => setPanel(panel === 'profile' ? null : 'profile')}
        onPerson={() => setPanel('person')}
        onPdf={() => download.start('head', source, { format: 'pdf', locale })}
      />
      {isHead && <DownloadStatus download={download} className="mb-4" />}
      {!isReadOnly && <Panels panel={panel} year={year} onClose={() => setPanel(null)} />}
      <PackRemark source={source} />
      <ResultCard {...body} onProfile={isReadOnly ? undefined : editProfile} />
      <YearTimelineCard report={report} />
      <div className="mb-4 flex justify-end">
        <LookSwitch look={look} onLook={setLook} />
      </div>
      {look === 'words' ? <ReportWords {...body} /> : <ReportTables {...body} openFigure={why.figure} />}
      <ReportFoot report={report} download={download} isReadOnly={isReadOnly} />
      {why.figure && <ExplainDrawer source={source} figure={why.figure} onFigure={why.open} onClose={why.close} />}
    </>
  );
}

interface PanelsProps {
  readonly panel: 'profile' | 'person' | null;
  readonly year: number;
  readonly onClose: () => void;
}

function Panels({ panel, year, onClose }: PanelsProps) {
  const settings = useTaxSettings();
  const person = usePersonData();
  if (settings.kind !== 'ready' || person.kind !== 'ready') return null;
  const kept = { settings: settings.value, person: person.value };
  if (panel === 'profile') return <ProfileCard key={year} year={year} kept={kept} onClose={onClose} />;
  return panel === 'person' ? <PersonDialog kept={kept} onClose={onClose} /> : null;
}

/** Asks the worker for a report and listens to the steps of its making; asks again when book or profile change. */
interface TaxReport {
  readonly asked: Asked<ReportView>;
  /** The step that is running; the last one once the report is there. */
  readonly stage: ReportStage;
  readonly retry: () => void;
}

function useTaxReport(source: ReportSource): TaxReport {
  const [stage, setStage] = useState<ReportStage>('analyse');
  const [turn, setTurn] = useState(0);
  const asked = useAnswer(`report ${JSON.stringify(source)} ${turn}`, (api) => api.taxReport(source, setStage));
  return { asked, stage, retry: () => setTurn(turn + 1) };
}

/** The report in the making: four steps, each lit when the worker begins it. */
function Generating({ stage }: { readonly stage: ReportStage }) {
  const t = useStrings(taxReportStrings);
  const isLate = useDelayedLoading(true);
  const step = REPORT_STAGES.indexOf(stage) + 1;
  if (!isLate) return <div className="min-h-72" />;
  return (
    <Card>
      <CardBody className="mx-auto flex min-h-72 max-w-96 flex-col justify-center gap-4 text-center">
        <div className="flex items-center justify-center gap-2.5">
          <Spinner />
          <p className="text-lg font-semibold">{t('stage.title')}</p>
        </div>
        <StepProgress step={step} steps={REPORT_STAGES.length} label={t('stage.title')} />
        <p className="text-sm text-ink-2" role="status">
          {t(`stage.${stage}`)}
        </p>
      </CardBody>
    </Card>
  );
}

/** A year without entries: says so and offers the years that have some, instead of a report full of zeros. */
interface EmptyYearProps {
  readonly year: number;
  readonly years: readonly ReportYear[];
  readonly onYear: (year: number) => void;
}

function EmptyYear({ year, years, onYear }: EmptyYearProps) {
  const t = useStrings(taxReportStrings);
  const filled = years.filter(({ events }) => events > 0);
  return (
    <Card>
      <EmptyState
        title={t('year.empty', { year })}
        className="min-h-72"
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {filled.map((each) => (
              <Button key={each.year} onClick={() => onYear(each.year)}>
                {each.year}
              </Button>
            ))}
          </span>
        }
      >
        {t('year.emptyLine')}
      </EmptyState>
    </Card>
  );
}

/** A report that could not be made: what happened, that nothing is lost, the way back. A year without rules is no failure. */
function ReportFailed({ error, onRetry }: { readonly error: LedgerError; readonly onRetry: () => void }) {
  const t = useStrings(taxReportStrings);
  if (error.code === 'report.year-unknown') {
    return (
      <Card>
        <EmptyState title={t('year.unknown', { year: error.year })} className="min-h-72">
          {t('year.known', { from: TAX_YEARS[0] ?? '', to: TAX_YEARS.at(-1) ?? '' })}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card className="pb-6">
      <FailedState title={t('failed.title')} className="min-h-56">
        {t('failed.line')} <LedgerErrorWords error={error} />
      </FailedState>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
        <Link to="/import" className={buttonClass()}>
          {t('failed.import')}
        </Link>
      </div>
    </Card>
  );
}
