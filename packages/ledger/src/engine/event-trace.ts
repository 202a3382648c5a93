/**
 * One event and what became of its lots. Entries of the journal stand in order of processing, so those of an event are
 * found by halving; lots are followed through the columns, and views are made only of what belongs to the event.
 */
import type { EventTrace } from '../views.ts';
import { disposalView } from './disposal-views.ts';
import { movementViews } from './entry-views.ts';
import { openLotViews } from './holding-views.ts';
import { isDisposal } from './journal.ts';
import type { ViewSource } from './view-source.ts';

export function eventTrace(source: ViewSource, eventId: string): EventTrace {
  const slot = source.events.index.find(eventId);
  if (slot < 0) return { disposals: [], movements: [], openLots: [], usedBy: [] };
  const { kind } = source.book.journal;
  const entries = entriesOf(source, eventId);
  return {
    disposals: entries.filter((entry) => isDisposal(kind[entry] as number)).map((entry) => disposalView(source, entry)),
    movements: entries.flatMap((entry) => movementViews(source, entry)),
    openLots: openLotViews(source, Number.POSITIVE_INFINITY, (row) => makerOf(source, row) === slot),
    usedBy: usersOf(source, slot),
  };
}

/** Entries of the journal that an event made; none for one that is not there. */
export function entriesOf({ events, book }: ViewSource, eventId: string): number[] {
  const slot = events.index.find(eventId);
  if (slot < 0) return [];
  const { journal } = book;
  const place = events.position[slot] as number;
  const placeOf = (entry: number) => events.position[journal.slot[entry] as number] as number;
  let [low, high] = [0, journal.entries];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeOf(middle) < place) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let entry = low; entry < journal.entries && placeOf(entry) === place; entry++) found.push(entry);
  return found;
}

/** Slot of the event at the beginning of a row's chain. */
function makerOf({ book: { lots } }: ViewSource, row: number): number {
  let first = row;
  for (let at = row; at >= 0; at = lots.parentOf[at] as number) first = at;
  return lots.rowSlot[first] as number;
}

function usersOf({ events, book }: ViewSource, slot: number): string[] {
  const { journal, lots } = book;
  const wentThrough = (row: number): boolean => {
    for (let at = row; at >= 0; at = lots.parentOf[at] as number) if (lots.rowSlot[at] === slot) return true;
    return false;
  };
  const users = new Set<string>();
  for (let entry = 0; entry < journal.entries; entry++) {
    if (!isDisposal(journal.kind[entry] as number) || journal.slot[entry] === slot) continue;
    const end = journal.end(entry);
    for (let i = journal.first[entry] as number; i < end; i++) {
      if (wentThrough(journal.rowOf[i] as number)) users.add(events.ids[journal.slot[entry] as number] as string);
    }
  }
  return [...users];
}
