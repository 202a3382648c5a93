/** For tests: ranges computed in the same thread, without a worker. */
import { runCertainty } from '../platform/ledger/worker/certainty/certainty-job.ts';
import type { CertaintyRunner } from '../platform/ledger/worker/certainty/certainty-runner.ts';

export const directRanges: CertaintyRunner = {
  run: (job) => ({ result: Promise.resolve().then(() => runCertainty(job)), stop: () => undefined }),
};
