/** For tests: report files written in the same thread, without a worker. */
import { openAdviserPack, openProposals, verifyPdf } from '@cryptax/reports';
import type { ReportWriter } from '../areas/tax/worker/report-writer.ts';
import { writeFile } from '../areas/tax/worker/write-file.ts';

export const directWriter: ReportWriter = {
  write: (job, onProgress) => ({ file: writeFile(job, onProgress), stop: () => undefined }),
  openPack: openAdviserPack,
  openProposals,
  verifyPdf,
};
