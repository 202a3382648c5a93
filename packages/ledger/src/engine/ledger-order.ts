/** The order in the ledger, by which events of the same second are told apart. */
import type { EventTable } from './event-table.ts';

/** Taken off the ledger order of entries that go before others of the same second. */
export const EARLY = 2 ** 29;

/** Of one entry; undefined where there is none. */
export function placeIn({ index, rank }: EventTable, id: string): number | undefined {
  const slot = index.find(id);
  const place = slot < 0 ? undefined : (rank[slot] as number);
  return place !== undefined && place < 0 ? place + EARLY : place;
}

/** By slot, counted anew: what was taken out has left gaps. `ids`: the ledger in its order. */
export function countedAnew(events: EventTable, ids: readonly string[]): Int32Array<ArrayBuffer> {
  const { ids: known, index, rank, count } = events;
  const places = rank.slice(0, count);
  const isCounted = new Uint8Array(count);
  for (let place = 0; place < ids.length; place++) {
    // Where nothing was changed since they were read they stand in its order.
    const slot = known[place] === ids[place] ? place : index.find(ids[place] as string);
    // Of two with one id the first counts.
    if (slot < 0 || isCounted[slot] === 1) continue;
    isCounted[slot] = 1;
    places[slot] = (places[slot] as number) < 0 ? place - EARLY : place;
  }
  return places;
}
