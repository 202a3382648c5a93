/**
 * Changes of the cloud meet the events of the device, one by one. Untouched events take the change. An event that was
 * edited on both sides keeps the later edit; the other one stays in the journal here or in the server's history.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import { type Agreed, type Agreement, GONE, STALE } from './agreement.ts';
import { CLOCK_TIME } from './edit-clock.ts';
import { fingerprint } from './fingerprint.ts';
import type { CloudChange } from './sync-ports.ts';

export interface Meeting {
  readonly changes: readonly CloudChange[];
  readonly agreed: Agreement;
  readonly events: readonly LedgerEvent[];
  /** The name of this device, by which its own edits are known when they come back. */
  readonly device: string;
  /** When an event was last edited on this device, as an ISO instant. */
  readonly editedAt: ReadonlyMap<string, string>;
  /** Everything is compared anew: a row of the cloud may also be older than what was agreed, after a restored server. */
  readonly isReconciling: boolean;
  /** Events that were deleted here and are wanted back. */
  readonly wantedBack: ReadonlySet<string>;
}

export interface Merged {
  readonly upserts: readonly LedgerEvent[];
  readonly deletedIds: readonly string[];
  /** To be agreed on once the events are written. */
  readonly agreed: ReadonlyMap<string, Agreed>;
}

export function mergeChanges(meeting: Meeting): Merged {
  const { changes, agreed: before, events, device, editedAt, isReconciling, wantedBack } = meeting;
  const agreed = new Map<string, Agreed>();
  const here = new Map(events.map((event) => [event.id, event]));
  const upserts = new Map<string, LedgerEvent>();
  const deletions = new Set<string>();
  for (const { id, event, clock, isStale = false } of changes) {
    const known = agreed.get(id) ?? before.get(id);
    const theirs = event === undefined ? GONE : fingerprint(event);
    const isWanted = event !== undefined && wantedBack.has(id);
    if (isStale && known?.clock === clock) agreed.set(id, { fingerprint: STALE, clock });
    // Nothing newer than what was agreed: our own edit on its way back, or a page reported twice.
    if (!isWanted && (known?.clock ?? '') >= clock) {
      // The cloud went back to an older state: what is here goes there again.
      if (isReconciling && known?.clock !== clock) agreed.set(id, { fingerprint: isStale ? STALE : theirs, clock });
      continue;
    }
    const local = here.get(id);
    const ours = local === undefined ? GONE : fingerprint(local);
    agreed.set(id, { fingerprint: isStale ? STALE : theirs, clock });
    if (ours === theirs) continue;
    // An edit of this device whose answer was lost: whatever stands here now came after it, also when it was taken back.
    if (!isWanted && clock.endsWith(`-${device}`)) continue;
    // Not here and never agreed on: new, or deleted here without a word to the cloud. The journal knows which.
    const isOpenHere = ours !== (before.get(id)?.fingerprint ?? GONE) || !before.has(id);
    // Kept here: it now differs from what was agreed, so it is sent with a clock later than theirs.
    if (!isWanted && isOpenHere && (editedAt.get(id) ?? '') > clock.slice(0, CLOCK_TIME)) continue;
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
  return { upserts: [...upserts.values()], deletedIds: [...deletions], agreed };
}
