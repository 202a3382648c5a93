/** How much there is to test with: nothing, files without a transaction, or a ledger. */
import type { LedgerState } from '../../../platform/ledger/ledger-state.ts';

export type DataStatus = 'NO_DATA' | 'PARTIAL_DATA' | 'FULL_DATA';

export function dataStatus(state: LedgerState): DataStatus {
  if (state.kind !== 'ready') return 'NO_DATA';
  return state.counts.events === 0 ? 'PARTIAL_DATA' : 'FULL_DATA';
}
