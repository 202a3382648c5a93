/** The reports of a book: data status, the four reports for every year as cards or as a table, sealed reports, packs. */
import { useLocale } from '../../../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import type { OpenLedger } from '../../../../platform/ledger/ledger-state.ts';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { LookSwitch } from '../../../../platform/screen/look-switch.tsx';
import { useLook } from '../../../../platform/screen/use-look.ts';
import { useTaxYear } from '../../../../platform/tax-year/tax-year.ts';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { DownloadStatus } from '../../parts/report-files/download-status.tsx';
import { PreviewNote } from '../../parts/report-files/preview-note.tsx';
import { useDownload } from '../../parts/report-files/use-download.ts';
import type { FileRequest } from '../../report-file-types.ts';
import { DataStatus } from './components/data-status.tsx';
import { PackCard } from './components/pack-card.tsx';
import { ReportCards } from './components/report-cards.tsx';
import { fileId, type ReportKind } from './components/report-kinds.ts';
import { SealedCard } from './components/sealed-card.tsx';
import { YearsTable } from './components/years-table.tsx';

const FORMATS: Readonly<Record<ReportKind, FileRequest['format']>> = {
  annual: 'pdf',
  gains: 'gains',
  transactions: 'transactions',
  form: 'elster',
};

export function ReportsPage({ ledger }: { readonly ledger: OpenLedger }) {
  const { book } = ledger;
  const locale = useLocale();
  const { year } = useTaxYear();
  const [look, setLook] = useLook();
  const download = useDownload();
  const years = useAnswer(`report years ${book}`, (api) => api.reportYears(book));
  if (years.kind === 'failed') return <LedgerFailed error={years.error} />;
  if (years.kind === 'loading') return <SkeletonCard rows={6} />;
  const filled = years.value.filter(({ events }) => events > 0);
  const choice = {
    years: filled,
    working: download.state.kind === 'working' ? download.state.id : null,
    onChoose: (kind: ReportKind, chosen: number) =>
      download.start(fileId(kind, chosen), { kind: 'book', book, year: chosen }, { format: FORMATS[kind], locale }),
  };
  return (
    <div className="pb-8">
      <DataStatus ledger={ledger} years={years.value} />
      <div className="mb-3 flex justify-end">
        <LookSwitch look={look} onLook={setLook} />
      </div>
      {look === 'words' ? <ReportCards {...choice} /> : <YearsTable {...choice} />}
      <DownloadStatus download={download} className="mb-4" />
      {download.isPreview && <PreviewNote className="mb-4" />}
      <SealedCard book={book} />
      <PackCard source={{ kind: 'book', book, year }} year={year} />
    </div>
  );
}
