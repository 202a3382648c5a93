/** Computes ranges in a worker of its own that ends with the job: what became out of date stops at once. */
import type { CertaintyReview } from '@cryptax/tax-de';
import { inJobWorker, type Job, PageWorker as Worker } from '../job-worker.ts';
import { type CertaintyJob, ranked } from './certainty-job.ts';
import type { CertaintyWorkerApi } from './certainty-worker.ts';

export interface CertaintyRunner {
  readonly run: (job: CertaintyJob) => Job<CertaintyReview>;
}

export const workerRunner: CertaintyRunner = {
  run: (job) => inJobWorker('certainty', startCertaintyWorker, (remote) => ranked(job, remote)),
};

function startCertaintyWorker(name: string): Worker<CertaintyWorkerApi> {
  return new Worker(new URL('./certainty-worker.ts', import.meta.url), { type: 'module', name });
}
