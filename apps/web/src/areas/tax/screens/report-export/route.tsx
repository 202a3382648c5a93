/** Export of the tax report: all formats of the shown book and the chosen year. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import {
  Archive,
  Braces,
  Calculator,
  FileCode2,
  FileDown,
  FileSpreadsheet,
  FileText,
  ListOrdered,
  type LucideIcon,
  Sheet,
  Table,
  TrendingUp,
} from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { LOOKS, useLook } from '../../../../platform/screen/look-switch.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { useTaxYear } from '../../../../platform/tax-year/tax-year.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card, TitledCard } from '../../../../ui/card.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { DownloadStatus, PreviewNote } from '../../parts/report-files/download-status.tsx';
import { fileStrings } from '../../parts/report-files/strings.ts';
import { useDownload } from '../../parts/report-files/use-download.ts';
import { isSettled, type ReportSource } from '../../report-types.ts';
import { OptionFields, YearsField } from './components/option-fields.tsx';
import { Preview } from './components/preview.tsx';
import { EXPORT_FORMATS, type ExportFormat, type ExportOptions, requestOf, startOptions } from './export-options.ts';
import { reportExportStrings } from './strings.ts';

export function ReportExportScreen() {
  const t = useStrings(reportExportStrings);
  const title = useScreenTitle();
  const { year } = useTaxYear();
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ book }) => (
        <>
          <PageHeader title={title} context={t('context')} />
          <ExportPage book={book} year={year} />
        </>
      )}
    </LedgerScreen>
  );
}

/** Every format with what it is for. */
const ICONS: Readonly<Record<ExportFormat, LucideIcon>> = {
  pdf: FileText,
  xlsx: FileSpreadsheet,
  csv: Table,
  'csv-zip': Archive,
  xml: FileCode2,
  elster: Sheet,
  wiso: Calculator,
  json: Braces,
  gains: TrendingUp,
  transactions: ListOrdered,
};

interface FormatCardsProps {
  readonly value: ExportFormat;
  readonly onChange: (format: ExportFormat) => void;
}

function FormatCards({ value, onChange }: FormatCardsProps) {
  const t = useStrings(reportExportStrings);
  const files = useStrings(fileStrings);
  return (
    <RadioCards
      label={t('format')}
      value={value}
      onValueChange={onChange}
      className="sm:grid-cols-2"
      cards={EXPORT_FORMATS.map((format) => ({
        value: format,
        title: files(format),
        note: files(`${format}.line`),
        icon: ICONS[format],
      }))}
    />
  );
}

/** By purpose for beginners, all formats for experts, with options and preview; the file is written in the browser, with progress and the way to stop it. */
function ExportPage({ book, year }: { readonly book: Book; readonly year: number }) {
  const source: ReportSource = { kind: 'book', book, year };
  const t = useStrings(reportExportStrings);
  const files = useStrings(fileStrings);
  const [options, setOptions] = useState(startOptions(useLocale()));
  const [look, setLook] = useLook();
  const download = useDownload();
  const [more, setMore] = useState<readonly number[]>([]);
  const touched = useAnswer(`report years ${book}`, (api) => api.reportYears(book));
  const asked = useAnswer(`report ${JSON.stringify(source)}`, (api) => api.taxReport(source));
  if (asked.kind === 'failed') return <LedgerFailed error={asked.error} />;
  const report = asked.kind === 'ready' ? asked.value : null;
  const choice = {
    value: options.format,
    onChange: (format: ExportOptions['format']) => setOptions({ ...options, format }),
  };
  const filled = touched.kind === 'ready' ? touched.value.filter(({ events }) => events > 0) : [];
  const offered = filled.map((each) => each.year).filter((each) => each !== year);
  const years = [year, ...more.filter((each) => offered.includes(each))];
  const name = files(options.format);
  const make = () =>
    years.length === 1
      ? download.start('export', source, requestOf(options))
      : download.startYears('export', book, years, requestOf(options));
  const isPdf = options.format === 'pdf' || options.format === 'gains' || options.format === 'elster';
  return (
    <div className="grid gap-4 pb-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
      <TitledCard
        className="self-start"
        title={t(look === 'words' ? 'purpose' : 'format')}
        note={`${t('year')} ${year}`}
        actions={
          <Segmented
            label={t('look')}
            value={look}
            onValueChange={setLook}
            options={LOOKS.map((value) => ({ value, label: t(`look.${value}`) }))}
          />
        }
      >
        {look === 'words' ? <PurposeCards {...choice} /> : <FormatCards {...choice} />}
      </TitledCard>
      <div className="grid min-w-0 content-start gap-4">
        <TitledCard
          title={t('options')}
          actions={
            report && (
              <Badge tone={isSettled(report) ? 'gain' : 'review'}>
                {t(isSettled(report) ? 'complete' : 'provisional')}
              </Badge>
            )
          }
        >
          <OptionFields options={options} onChange={setOptions} />
          <YearsField offered={offered} chosen={more} onChange={setMore} />
          {download.isPreview && isPdf && <PreviewNote className="mt-3.5" />}
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button variant="primary" icon={FileDown} loading={download.state.kind === 'working'} onClick={make}>
              {years.length === 1 ? t('make', { name }) : t('makeYears', { name, years: years.length })}
            </Button>
            <Link to="/klaus-tax" className={linkClass()}>
              {t('toReport')}
            </Link>
          </div>
          <DownloadStatus download={download} className="mt-3.5" />
        </TitledCard>
        {report === null ? (
          <Card>
            <SkeletonCard />
          </Card>
        ) : (
          <Preview report={report} options={options} />
        )}
      </div>
    </div>
  );
}

/** What one wants to do, in words; each choice stands for the format that serves it. Everything else is one click away. */
const PURPOSES = [
  { value: 'pdf', icon: FileText },
  { value: 'elster', icon: Sheet },
  { value: 'wiso', icon: Calculator },
  { value: 'xlsx', icon: FileSpreadsheet },
] as const satisfies readonly { readonly value: FormatCardsProps['value']; readonly icon: LucideIcon }[];

function PurposeCards({ value, onChange }: FormatCardsProps) {
  const t = useStrings(reportExportStrings);
  const chosen = PURPOSES.find((purpose) => purpose.value === value)?.value ?? null;
  return (
    <>
      <RadioCards
        label={t('purpose')}
        value={chosen}
        onValueChange={onChange}
        cards={PURPOSES.map((purpose) => ({
          ...purpose,
          title: t(`purpose.${purpose.value}`),
          note: t(`purpose.${purpose.value}.line`),
        }))}
      />
      <p className="mt-3.5 text-sm text-ink-2">
        {t('purpose.adviser')}{' '}
        <Link to="/reports" className={linkClass('inline')}>
          {t('purpose.pack')}
        </Link>
      </p>
    </>
  );
}
