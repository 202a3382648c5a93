/** The ledger was emptied: the next sync of each connection reads from the beginning. Their keys stay. */
import { ok, type Result } from '@cryptax/kernel';
import type { Store } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { changeConnection, readConnections } from './kept-connections.ts';
import { forgetReading } from './kept-reading.ts';

export async function forgetSyncs(store: Store): Promise<Result<void, LedgerError>> {
  const list = await readConnections(store);
  if (!list.ok) return list;
  for (const { id } of list.value) {
    const gone = await forgetReading(store, id);
    if (!gone.ok) return gone;
    const begun = await changeConnection(store, id, ({ lastSync: _, ...connection }) => ({
      ...connection,
      imports: [],
    }));
    if (!begun.ok) return begun;
  }
  return ok(undefined);
}
