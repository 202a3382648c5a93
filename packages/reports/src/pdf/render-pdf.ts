/** The report on paper: its sections as tagged pages, with the data that prove them (docs/decisions/0065-pages-by-pdfkit.md). */
import type { TaxYearReport, YearCertainty } from '@cryptax/tax-de';
import { attachedFiles, type ReportEntries } from '../pdf-data/attached-files.ts';
import { writePdf } from '../pdf-writer/write-pdf.ts';
import type { Locale } from '../text/locale.ts';
import { namedReport } from '../text/named-report.ts';
import { annualDocument, elsterDocument, gainsDocument } from './documents.ts';
import { pageFrame, reportFrame } from './page-frame.ts';
import { printable } from './pdf-table.ts';

export type PdfDocument = 'annual' | 'gains' | 'elster';

export interface PdfOptions {
  readonly document: PdfDocument;
  readonly locale: Locale;
  readonly preview: boolean;
  readonly demo: boolean;
  readonly range?: YearCertainty | undefined;
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Embedded with the sealed report, so that the file proves itself (docs/decisions/0051-reports-that-prove-themselves.md). */
  readonly entries?: ReportEntries | undefined;
}

export async function renderPdf(report: TaxYearReport, options: PdfOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { entries, onProgress, ...print } = options;
  const { blocks, title } = DOCUMENTS[options.document](namedReport(report), options.locale, options.range);
  const { frame } = report;
  return writePdf({
    info: {
      title,
      author: printable(frame.person.name ?? 'Cryptax'),
      subject: report.seal,
      language: options.locale === 'de' ? 'de-DE' : 'en-GB',
      createdAt: frame.generatedAt,
    },
    blocks,
    frame: pageFrame(reportFrame(report, { ...options, title })),
    files: entries === undefined ? [] : attachedFiles(report, entries, print),
    onProgress,
  });
}

const DOCUMENTS = { annual: annualDocument, gains: gainsDocument, elster: elsterDocument } as const;
