/** The reports of a book: data status, the four reports for every year as cards or as a table, sealed reports, packs. */
import { Link } from '@tanstack/react-router';
import { Download as DownloadIcon, Stamp } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import { LedgerErrorWords, LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import type { OpenLedger } from '../../../../platform/ledger/ledger-state.ts';
import { useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { LookSwitch, useLook } from '../../../../platform/screen/look-switch.tsx';
import { useTaxYear } from '../../../../platform/tax-year/tax-year.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, TitledCard } from '../../../../ui/card.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { formatInstantDay } from '../../../../ui/format/date.ts';
import { formatCount } from '../../../../ui/format/number-format.ts';
import { Icon, IconTile } from '../../../../ui/icon.tsx';
import { Spinner } from '../../../../ui/progress.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { DownloadStatus, PreviewNote } from '../../parts/report-files/download-status.tsx';
import { useDownload } from '../../parts/report-files/use-download.ts';
import type { FileRequest, ReportYear } from '../../report-types.ts';
import { PackCard } from './components/pack-card.tsx';
import { SealedItem } from './components/sealed-item.tsx';
import {
  fileId,
  KIND_LOOKS,
  REPORT_KINDS,
  type ReportKind,
  STATE_TONES,
  type YearChoice,
  YearsTable,
} from './components/years-table.tsx';
import { reportsStrings } from './strings.ts';

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
    book,
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

/** What the reports rest on: complete or not, how many entries, which years, when the last file came in. */
interface DataStatusProps {
  readonly ledger: OpenLedger;
  readonly years: readonly ReportYear[];
}

function DataStatus({ ledger, years }: DataStatusProps) {
  const t = useStrings(reportsStrings);
  const locale = useLocale();
  const { counts, lastImportAt } = ledger;
  const isFull = counts.review === 0;
  const filled = years.filter(({ events }) => events > 0).map(({ year }) => year);
  const span = filled.length === 0 ? '–' : filled.length === 1 ? filled[0] : `${filled.at(-1)} – ${filled[0]}`;
  return (
    <StatStrip
      className="mb-4"
      stats={[
        {
          id: 'status',
          label: t('status'),
          value: t(isFull ? 'status.full' : 'status.partial'),
          note: isFull ? (
            t('status.fullNote')
          ) : (
            <Link to="/transactions" search={{ view: 'review' }} className={linkClass('inline')}>
              {t('status.partialNote', { count: counts.review })}
            </Link>
          ),
        },
        {
          id: 'events',
          label: t('events'),
          value: formatCount(counts.events, locale),
          ...(counts.sources === 0 ? {} : { note: t('eventsNote', { count: counts.sources }) }),
        },
        { id: 'years', label: t('years'), value: span },
        {
          id: 'import',
          label: t('lastImport'),
          value: lastImportAt === undefined ? t('never') : formatInstantDay(Date.parse(lastImportAt), locale),
        },
      ]}
    />
  );
}

/** The four reports, each with what it is for and a line per year; a click on a year saves its file. */
function ReportCards(choice: YearChoice) {
  return (
    <div className="mb-4 grid gap-4 md:grid-cols-2">
      {REPORT_KINDS.map((kind) => (
        <ReportCard key={kind} kind={kind} {...choice} />
      ))}
    </div>
  );
}

function ReportCard({ kind, years, working, onChoose }: YearChoice & { readonly kind: ReportKind }) {
  const t = useStrings(reportsStrings);
  const name = t(`card.${kind}`);
  const { icon, ending } = KIND_LOOKS[kind];
  return (
    <Card className="flex flex-col">
      <div className="flex gap-3.5 px-4 pt-4 pb-3 sm:px-4.5">
        <IconTile icon={icon} tone="accent" />
        <div className="min-w-0">
          <h2 className="flex items-center gap-2 text-base font-semibold">
            {name} <span className="text-xs font-normal text-ink-3">{ending}</span>
          </h2>
          <p className="mt-0.5 text-sm leading-5 text-ink-2">{t(`card.${kind}.line`)}</p>
        </div>
      </div>
      <ul className="mt-auto border-t border-line">
        {years.map(({ year, state }) => (
          <li key={year} className="border-b border-line last:border-b-0">
            <button
              type="button"
              aria-label={t('load', { name, year })}
              aria-describedby={`${kind}-${year}-state`}
              onClick={() => onChoose(kind, year)}
              className="group flex min-h-10 w-full items-center gap-3 px-4 text-left text-sm last:rounded-b-lg hover:bg-hover touch:min-h-11 sm:px-4.5"
            >
              <span className="num font-semibold">{year}</span>
              <span id={`${kind}-${year}-state`} className="flex">
                <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
              </span>
              <span className="ml-auto text-ink-3 group-hover:text-accent">
                {working === fileId(kind, year) ? <Spinner /> : <Icon icon={DownloadIcon} size={15} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Reports that were sealed, each with what the ledger of today would change in it. */
function SealedCard({ book }: Pick<OpenLedger, 'book'>) {
  const t = useStrings(reportsStrings);
  const ledger = useLedger();
  const { year } = useTaxYear();
  const [turn, setTurn] = useState(0);
  const [error, setError] = useState<LedgerError | null>(null);
  const sealed = useAnswer(`sealed ${book} ${turn}`, (api) => api.sealedReports(book));
  const again = () => setTurn((old) => old + 1);
  const [isBusy, seal] = useAction(async () => {
    const done = await ledger.sealReport({ kind: 'book', book, year });
    setError(done.ok ? null : done.error);
    again();
  });
  const list = sealed.kind === 'ready' ? sealed.value : [];
  const problem = error ?? (sealed.kind === 'failed' ? sealed.error : null);
  return (
    <TitledCard
      className="mb-4"
      title={t('sealed')}
      actions={
        <Button icon={Stamp} size="s" loading={isBusy} onClick={() => seal()}>
          {t('sealed.make', { year })}
        </Button>
      }
    >
      <p className="max-w-[80ch] text-sm leading-5 text-ink-2">{t('sealed.line')}</p>
      {problem && (
        <Callout tone="danger" className="mt-3">
          <LedgerErrorWords error={problem} />
        </Callout>
      )}
      {sealed.kind === 'loading' && <SkeletonCard rows={2} />}
      {sealed.kind === 'ready' && list.length === 0 && <p className="mt-3 text-sm text-ink-3">{t('sealed.none')}</p>}
      {list.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {list.map((report) => (
            <SealedItem key={report.id} report={report} onChange={again} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
