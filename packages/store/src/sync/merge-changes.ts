/**
 * Changes of the cloud meet the events of the device, one by one. Untouched events take the change. An event that was
 * edited on both sides keeps the later edit; the other one stays in the journal here or in the server's history.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import { type Agreed, type Agreement, agreedAs, GONE, isGone, isStaleRow, STALE, STALE_GONE } from './agreement.ts';
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
  for (const { id, name, event, clock, isStale = false } of changes) {
    const known = agreed.get(id) ?? before.get(id);
    const theirs = event === undefined ? GONE : fingerprint(event);
    const isWanted = event !== undefined && wantedBack.has(id);
    const asTheyHaveIt = agreedAs(name, isStale ? staleOf(theirs) : theirs, clock);
    // Nothing newer than what was agreed: our own edit on its way back, or a page reported twice.
    if (!isWanted && known !== undefined && known.clock >= clock) {
      if (known.clock === clock) agreed.set(id, sameUnder(known, asTheyHaveIt));
      // The cloud went back to an older state: what is here goes there again.
      else if (isReconciling) agreed.set(id, asTheyHaveIt);
      // An older row of the other form beside the one we know: sent once more, ours takes the place of both.
      else if (isStale) agreed.set(id, { ...known, fingerprint: staleOf(known.fingerprint) });
      continue;
    }
    const local = here.get(id);
    const ours = local === undefined ? GONE : fingerprint(local);
    agreed.set(id, asTheyHaveIt);
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

function staleOf(print: string): string {
  return isGone(print) ? STALE_GONE : STALE;
}

/** The same edit, as it lies there now: perhaps in the other form, or no longer in it, and under the name it has now. */
function sameUnder(known: Agreed, theirs: Agreed): Agreed {
  const isSettled = !isStaleRow(theirs.fingerprint) && !isStaleRow(known.fingerprint);
  return isSettled ? { ...theirs, fingerprint: known.fingerprint } : theirs;
}
