/**
 * The report on paper. The browser build of pdfmake is used everywhere, in Node too: its compression is plain
 * JavaScript, so page, worker and command line make the same bytes (docs/decisions/0015-report-files.md).
 */
import type { TaxYearReport } from '@cryptax/tax-de';
import { attachedFiles, type ReportEntries } from '../pdf-data/attached-files.ts';
import type { Locale } from '../text/locale.ts';
import { type Content, INK, MARGINS, TEXT_SIZE } from './content.ts';
import { annualDocument, elsterDocument, gainsDocument } from './documents.ts';
import { loadPdfmake } from './load-pdfmake.ts';
import { type FrameOptions, footer, header, watermark } from './page-frame.ts';

export type PdfDocument = 'annual' | 'gains' | 'elster';

export interface PdfOptions {
  readonly document: PdfDocument;
  readonly locale: Locale;
  readonly preview: boolean;
  readonly demo: boolean;
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Embedded with the sealed report, so that the file proves itself (docs/decisions/0051-reports-that-prove-themselves.md). */
  readonly entries?: ReportEntries | undefined;
}

export async function renderPdf(report: TaxYearReport, options: PdfOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { content, title } = DOCUMENTS[options.document](report, options.locale);
  const pdfmake = await loadPdfmake();
  pdfmake.setProgressCallback(options.onProgress);
  const buffer = await pdfmake
    .createPdf({ ...definition(report, content, { ...options, title }), ...proof(report, options) })
    .getBuffer();
  return new Uint8Array(buffer);
}

const DOCUMENTS = { annual: annualDocument, gains: gainsDocument, elster: elsterDocument } as const;

/** PDF/A-3 is the archive form that may carry files. Tags are not possible with pdfmake, so it is level b. */
function proof(report: TaxYearReport, { entries, ...print }: PdfOptions): object {
  if (entries === undefined) return {};
  return { subset: 'PDF/A-3b', files: attachedFiles(report, entries, print) };
}

function definition(report: TaxYearReport, content: readonly Content[], frame: FrameOptions): object {
  const { frame: input } = report;
  const mark = watermark(frame);
  return {
    pageSize: 'A4',
    pageMargins: [...MARGINS],
    language: frame.locale === 'de' ? 'de-DE' : 'en-GB',
    displayTitle: true,
    version: '1.7',
    info: {
      title: frame.title,
      author: input.person.name ?? 'Cryptax',
      subject: report.seal,
      creator: 'Cryptax',
      producer: 'Cryptax',
      // From the report, never the clock: the same report gives the same bytes.
      creationDate: new Date(input.generatedAt),
    },
    defaultStyle: { font: 'Roboto', fontSize: TEXT_SIZE, color: INK },
    header: header(report, frame),
    footer: footer(report, frame),
    content,
    ...(mark === undefined ? {} : { watermark: mark }),
  };
}
