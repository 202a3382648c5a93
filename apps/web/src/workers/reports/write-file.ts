/** One file of a report, or one table of the ledger, as bytes. */
import { csvText, type RenderedFile, renderReport } from '@cryptax/reports';
import type { FileJob } from './renderer.ts';

export async function writeFile(job: FileJob, onProgress: (share: number) => void): Promise<RenderedFile> {
  if (job.kind === 'report') return renderReport(job.report, { ...job.options, onProgress });
  const bytes = new TextEncoder().encode(csvText(job.table, job.dialect));
  return { fileName: job.fileName, mediaType: 'text/csv;charset=utf-8', bytes };
}
