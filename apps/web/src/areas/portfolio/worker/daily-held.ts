/**
 * Every evening's holdings for the value curve: units by all movements, cost by the lots. Both are columns of their own
 * places in one list; a place that fell below zero holds nothing.
 */
import type { DailyBalances, LedgerEngine } from '@cryptax/ledger';

export function dailyHeld(engine: Pick<LedgerEngine, 'dailyBalances' | 'dailyQuantities'>): DailyBalances {
  const lots = engine.dailyBalances();
  const moved = engine.dailyQuantities();
  const first = moved.places.length;
  const count = moved.day.length + lots.day.length;
  const day = new Int32Array(count);
  const pool = new Int32Array(count);
  const cost = new Float64Array(count);
  const units: bigint[] = [];
  for (let at = 0, a = 0, b = 0; at < count; at++) {
    const isMove = b >= lots.day.length || (a < moved.day.length && (moved.day[a] ?? 0) <= (lots.day[b] ?? 0));
    if (isMove) {
      const held = moved.units[a] ?? 0n;
      day[at] = moved.day[a] ?? 0;
      pool[at] = moved.place[a] ?? 0;
      units.push(held > 0n ? held : 0n);
      a++;
    } else {
      day[at] = lots.day[b] ?? 0;
      pool[at] = first + (lots.pool[b] ?? 0);
      cost[at] = lots.cost[b] ?? 0;
      units.push(0n);
      b++;
    }
  }
  return { pools: [...moved.places, ...lots.pools], day, pool, units, cost };
}
