/**
 * Changes of the cloud meet the events of the device, one by one. Untouched events take the change. An event that was
 * edited on both sides keeps the later edit; the other one stays in the journal here or in the server's history.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import { CLOCK_TIME } from './edit-clock.ts';
import { fingerprint } from './fingerprint.ts';
import type { Agreed, CloudChange } from './sync-ports.ts';

export interface Meeting {
  readonly changes: readonly CloudChange[];
  readonly agreed: ReadonlyMap<string, Agreed>;
  readonly events: readonly LedgerEvent[];
  /** When an event was last edited on this device, as an ISO instant. */
  readonly editedAt: ReadonlyMap<string, string>;
}

export interface Merged {
  readonly upserts: readonly LedgerEvent[];
  readonly deletedIds: readonly string[];
  readonly agreed: ReadonlyMap<string, Agreed>;
}

/** Agreed to be deleted. */
export const GONE = '';
/** Agreed in content, but lying there in the wrong form: no content has this fingerprint, so it is sent again. */
export const STALE = '~';

export function mergeChanges({ changes, agreed: before, events, editedAt }: Meeting): Merged {
  const agreed = new Map(before);
  const here = new Map(events.map((event) => [event.id, event]));
  const upserts = new Map<string, LedgerEvent>();
  const deletions = new Set<string>();
  for (const { id, event, clock, isStale = false } of changes) {
    const known = agreed.get(id);
    if (isStale && known?.clock === clock) agreed.set(id, { fingerprint: STALE, clock });
    // Nothing newer than what was agreed: our own edit on its way back, or a page told twice.
    if ((known?.clock ?? '') >= clock) continue;
    const theirs = event === undefined ? GONE : fingerprint(event);
    const local = here.get(id);
    const ours = local === undefined ? GONE : fingerprint(local);
    agreed.set(id, { fingerprint: isStale ? STALE : theirs, clock });
    if (ours === theirs) continue;
    // Not here and never agreed on: new, or deleted here before the answer to its upload came. The journal knows which.
    const isOpenHere = ours !== (before.get(id)?.fingerprint ?? GONE) || !before.has(id);
    // Kept here: it now differs from what was agreed, so it is sent with a clock later than theirs.
    if (isOpenHere && (editedAt.get(id) ?? '') > clock.slice(0, CLOCK_TIME)) continue;
    if (event === undefined) {
      deletions.add(id);
      upserts.delete(id);
      here.delete(id);
    } else {
      upserts.set(id, event);
      deletions.delete(id);
      here.set(id, event);
    }
  }
  for (const [id, { fingerprint: print }] of agreed) if (print === GONE && !here.has(id)) agreed.delete(id);
  return { upserts: [...upserts.values()], deletedIds: [...deletions], agreed };
}
