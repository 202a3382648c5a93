/** The reports of a book: data status, the four reports for every year, sealed reports, adviser packs. */
import { FileText, ListOrdered, Sheet, TrendingUp } from 'lucide-react';
import { useLocale } from '../../lib/i18n/locale.tsx';
import type { FileRequest, OpenLedger } from '../../lib/ledger/ledger-api.ts';
import { LedgerFailed } from '../../lib/ledger/ledger-failed.tsx';
import { useAnswer } from '../../lib/ledger/use-ledger.tsx';
import { DownloadStatus } from '../../lib/report-files/download-status.tsx';
import { PreviewNote } from '../../lib/report-files/preview-note.tsx';
import { useDownload } from '../../lib/report-files/use-download.ts';
import { useTaxYear } from '../../lib/tax-year/tax-year.ts';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { DataStatus } from './components/data-status.tsx';
import { PackCard } from './components/pack-card.tsx';
import { ReportCard, type ReportKind } from './components/report-card.tsx';
import { SealedCard } from './components/sealed-card.tsx';

const CARDS = [
  { kind: 'annual', icon: FileText, ending: 'PDF', format: 'pdf' },
  { kind: 'gains', icon: TrendingUp, ending: 'PDF', format: 'gains' },
  { kind: 'transactions', icon: ListOrdered, ending: 'CSV', format: 'transactions' },
  { kind: 'form', icon: Sheet, ending: 'PDF', format: 'elster' },
] as const satisfies readonly { kind: ReportKind; format: FileRequest['format']; [key: string]: unknown }[];

export function ReportsPage({ ledger }: { readonly ledger: OpenLedger }) {
  const { book } = ledger;
  const locale = useLocale();
  const { year } = useTaxYear();
  const download = useDownload();
  const years = useAnswer(`report years ${book}`, (api) => api.reportYears(book));
  if (years.kind === 'failed') return <LedgerFailed error={years.error} />;
  if (years.kind === 'loading') return <SkeletonCard rows={6} />;
  const filled = years.value.filter(({ events }) => events > 0);
  const { state } = download;
  const working = (kind: ReportKind) =>
    state.kind === 'working' && state.id.startsWith(kind) ? Number(state.id.slice(kind.length)) : null;
  return (
    <div className="pb-8">
      <DataStatus ledger={ledger} years={years.value} />
      <div className="mb-4 grid gap-4 md:grid-cols-2">
        {CARDS.map(({ format, ...card }) => (
          <ReportCard
            key={card.kind}
            {...card}
            years={filled}
            working={working(card.kind)}
            onYear={(chosen) =>
              download.start(`${card.kind}${chosen}`, { kind: 'book', book, year: chosen }, { format, locale })
            }
          />
        ))}
      </div>
      <DownloadStatus download={download} className="mb-4" />
      {download.isPreview && <PreviewNote className="mb-4" />}
      <SealedCard book={book} />
      <PackCard source={{ kind: 'book', book, year }} year={year} />
    </div>
  );
}
