/** Names of lots: the event that made them, `event#2` for the second where one event made several; and the chain behind a part. */
import type { EventTable } from './event-table.ts';
import type { LotTable } from './lot-table.ts';

export function lotIdOf(events: EventTable, lots: LotTable, row: number): string {
  const root = lots.rootOf[row] as number;
  const event = events.ids[lots.rootSlot[root] as number] as string;
  const number = lots.numberOf.get(root) ?? 0;
  return number <= 1 ? event : `${event}#${number}`;
}

/** The event that created the lot, then every transfer, fork, wrap or migration it went through. */
export function chainOf(events: EventTable, lots: LotTable, row: number): string[] {
  const chain: string[] = [];
  for (let at = row; at >= 0; at = lots.parentOf[at] as number)
    chain.push(events.ids[lots.rowSlot[at] as number] as string);
  return chain.reverse();
}

/** Events that may have made a lot, by its name: the event itself, or the one whose further lots are numbered. */
export function eventsOfLot(lotId: string): readonly string[] {
  return [lotId, lotId.replace(/#\d+$/, '')];
}
