/**
 * The report of a source in its states: in the making, failed, an empty year, ready. The user mode decides whether it is
 * first told in words or in tables; figures, forms and files are the same.
 */
import { useState } from 'react';
import { useLocale } from '../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { LookSwitch } from '../../../../platform/screen/look-switch.tsx';
import { useLook } from '../../../../platform/screen/use-look.ts';
import { useTaxYear } from '../../../../platform/tax-year/tax-year.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { ExplainDrawer } from '../../explain-drawer.tsx';
import { DownloadStatus } from '../../parts/report-files/download-status.tsx';
import { useDownload } from '../../parts/report-files/use-download.ts';
import { PersonDialog } from '../../parts/tax-profile/person-dialog.tsx';
import { ProfileCard } from '../../parts/tax-profile/profile-card.tsx';
import { usePersonData, useTaxSettings } from '../../parts/tax-profile/use-profile.ts';
import type { ReportSource, ReportView } from '../../report-types.ts';
import { useWhy } from '../../use-why.ts';
import { CompletenessLine } from './components/completeness-line.tsx';
import { EmptyYear } from './components/empty-year.tsx';
import { Generating } from './components/generating.tsx';
import { ReadOnlyBanner } from './components/read-only-banner.tsx';
import { ReportFailed } from './components/report-failed.tsx';
import { ReportFoot } from './components/report-foot.tsx';
import { ReportHead } from './components/report-head.tsx';
import { ResultCard } from './components/result-card.tsx';
import { ReportTables } from './report-tables.tsx';
import { ReportWords } from './report-words.tsx';
import { taxReportStrings } from './strings.ts';
import { useTaxReport } from './use-tax-report.ts';

export function TaxReportPage({ source }: { readonly source: ReportSource }) {
  const t = useStrings(taxReportStrings);
  const { year, choose } = useTaxYear();
  const { asked, stage, retry } = useTaxReport(source);
  const years = useAnswer('report years', (api) => api.reportYears(source.kind === 'book' ? source.book : 'own'));
  const title = t('title', { year: source.kind === 'book' ? source.year : year });
  if (asked.kind === 'ready' && asked.value.counts.events === 0 && source.kind === 'book') {
    return (
      <>
        <PageHeader title={title} />
        <EmptyYear year={source.year} years={years.kind === 'ready' ? years.value : []} onYear={choose} />
      </>
    );
  }
  if (asked.kind === 'ready') return <ReadyReport report={asked.value} />;
  return (
    <>
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
  return (
    <>
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
      {isReadOnly && <ReadOnlyBanner report={report} />}
      <CompletenessLine report={report} isRunning={year >= runningYear} isReadOnly={isReadOnly} />
      <ResultCard {...body} onProfile={isReadOnly ? undefined : editProfile} />
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
  if (panel === 'profile') {
    return (
      <ProfileCard key={year} year={year} kept={{ settings: settings.value, person: person.value }} onClose={onClose} />
    );
  }
  return panel === 'person' ? <PersonDialog person={person.value} onClose={onClose} /> : null;
}
