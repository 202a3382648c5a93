/**
 * What a difference means for the engine. Events of one second are processed in ledger order; the engine keeps that order
 * by itself as long as changed events stay in place and new ones come last. Only otherwise it is told the whole order.
 */
import type { LedgerChanges, LedgerEvent } from '@cryptax/ledger';
import type { Stretch } from '@cryptax/store';

interface Ordered {
  readonly stored: readonly LedgerEvent[];
  readonly placeOf: (id: string) => number | undefined;
}

/** Places of the old list that no stretch takes over. */
export function removedPlaces(count: number, stretches: readonly Stretch[]): readonly number[] {
  const held = stretches.flatMap((part) => (part.kind === 'held' ? [part] : [])).sort((a, b) => a.from - b.from);
  const places: number[] = [];
  let next = 0;
  for (const { from, to } of [...held, { from: count, to: count }]) {
    for (; next < from; next++) places.push(next);
    next = Math.max(next, to);
  }
  return places;
}

/** `gone` are ids that left their place, `upsert` the valued events that are new or changed. */
export function engineChange(
  book: Ordered,
  stretches: readonly Stretch[],
  gone: readonly string[],
  upsert: readonly LedgerEvent[],
): LedgerChanges {
  const coming = new Set(upsert.map(({ id }) => id));
  const remove = gone.filter((id) => !coming.has(id));
  return isInOrder(book.placeOf, stretches) ? { upsert, remove } : { upsert, remove, order: orderOf(book, stretches) };
}

function isInOrder(placeOf: Ordered['placeOf'], stretches: readonly Stretch[]): boolean {
  let last = -1;
  let hasNew = false;
  for (const part of stretches) {
    const places = part.kind === 'held' ? [part.from] : part.entries.map(({ event }) => placeOf(event.id));
    for (const at of places) {
      if (at === undefined) {
        hasNew = true;
        continue;
      }
      if (hasNew || at <= last) return false;
      last = at;
    }
    if (part.kind === 'held') last = part.to - 1;
  }
  return true;
}

function orderOf({ stored }: Ordered, stretches: readonly Stretch[]): readonly string[] {
  return stretches.flatMap((part) =>
    part.kind === 'held'
      ? stored.slice(part.from, part.to).map(({ id }) => id)
      : part.entries.map(({ event }) => event.id),
  );
}
