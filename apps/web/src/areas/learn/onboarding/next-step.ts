/** The one thing a beginner should do next, from facts of the ledger that is shown. */
import type { OpenLedger } from '../../../platform/ledger/ledger-state.ts';

export type NextStep = 'own-data' | 'review' | 'report' | 'plan';

export function nextStepOf({ isDemo, counts }: OpenLedger, isDownloaded: boolean): NextStep {
  if (isDemo) return 'own-data';
  if (counts.review > 0) return 'review';
  return isDownloaded ? 'plan' : 'report';
}
