/**
 * Writes the files of a report, opens packs and verifies PDFs. In the browser each job has a worker of its own that ends with it: the
 * ledger worker stays small and quick, a cancelled file stops at once, and the memory of a large PDF is given back.
 */
import type { Result } from '@cryptax/kernel';
import type { OpenedPack, PackError, PdfProblem, PdfVerification, Proposals, RenderedFile } from '@cryptax/reports';
import { proxy, type Remote, wrap } from 'comlink';
import { whenWorkerEnds, workerName } from '../../../platform/ledger/worker-lock.ts';
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
  write: (job, onProgress) => inWorker((remote) => remote.writeFile(job, proxy(onProgress))),
  openPack: (file, passphrase) =>
    inWorker(async (remote): Promise<Result<OpenedPack, PackError>> => remote.openPack(file, passphrase)).file,
  openProposals: (file, passphrase) =>
    inWorker(async (remote): Promise<Result<Proposals, PackError>> => remote.openProposals(file, passphrase)).file,
  verifyPdf: (file) =>
    inWorker(async (remote): Promise<Result<PdfVerification, PdfProblem>> => remote.verifyPdf(file)).file,
};

function inWorker<T>(work: (remote: Remote<WriterWorkerApi>) => Promise<T>): {
  readonly file: Promise<T>;
  readonly stop: () => void;
} {
  const name = workerName('report-file');
  const worker = new Worker(new URL('./writer-worker.ts', import.meta.url), { type: 'module', name });
  const remote = wrap<WriterWorkerApi>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    // Out of memory ends a worker without a word; whoever waits for the file must hear of it.
    void remote
      .alive()
      .then(() => whenWorkerEnds(name))
      .then(() => reject(new Error('The browser ended the worker.')));
  });
  const file = Promise.race([work(remote), broken]).finally(() => worker.terminate());
  return { file, stop: () => worker.terminate() };
}
