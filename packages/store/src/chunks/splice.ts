/**
 * Edits inside one chunk, as a text editor knows them: at this place, these entries go and those come. Places
 * count in the chunk before the edit, ascending. Undo restores events to the very place they had, which matters
 * because events of the same second are read in ledger order.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';

/** An event and the import it belongs to (0 = by hand). */
export interface Entry {
  readonly event: LedgerEvent;
  readonly origin: number;
}

export interface Splice {
  readonly at: number;
  readonly removed: readonly Entry[];
  readonly inserted: readonly Entry[];
}

export interface ChunkContent {
  readonly events: readonly LedgerEvent[];
  readonly origins: readonly number[];
}

/** Fails when the chunk does not hold what the splices expect to remove: then the chunk was damaged. */
export function applySplices(chunk: ChunkContent, splices: readonly Splice[]): Result<ChunkContent, 'mismatch'> {
  const events: LedgerEvent[] = [];
  const origins: number[] = [];
  let read = 0;
  const copyUpTo = (end: number): void => {
    for (; read < end && read < chunk.events.length; read++) {
      events.push(chunk.events[read] as LedgerEvent);
      origins.push(chunk.origins[read] ?? 0);
    }
  };
  for (const splice of splices) {
    copyUpTo(splice.at);
    for (const { event } of splice.removed) {
      if (chunk.events[read]?.id !== event.id) return err('mismatch');
      read++;
    }
    for (const { event, origin } of splice.inserted) {
      events.push(event);
      origins.push(origin);
    }
  }
  copyUpTo(chunk.events.length);
  return ok({ events, origins });
}

export function invertSplices(splices: readonly Splice[]): readonly Splice[] {
  let shift = 0;
  return splices.map(({ at, removed, inserted }) => {
    const inverted = { at: at + shift, removed: inserted, inserted: removed };
    shift += inserted.length - removed.length;
    return inverted;
  });
}
