/** One file of a report, one table of the ledger, files of several years in one archive, a locked pack, a plan or an answer, as bytes. */
import {
  type AnswerPdfOptions,
  type CsvDialect,
  createAdviserPack,
  createProposals,
  csvText,
  type PackContent,
  type PlanDocument,
  type PlanPdfOptions,
  type Proposals,
  packZip,
  type RenderedFile,
  type RenderOptions,
  type ReportTable,
  renderAnswer,
  renderPlanPdf,
  renderReport,
} from '@cryptax/reports';
import type { AnswerKit } from '@cryptax/reports/answer';
import type { TaxYearReport } from '@cryptax/tax-de';

export type FileJob =
  | { readonly kind: 'report'; readonly report: TaxYearReport; readonly options: Omit<RenderOptions, 'onProgress'> }
  | { readonly kind: 'table'; readonly fileName: string; readonly table: PlainTable; readonly dialect: CsvDialect }
  | {
      readonly kind: 'archive';
      readonly fileName: string;
      readonly files: readonly { readonly fileName: string; readonly bytes: Uint8Array }[];
    }
  | { readonly kind: 'pack'; readonly content: PackContent; readonly passphrase: string }
  | { readonly kind: 'proposals'; readonly content: Proposals; readonly passphrase: string }
  | {
      readonly kind: 'plan';
      readonly fileName: string;
      readonly document: PlanDocument;
      readonly options: PlanPdfOptions;
    }
  | {
      readonly kind: 'answer';
      readonly kit: AnswerKit;
      readonly format: 'pdf' | 'csv';
      readonly options: AnswerPdfOptions;
    };

export type PlainTable = Pick<ReportTable, 'columns' | 'rows'>;

export async function writeFile(job: FileJob, onProgress: (share: number) => void): Promise<RenderedFile> {
  switch (job.kind) {
    case 'report':
      return renderReport(job.report, { ...job.options, onProgress: byPercent(onProgress) });
    case 'table': {
      const bytes = new TextEncoder().encode(csvText(job.table, job.dialect));
      return { fileName: job.fileName, mediaType: 'text/csv;charset=utf-8', bytes };
    }
    case 'archive': {
      const bytes = packZip(Object.fromEntries(job.files.map(({ fileName, bytes }) => [fileName, bytes])));
      return { fileName: job.fileName, mediaType: 'application/zip', bytes };
    }
    case 'pack':
    case 'proposals': {
      const pack = await (job.kind === 'pack'
        ? createAdviserPack(job.content, job.passphrase)
        : createProposals(job.content, job.passphrase));
      if (!pack.ok) throw new Error(pack.error.code);
      return pack.value;
    }
    case 'plan': {
      const bytes = await renderPlanPdf(job.document, job.options);
      return { fileName: job.fileName, mediaType: 'application/pdf', bytes };
    }
    case 'answer':
      return renderAnswer(job.kit, job.format, job.options);
  }
}

/** A long PDF reports thousands of times; a reader sees a hundred steps, and each message costs the page a drawing. */
function byPercent(notify: (share: number) => void): (share: number) => void {
  let reported = -1;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent <= reported) return;
    reported = percent;
    notify(share);
  };
}
