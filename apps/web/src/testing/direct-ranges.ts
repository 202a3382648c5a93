/** For tests: ranges computed in the same thread, without a worker, from what one would be sent. */
import { memoryOf } from '@cryptax/ledger';
import type { CertaintyReview } from '@cryptax/tax-de';
import { type CertaintyJob, certaintyWork, ranked } from '../platform/ledger/worker/certainty/certainty-job.ts';
import type { CertaintyRunner } from '../platform/ledger/worker/certainty/certainty-runner.ts';

export function rankedHere(job: CertaintyJob): Promise<CertaintyReview> {
  const { take, value, rank } = certaintyWork();
  return ranked(job, {
    take: async (ledger) => take(structuredClone(ledger)),
    value: async (prices) => value(structuredClone(prices)),
    rank: async (matched) => rank(matched && structuredClone(matched, { transfer: memoryOf(matched.columns) })),
  });
}

export const directRanges: CertaintyRunner = {
  run: (job) => ({ result: rankedHere(job()), stop: () => undefined }),
};
