/** Computes ranges in a worker of its own that ends with the job: what became out of date stops at once. */
import { memoryOf } from '@cryptax/ledger';
import type { CertaintyReview } from '@cryptax/tax-de';
import { type Remote, transfer } from 'comlink';
import { inJobWorker, type Job, PageWorker as Worker } from '../job-worker.ts';
import { messageTurn } from '../message-turn.ts';
import { type CertaintyJob, type Ranker, ranked } from './certainty-job.ts';
import type { CertaintyWorkerApi } from './certainty-worker.ts';

export interface CertaintyRunner {
  /** The job is made while the worker starts. */
  readonly run: (job: () => CertaintyJob) => Job<CertaintyReview>;
}

export const workerRunner: CertaintyRunner = {
  run: (job) => {
    let isStopped = false;
    const turn = messageTurn();
    const between = async () => {
      await turn();
      if (isStopped) throw new Error('Nobody waits for these ranges any more.');
    };
    const running = inJobWorker('certainty', startCertaintyWorker, async (remote) =>
      ranked({ ...job(), between }, rankerOf(remote)),
    );
    const stop = () => {
      isStopped = true;
      running.stop();
    };
    return { ...running, stop };
  },
};

/** What was matched goes over with its memory: nothing of it is copied. */
function rankerOf({ take, value, rank }: Remote<CertaintyWorkerApi>): Ranker<CertaintyReview> {
  return {
    take,
    value,
    rank: (matched) => rank(matched && transfer(matched, memoryOf(matched.columns))),
  };
}

function startCertaintyWorker(name: string): Worker<CertaintyWorkerApi> {
  return new Worker(new URL('./certainty-worker.ts', import.meta.url), { type: 'module', name });
}
