/**
 * While the end of an import is read, the overview that follows is fetched and its longest answers are worked out: the
 * worker keeps them for this state of the book. Asked only then, they would take the processor from the new screen.
 */
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { painted } from '../../../platform/painted.ts';

/** Returns how to stop. Fails without a word: whoever opens the overview asks again and is told. */
export function prepareOverview(api: LedgerApi, fetchScreen: () => Promise<unknown>): () => void {
  let isWanted = true;
  const steps = [
    painted,
    fetchScreen,
    () => api.portfolioModel('own', { range: 'year' }),
    () => api.queryEvents({ book: 'own', offset: 0, limit: 1 }),
    () => api.eventFacets('own'),
  ];
  const run = async () => {
    for (const step of steps) if (isWanted) await step();
  };
  run().catch(() => undefined);
  return () => {
    isWanted = false;
  };
}
