/** An asset got more decimals: all its amounts become integers of the smaller unit. Rare, so by bigint. */
import { powerOfTen } from '@cryptax/kernel';
import type { EventTable } from './event-table.ts';
import type { Pool } from './pool.ts';

export function rescaleAmounts(events: EventTable, pools: readonly Pool[], asset: number, digits: number): void {
  const factor = powerOfTen(digits);
  const isOf = (pool: number) => pool >= 0 && pools[pool]?.asset === asset;
  for (let slot = 0; slot < events.count; slot++) {
    const comesIn = isOf(events.inPool[slot] as number);
    if (isOf(events.outPool[slot] as number)) events.out.set(slot, events.out.units(slot) * factor);
    if (comesIn) events.in.set(slot, events.in.units(slot) * factor);
    /** A fee without a pool was kept back from what came in. */
    const feePool = events.feePool[slot] as number;
    if (feePool < 0 ? comesIn : isOf(feePool)) events.fee.set(slot, events.fee.units(slot) * factor);
  }
}
