/** One file of a report, or the list of the ledger's events, as bytes. */
import { type RenderedFile, renderReport, renderTransactions } from '@cryptax/reports';
import type { FileJob } from './renderer.ts';

export async function writeFile(job: FileJob, onProgress: (share: number) => void): Promise<RenderedFile> {
  if (job.kind === 'report') return renderReport(job.report, { ...job.options, onProgress });
  return renderTransactions(job.events, job.options);
}
