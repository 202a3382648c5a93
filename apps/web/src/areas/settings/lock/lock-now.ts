/** Locks the book in every tab: the others let go of it, and this page begins anew with nothing in its memory. */
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';

export async function lockNow(ledger: LedgerApi): Promise<void> {
  await ledger.lockOthers();
  window.location.reload();
}
