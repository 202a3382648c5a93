/** Computes ranges in a worker of its own that ends with the job: what became out of date stops at once. */
import type { CertaintyReview } from '@cryptax/tax-de';
import { wrap } from 'comlink';
import { whenWorkerEnds, workerName } from '../../worker-lock.ts';
import { type CertaintyJob, ranked } from './certainty-job.ts';
import type { CertaintyWorkerApi } from './certainty-worker.ts';

export interface Running {
  readonly result: Promise<CertaintyReview>;
  readonly stop: () => void;
}

export interface CertaintyRunner {
  readonly run: (job: CertaintyJob) => Running;
}

export const workerRunner: CertaintyRunner = {
  run: (job) => {
    const name = workerName('certainty');
    const worker = new Worker(new URL('./certainty-worker.ts', import.meta.url), { type: 'module', name });
    const remote = wrap<CertaintyWorkerApi>(worker);
    const broken = new Promise<never>((_, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      // Out of memory ends a worker without a word; whoever waits must hear of it.
      void remote
        .alive()
        .then(() => whenWorkerEnds(name))
        .then(() => reject(new Error('The browser ended the worker.')));
    });
    const result = Promise.race([ranked(job, remote), broken]).finally(() => worker.terminate());
    return { result, stop: () => worker.terminate() };
  },
};
