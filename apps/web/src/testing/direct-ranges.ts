/** For tests: ranges computed in the same thread, without a worker, from what one would be sent. */
import type { CertaintyReview } from '@cryptax/tax-de';
import { type CertaintyJob, certaintyWork, sentEvents } from '../platform/ledger/worker/certainty/certainty-job.ts';
import type { CertaintyRunner } from '../platform/ledger/worker/certainty/certainty-runner.ts';

export async function rankedHere({ events, prices, ...rest }: CertaintyJob): Promise<CertaintyReview> {
  const work = certaintyWork();
  work.take(structuredClone(sentEvents(events)));
  return work.rank(structuredClone({ ...rest, prices: await prices }));
}

export const directRanges: CertaintyRunner = {
  run: (job) => ({ result: rankedHere(job), stop: () => undefined }),
};
