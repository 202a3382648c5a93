/**
 * When events were edited here. A backup that took the place of the book was an edit of that moment of everything the
 * account knew, whatever the history in the file says; what others added meanwhile and this device never saw is not part
 * of it.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { Device, SyncFailure, SyncState } from './sync-ports.ts';

export async function knownTimes(
  device: Device,
  { agreed, restoredAt }: SyncState,
  ids: readonly string[],
  events: readonly LedgerEvent[],
): Promise<Result<ReadonlyMap<string, string>, SyncFailure>> {
  const edited = await device.editedAt(ids);
  if (!edited.ok || restoredAt === undefined) return edited;
  const here = new Set(events.map(({ id }) => id));
  const times = new Map(edited.value);
  for (const id of ids) {
    if ((agreed.has(id) || here.has(id)) && restoredAt > (times.get(id) ?? '')) times.set(id, restoredAt);
  }
  return ok(times);
}
