/** Events that give way to others in their place: edits, splits, merges and deletions. */
import { err, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { BookSnapshot } from '../chunks/book-snapshot.ts';
import type { Entry } from '../chunks/splice.ts';
import { isEvent } from '../database/event-guard.ts';
import { invalidIds } from '../database/record-guards.ts';
import type { ChangeCounts } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import { makePlan, type Planned, type PlanSettings } from './plan.ts';
import { type EventEdits, planEvents } from './plan-events.ts';
import { sameData } from './same-data.ts';

/** By the id of the event that gives way. */
export type Replacements = ReadonlyMap<string, readonly LedgerEvent[]>;

export async function planReplacements(
  snapshot: BookSnapshot,
  replacements: Replacements,
  settings: PlanSettings,
): Planned {
  const refusal = refuseReplacements(snapshot, replacements);
  if (refusal) return err(refusal);
  const { edits, counts } = replacing(snapshot, replacements);
  const events = await planEvents(snapshot, { ...edits, additions: [] }, settings.chunkSize);
  const counted = counts();
  if (counted.added + counted.changed + counted.removed === 0) return ok('unchanged');
  return ok(makePlan(snapshot.head, { events, counts: counted, subjects: [...replacements.keys()] }));
}

/** How chunks are gone through; `counts` is right once they have been. An event replaced by itself is left alone. */
export function replacing(snapshot: BookSnapshot, replacements: Replacements) {
  const chunks = new Set([...replacements.keys()].map((id) => snapshot.chunkOf(id) ?? 0));
  let touched = 0;
  let removed = 0;
  let inserted = 0;
  const replace = (event: LedgerEvent): readonly LedgerEvent[] | undefined => {
    const by = isEvent(event) ? replacements.get(event.id) : undefined;
    if (!by || (by.length === 1 && sameData(by[0], event))) return undefined;
    touched++;
    removed += by.length === 0 ? 1 : 0;
    inserted += Math.max(0, by.length - 1);
    return by;
  };
  const edits: Omit<EventEdits, 'additions'> = { chunks, hidden: new Set<number>(), replace };
  const counts = (): Omit<ChangeCounts, 'skipped'> => ({ changed: touched - removed, removed, added: inserted });
  return { edits, counts };
}

export function refuseReplacements(snapshot: BookSnapshot, replacements: Replacements): StoreError | undefined {
  const missing = [...replacements.keys()].filter((id) => !snapshot.has(id));
  if (missing.length > 0) return { code: 'event.missing', ids: missing };
  const incoming = [...replacements.values()].flat();
  const invalid = invalidIds(incoming);
  if (invalid.length > 0) return { code: 'event.invalid', ids: invalid };
  const seen = new Set<string>();
  const repeated = incoming.filter(({ id }) => seen.size === seen.add(id).size).map(({ id }) => id);
  if (repeated.length > 0) return { code: 'event.repeated', ids: repeated };
  const present = [...seen].filter((id) => snapshot.has(id) && !replacements.has(id));
  return present.length > 0 ? { code: 'event.exists', ids: present } : undefined;
}

/** New events must be whole, and of none may there be two. */
export function refuseAdditions(snapshot: BookSnapshot, additions: readonly Entry[]): StoreError | undefined {
  const incoming = additions.map(({ event }) => event);
  const invalid = invalidIds(incoming);
  if (invalid.length > 0) return { code: 'event.invalid', ids: invalid };
  const present = incoming.filter(({ id }) => snapshot.has(id)).map(({ id }) => id);
  if (present.length > 0) return { code: 'event.exists', ids: present };
  const seen = new Set<string>();
  const repeated = incoming.filter(({ id }) => seen.size === seen.add(id).size).map(({ id }) => id);
  return repeated.length > 0 ? { code: 'event.repeated', ids: repeated } : undefined;
}
