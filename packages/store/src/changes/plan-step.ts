/**
 * A step back or forth after something came from another device. The change is no longer replayed by place: each event it
 * touched is brought to how it was before (or after) it, except those that came or changed from elsewhere since. They stay
 * as they are, because undo takes back what was done here and nothing else.
 */
import type { BookSnapshot } from '../chunks/book-snapshot.ts';
import type { Entry } from '../chunks/splice.ts';
import type { Sides } from '../repositories/read-before.ts';
import type { Delta } from './delta.ts';
import { type EventPlan, planEvents } from './plan-events.ts';
import { replacing } from './plan-replacements.ts';
import { sameData } from './same-data.ts';

/** What came from another device since the step was last made. */
export interface Received {
  readonly ids: ReadonlySet<string>;
  /** Those of them that were not here before. */
  readonly brought: ReadonlySet<string>;
}

export interface PlannedStep {
  readonly delta: Delta;
  readonly freshChunks: EventPlan['freshChunks'];
  readonly nextChunk: number;
  /** Events that were left as another device made them. */
  readonly kept: number;
}

/** `delta` leads from `before` to `after`; for undo the caller passes it inverted, sides and all. */
export async function planStep(
  snapshot: BookSnapshot,
  delta: Delta,
  { before, after }: Sides,
  { ids: received, brought }: Received,
  chunkSize: number,
): Promise<PlannedStep> {
  await snapshot.loadIndex();
  const from = byId(before);
  const to = byId(after);
  const replacements = new Map<string, readonly Entry['event'][]>();
  const additions: Entry[] = [];
  let kept = 0;
  for (const id of new Set([...from.keys(), ...to.keys()])) {
    const target = to.get(id);
    if (sameData(from.get(id)?.event, target?.event)) continue;
    // A chunk that the step shows may have taken in events that it never touched.
    if (received.has(id)) kept += target === undefined && brought.has(id) ? 0 : 1;
    else if (snapshot.has(id)) replacements.set(id, target === undefined ? [] : [target.event]);
    else if (target !== undefined) additions.push(target);
  }
  const { edits } = replacing(snapshot, replacements);
  const { delta: events, freshChunks, nextChunk } = await planEvents(snapshot, { ...edits, additions }, chunkSize);
  const { chunks: _, edits: __, ...records } = delta;
  return { delta: { ...records, ...events }, freshChunks, nextChunk, kept };
}

function byId(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.event.id, entry]));
}
