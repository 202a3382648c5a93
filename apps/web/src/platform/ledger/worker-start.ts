/**
 * Starts the ledger's worker. Its program is large and needs no part of the page, so a page that will ask it has it started
 * first: both load and compile side by side, and the worker is there when the first screen asks.
 */
import { CURRENT_BOOK } from '../books/current-book.ts';
import { startJobsOf } from './job-start.ts';
import { bookWorkerName } from './worker-lock.ts';

export interface StartedWorker {
  readonly worker: Worker;
  readonly name: string;
  /** Settles at its first error; heard from the start, because nobody else listens yet. */
  readonly failed: Promise<void>;
  /** Ends the workers that it has started for a job. */
  readonly endJobs: () => void;
}

let ahead: StartedWorker | undefined;

export function startWorkerAhead(): void {
  if (typeof Worker !== 'undefined') ahead ??= startWorker();
}

/** The one that was started ahead, for the first who asks; a new one afterwards. */
export function takeWorker(): StartedWorker {
  const taken = ahead ?? startWorker();
  ahead = undefined;
  return taken;
}

function startWorker(): StartedWorker {
  const name = bookWorkerName(CURRENT_BOOK);
  const worker = new Worker(new URL('../../app/worker/ledger-worker.ts', import.meta.url), { type: 'module', name });
  const failed = new Promise<void>((resolve) => {
    worker.addEventListener('error', () => resolve(), { once: true });
  });
  return { worker, name, failed, endJobs: startJobsOf(worker) };
}
