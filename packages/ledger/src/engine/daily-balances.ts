/**
 * What every pool held and what it had cost, at the end of each Berlin day on which it changed: one pass over rows and
 * journal, both of which lie in order of time. Quantities are exact; costs are the engine's float estimates of the lots
 * whose cost is known.
 */
import type { DailyBalances } from '../history.ts';
import { AmountColumn, LIMB } from './amounts.ts';
import { FINE_DIGITS } from './euro.ts';
import { AVERAGE_DIGITS, type Pool } from './pool.ts';
import type { ViewSource } from './view-source.ts';

const AVERAGE_PER_FINE = 10 ** (AVERAGE_DIGITS - FINE_DIGITS);

export function dailyBalances(source: ViewSource): DailyBalances {
  const { events, book, figures } = source;
  const { journal, lots } = book;
  const arrived = arrivals(source);
  const writer = new BalanceWriter(book.pools);
  const hasUnknown = lots.unknown.size > 0;
  let row = 0;
  let entry = 0;
  while (row < lots.rows || entry < journal.entries) {
    const rowDay = row < lots.rows ? dayOf(events.day, lots.rowSlot, row) : Infinity;
    const entryDay = entry < journal.entries ? dayOf(events.day, journal.slot, entry) : Infinity;
    const day = Math.min(rowDay, entryDay);
    for (; row < lots.rows && dayOf(events.day, lots.rowSlot, row) === day; row++) {
      writer.add(lots.poolOf[row] as number, arrived, row, 1, costAtArrival(source, arrived, row));
    }
    for (; entry < journal.entries && dayOf(events.day, journal.slot, entry) === day; entry++) {
      const end = journal.end(entry);
      for (let i = journal.first[entry] as number; i < end; i++) {
        const row = journal.rowOf[i] as number;
        const cost = hasUnknown && lots.unknown.has(lots.rootOf[row] as number) ? 0 : figures.cost(i);
        writer.add(lots.poolOf[row] as number, journal.part, i, -1, -cost);
      }
    }
    writer.endDay(day);
  }
  return writer.result(source);
}

function dayOf(days: Int32Array, slots: Int32Array, index: number): number {
  return days[slots[index] as number] as number;
}

/** What each row held when it came: what is left of it and all that was taken from it. */
export function arrivals(source: ViewSource): AmountColumn {
  const { lots, journal } = source.book;
  const arrived = new AmountColumn(lots.rows);
  for (let row = 0; row < lots.rows; row++) arrived.copy(row, lots.left, row);
  for (let i = 0; i < journal.fragments; i++) {
    const row = journal.rowOf[i] as number;
    if (arrived.big.size > 0 || journal.part.big.size > 0) {
      arrived.set(row, arrived.units(row) + journal.part.units(i));
      continue;
    }
    const lo = arrived.lo(row) + journal.part.lo(i);
    const carry = lo >= LIMB ? 1 : 0;
    arrived.setLimbs(row, arrived.hi(row) + journal.part.hi(i) + carry, lo - carry * LIMB);
  }
  return arrived;
}

function costAtArrival({ book: { lots } }: ViewSource, arrived: AmountColumn, row: number): number {
  if (lots.averageCostIn.size > 0) {
    const average = lots.averageCostIn.get(row);
    if (average !== undefined) return Number(average) / AVERAGE_PER_FINE;
  }
  const root = lots.rootOf[row] as number;
  if (lots.unknown.size > 0 && lots.unknown.has(root)) return 0;
  return (lots.cost[root] as number) * (arrived.float(row) / lots.amount.float(root));
}

/** Running sums by pool; limbs where they suffice, bigint for assets that outgrow them. */
class BalanceWriter {
  readonly #pools: readonly Pool[];
  readonly #limbs: Float64Array;
  readonly #big: bigint[];
  readonly #cost: Float64Array;
  readonly #isTouched: Uint8Array;
  readonly #touched: number[] = [];
  readonly #days: number[] = [];
  readonly #of: number[] = [];
  readonly #units: bigint[] = [];
  readonly #costs: number[] = [];

  constructor(pools: readonly Pool[]) {
    this.#pools = pools;
    this.#limbs = new Float64Array(2 * pools.length);
    this.#big = pools.map(() => 0n);
    this.#cost = new Float64Array(pools.length);
    this.#isTouched = new Uint8Array(pools.length);
  }

  add(pool: number, column: AmountColumn, index: number, sign: 1 | -1, cost: number): void {
    if (this.#isTouched[pool] === 0) {
      this.#isTouched[pool] = 1;
      this.#touched.push(pool);
    }
    this.#cost[pool] = (this.#cost[pool] as number) + cost;
    if ((this.#pools[pool] as Pool).big) {
      this.#big[pool] = (this.#big[pool] as bigint) + BigInt(sign) * column.units(index);
      return;
    }
    const lo = (this.#limbs[2 * pool + 1] as number) + sign * column.lo(index);
    const carry = lo >= LIMB ? 1 : lo < 0 ? -1 : 0;
    this.#limbs[2 * pool] = (this.#limbs[2 * pool] as number) + sign * column.hi(index) + carry;
    this.#limbs[2 * pool + 1] = lo - carry * LIMB;
  }

  endDay(day: number): void {
    for (const pool of this.#touched) {
      const units = this.#unitsOf(pool);
      /** An empty pool costs nothing; so estimates cannot drift over the years. */
      if (units === 0n) this.#cost[pool] = 0;
      this.#days.push(day);
      this.#of.push(pool);
      this.#units.push(units);
      this.#costs.push(this.#cost[pool] as number);
      this.#isTouched[pool] = 0;
    }
    this.#touched.length = 0;
  }

  result({ assets }: ViewSource): DailyBalances {
    return {
      pools: this.#pools.map(({ wallet, asset }) => ({
        wallet,
        asset: assets.names[asset] as string,
        scale: assets.scale[asset] as number,
      })),
      day: Int32Array.from(this.#days),
      pool: Int32Array.from(this.#of),
      units: this.#units,
      cost: Float64Array.from(this.#costs),
    };
  }

  #unitsOf(pool: number): bigint {
    if ((this.#pools[pool] as Pool).big) return this.#big[pool] as bigint;
    return BigInt(this.#limbs[2 * pool] as number) * BigInt(LIMB) + BigInt(this.#limbs[2 * pool + 1] as number);
  }
}
