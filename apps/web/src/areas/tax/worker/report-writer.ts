/**
 * Writes the files of a report, opens packs and verifies PDFs. In the browser each job has a worker of its own that ends with it: the
 * ledger worker stays small and quick, a cancelled file stops at once, and the memory of a large PDF is given back.
 */
import type { Result } from '@cryptax/kernel';
import type { OpenedPack, PackError, PdfProblem, PdfVerification, Proposals, RenderedFile } from '@cryptax/reports';
import { proxy, type Remote } from 'comlink';
import { inJobWorker, type Job, PageWorker as Worker } from '../../../platform/ledger/worker/job-worker.ts';
import type { FileJob } from './write-file.ts';
import type { WriterWorkerApi } from './writer-worker.ts';

export interface Writing {
  readonly file: Promise<RenderedFile>;
  readonly stop: () => void;
}

export interface ReportWriter {
  readonly write: (job: FileJob, onProgress: (share: number) => void) => Writing;
  readonly openPack: (file: Uint8Array<ArrayBuffer>, passphrase: string) => Promise<Result<OpenedPack, PackError>>;
  readonly openProposals: (file: Uint8Array<ArrayBuffer>, passphrase: string) => Promise<Result<Proposals, PackError>>;
  /** Computes the report inside a PDF again and prints it again. */
  readonly verifyPdf: (file: Uint8Array<ArrayBuffer>) => Promise<Result<PdfVerification, PdfProblem>>;
}

export const workerWriter: ReportWriter = {
  write: (job, onProgress) => {
    const { result, stop } = inWorker((remote) => remote.writeFile(job, proxy(onProgress)));
    return { file: result, stop };
  },
  openPack: (file, passphrase) =>
    inWorker(async (remote): Promise<Result<OpenedPack, PackError>> => remote.openPack(file, passphrase)).result,
  openProposals: (file, passphrase) =>
    inWorker(async (remote): Promise<Result<Proposals, PackError>> => remote.openProposals(file, passphrase)).result,
  verifyPdf: (file) =>
    inWorker(async (remote): Promise<Result<PdfVerification, PdfProblem>> => remote.verifyPdf(file)).result,
};

function inWorker<T>(work: (remote: Remote<WriterWorkerApi>) => Promise<T>): Job<T> {
  return inJobWorker('report-file', startWriterWorker, work);
}

function startWriterWorker(name: string): Worker<WriterWorkerApi> {
  return new Worker(new URL('./writer-worker.ts', import.meta.url), { type: 'module', name });
}
