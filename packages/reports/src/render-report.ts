/**
 * One report, many faces: the only entrance for screens, worker and command line. The same report and options give
 * the same bytes everywhere; nothing is computed here, only written.
 */
import type { TaxYearReport, YearCertainty } from '@cryptax/tax-de';
import { csvText } from './csv/csv-text.ts';
import { fileKind } from './file-names.ts';
import { reportJson } from './json/report-json.ts';
import type { PdfDocument } from './pdf/render-pdf.ts';
import type { ReportEntries } from './pdf-data/attached-files.ts';
import type { TableId } from './tables/report-table.ts';
import { reportTable } from './tables/report-tables.ts';
import type { Locale } from './text/locale.ts';
import { namedReport } from './text/named-report.ts';
import { wisoCsv } from './wiso/wiso-csv.ts';
import { formXml } from './xml/form-xml.ts';

/**
 * `pdf` the whole report, `gains` its disposals only, `elster` the sheet where to type what (all three PDF);
 * `csv` one table, `csv-zip` all tables in one archive; `xml` the form values after our own schema.
 */
export const REPORT_FORMATS = ['pdf', 'gains', 'elster', 'xlsx', 'csv', 'csv-zip', 'json', 'xml', 'wiso'] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];

export interface RenderOptions {
  readonly format: ReportFormat;
  readonly locale: Locale;
  /** Free plan: the mark "Vorschau" on each page of a PDF. */
  readonly preview?: boolean;
  /** The demo ledger: "Beispieldaten" on each page of a PDF. */
  readonly demo?: boolean;
  /** Which table a `csv` has; without it the lots. */
  readonly table?: TableId;
  /** Separator and numbers of CSV files; without them semicolon and comma in German, comma and point in English. */
  readonly separator?: ';' | ',';
  readonly numbers?: Locale;
  /** What the report was computed from: the PDF of the whole report carries it, and so can be verified alone. */
  readonly entries?: ReportEntries;
  /** What open answers can make of the year: a file of an incomplete one says it before any figure. */
  readonly range?: YearCertainty | undefined;
  /** From 0 to 1 while a long PDF is made. */
  readonly onProgress?: (share: number) => void;
}

export interface RenderedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export async function renderReport(report: TaxYearReport, options: RenderOptions): Promise<RenderedFile> {
  const kind = fileKind(options.format, report.frame.year, options.table ?? 'lots');
  return { ...kind, bytes: await bytesOf(report, options) };
}

async function bytesOf(report: TaxYearReport, options: RenderOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { format, locale, numbers = locale, separator = locale === 'de' ? ';' : ',' } = options;
  switch (format) {
    case 'json':
      return utf8(reportJson(report));
    case 'csv':
      return utf8(csvText(reportTable(options.table ?? 'lots', namedReport(report), locale), { separator, numbers }));
    case 'pdf':
      return pdf(report, 'annual', options);
    case 'gains':
      return pdf(report, 'gains', options);
    case 'elster':
      return pdf(report, 'elster', options);
    case 'csv-zip':
      return (await import('./csv/csv-archive.ts')).csvArchive(namedReport(report), locale, { separator, numbers });
    case 'xlsx':
      return (await import('./xlsx/render-xlsx.ts')).renderXlsx(namedReport(report), locale, options.range);
    case 'xml':
      return utf8(formXml(namedReport(report), options.range));
    case 'wiso':
      return utf8(wisoCsv(namedReport(report)));
  }
}

async function pdf(
  report: TaxYearReport,
  document: PdfDocument,
  { locale, preview = false, demo = false, onProgress, entries, range }: RenderOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { renderPdf } = await import('./pdf/render-pdf.ts');
  const proof = document === 'annual' ? entries : undefined;
  return renderPdf(report, { document, locale, preview, demo, range, onProgress, entries: proof });
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
