/** What receipts were worth, unrounded, summed by year: the engine publishes cents, and the cents of many would add up. */
import { add, type Day, type Decimal, decimal, yearOfDay, ZERO } from '@cryptax/kernel';
import { FINE_DIGITS } from './euro.ts';
import { EURO, type EventTable } from './event-table.ts';

export function incomeValues(
  events: EventTable,
  slots: readonly number[],
  isWanted: (place: number) => boolean,
): ReadonlyMap<number, Decimal> {
  const sums = new Map<number, Decimal>();
  for (const slot of slots) {
    if (!isWanted(events.rank[slot] as number)) continue;
    const year = yearOfDay(events.day[slot] as Day);
    sums.set(year, add(sums.get(year) ?? ZERO, worthOf(events, slot)));
  }
  return sums;
}

/** A value is a text of digits, so what it is counted in is a power of ten. */
function worthOf(events: EventTable, slot: number): Decimal {
  const exact = events.exactEuro(slot, EURO.cost);
  if (exact === undefined) return decimal(BigInt(events.cost[slot] as number), FINE_DIGITS);
  return decimal(exact.n, String(exact.d).length - 1);
}
