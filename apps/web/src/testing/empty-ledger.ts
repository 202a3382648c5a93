/** For tests: the state of a ledger that the user has just begun. */
import type { LedgerState } from '../platform/ledger/ledger-state.ts';

export const EMPTY_LEDGER: LedgerState = {
  kind: 'empty',
  book: 'own',
  isDemo: false,
  revision: 1,
  counts: { events: 0, imports: 0, files: 0, connections: 0, byHand: 0, wallets: 0, sources: 0, review: 0 },
  isImporting: false,
  ownEvents: 0,
  hasDemo: false,
};
