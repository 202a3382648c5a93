/**
 * An event in the place of one with its id and its moment: nothing moves in the order of processing, so nothing has to be taken out and put in
 * again. Ten thousand answers to a ledger are written so.
 */
import { invariant } from '@cryptax/kernel';
import type { LedgerEvent } from '../events/ledger-event.ts';
import type { Clock } from './clock.ts';
import type { EventEncoder } from './event-encoder.ts';
import type { EventTable } from './event-table.ts';

/** Where an event stands that has its id and goes at its moment; -1 where none does. */
export function slotAtMoment({ index, at, rank }: EventTable, clock: Clock, event: LedgerEvent): number {
  const slot = index.find(event.id);
  if (slot < 0 || clock.instant(event.at) !== at[slot]) return -1;
  return isForEvent(event) === (rank[slot] as number) < 0 ? slot : -1;
}

export function encodeInto(events: EventTable, encoder: EventEncoder, slot: number, event: LedgerEvent): void {
  const [rank, place] = [events.rank[slot] as number, events.position[slot] as number];
  events.release(slot);
  invariant(encoder.encode(event, rank) === slot, 'an event in its own place');
  events.position[slot] = place;
}

/** Assumed for another event of its second, before which it goes. */
export function isForEvent(event: LedgerEvent): boolean {
  return event.kind === 'assumed-acquisition' && event.forEventId !== undefined;
}
