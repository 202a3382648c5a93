/**
 * SMART: the choice of lots that leaves the least taxable result for a given sum. Tax never falls when the year's result
 * rises (the limit is a jump upwards, the tariff rises), so the least result is the least tax. With lots that can be cut
 * anywhere the least result is a sort: losses inside the period first, the deepest per euro of proceeds in front; then
 * everything outside the period, which counts nothing; then gains, the smallest per euro first. That is the fractional
 * knapsack, for which taking in this order is the true optimum; tests compare it with every combination.
 */
import type { Day, Decimal } from '@cryptax/kernel';
import { type Fine, fineValue } from '../lots/fine.ts';
import { isFreeOn, type PlanLot, type PlanPool } from '../lots/plan-pool.ts';
import type { LotPart } from './pool-curve.ts';

export interface PricedPool {
  readonly pool: PlanPool;
  readonly price: Decimal;
}

export interface SmartPart extends LotPart {
  readonly pool: PlanPool;
  readonly proceeds: Fine;
}

export interface SmartOrder {
  /** Lots for proceeds of this much, in order of use; less where there is not enough. */
  readonly parts: (proceeds: Fine) => readonly SmartPart[];
  /** Sums of those parts, by lookup. */
  readonly at: (proceeds: Fine) => SmartSum;
  /** The same per pool, by lookup; pools that sell nothing are left out. */
  readonly pools: (proceeds: Fine) => readonly PoolSum[];
}

/** What a sale takes from one pool. */
export interface PoolSum extends SmartSum {
  readonly pool: PlanPool;
  readonly units: bigint;
}

export interface SmartSum {
  readonly proceeds: Fine;
  readonly cost: Fine;
  readonly taxableGain: Fine;
  readonly lots: number;
  readonly freeLots: number;
}

interface Entry {
  readonly pool: PlanPool;
  readonly price: Decimal;
  readonly lot: PlanLot;
  readonly value: Fine;
  readonly isFree: boolean;
  /** Taxable result per euro of proceeds; only for the order. */
  readonly rate: number;
  readonly taxable: Fine;
}

export function smartOrder(pools: readonly PricedPool[], soldOn: Day): SmartOrder {
  const entries = pools.flatMap((priced) => entriesOf(priced, soldOn)).sort(byRate);
  const sums: SmartSum[] = [EMPTY];
  for (const entry of entries) sums.push(plus(sums.at(-1) ?? EMPTY, wholeOf(entry)));
  const own = poolRanks(entries);
  const cut = (proceeds: Fine) => {
    const full = fullEntries(sums, proceeds);
    const rest = proceeds - (sums[full]?.proceeds ?? 0n);
    const next = entries[full];
    return { full, last: next === undefined || rest <= 0n ? undefined : partOf(next, rest) };
  };
  return {
    parts: (proceeds) => {
      const { full, last } = cut(proceeds);
      const whole = entries.slice(0, full).map(wholeOf);
      return last === undefined || last.units === 0n ? whole : [...whole, last];
    },
    at: (proceeds) => {
      const { full, last } = cut(proceeds);
      const sum = sums[full] ?? EMPTY;
      return last === undefined || last.units === 0n ? sum : plus(sum, last);
    },
    pools: (proceeds) => {
      const { full, last } = cut(proceeds);
      return own.flatMap(({ pool, ranks, sums: steps }) => {
        const sum = steps[countBelow(ranks, full)] ?? { ...EMPTY, pool, units: 0n };
        const isCut = last !== undefined && last.pool === pool && last.units > 0n;
        const all = isCut ? { ...plus(sum, last), pool, units: sum.units + last.units } : sum;
        return all.lots === 0 ? [] : [all];
      });
    },
  };
}

interface PoolRanks {
  readonly pool: PlanPool;
  /** Places of the pool's lots in the whole order, rising. */
  readonly ranks: readonly number[];
  /** Sums over the first of them, beginning with none. */
  readonly sums: readonly PoolSum[];
}

function poolRanks(entries: readonly Entry[]): readonly PoolRanks[] {
  const found = new Map<PlanPool, { readonly ranks: number[]; readonly sums: PoolSum[] }>();
  for (const [rank, entry] of entries.entries()) {
    const { pool, lot } = entry;
    const known = found.get(pool) ?? { ranks: [], sums: [{ ...EMPTY, pool, units: 0n }] };
    found.set(pool, known);
    const last = known.sums.at(-1) ?? { ...EMPTY, pool, units: 0n };
    known.ranks.push(rank);
    known.sums.push({ ...plus(last, wholeOf(entry)), pool, units: last.units + lot.units });
  }
  return [...found].map(([pool, { ranks, sums }]) => ({ pool, ranks, sums }));
}

/** How many ranks lie below `end`. */
function countBelow(ranks: readonly number[], end: number): number {
  let low = 0;
  let high = ranks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranks[middle] ?? 0) < end) low = middle + 1;
    else high = middle;
  }
  return low;
}

const EMPTY: SmartSum = { proceeds: 0n, cost: 0n, taxableGain: 0n, lots: 0, freeLots: 0 };

function entriesOf({ pool, price }: PricedPool, soldOn: Day): Entry[] {
  return pool.lots.map((lot) => {
    const value = fineValue(lot.units, pool.scale, price);
    const isFree = isFreeOn(lot, soldOn);
    const taxable = isFree ? 0n : value - lot.cost;
    return { pool, price, lot, value, isFree, taxable, rate: value === 0n ? 0 : Number(taxable) / Number(value) };
  });
}

/** Floats decide all but near ties; those are compared exactly. Equal lots go oldest first. */
function byRate(a: Entry, b: Entry): number {
  if (Math.abs(a.rate - b.rate) > 1e-12) return a.rate - b.rate;
  const difference = a.taxable * b.value - b.taxable * a.value;
  if (difference !== 0n) return difference < 0n ? -1 : 1;
  return a.lot.acquiredOn - b.lot.acquiredOn;
}

function wholeOf(entry: Entry): SmartPart {
  const { pool, lot, value, isFree } = entry;
  return { pool, lot, units: lot.units, cost: lot.cost, isFree, proceeds: value };
}

/** The part of a lot whose proceeds come nearest from below: amounts have a smallest unit. */
function partOf({ pool, price, lot, value, isFree }: Entry, proceeds: Fine): SmartPart {
  const units = (lot.units * proceeds) / value;
  return {
    pool,
    lot,
    units,
    cost: (lot.cost * units) / lot.units,
    isFree,
    proceeds: fineValue(units, pool.scale, price),
  };
}

function plus(sum: SmartSum, part: SmartPart): SmartSum {
  return {
    proceeds: sum.proceeds + part.proceeds,
    cost: sum.cost + part.cost,
    taxableGain: sum.taxableGain + (part.isFree ? 0n : part.proceeds - part.cost),
    lots: sum.lots + 1,
    freeLots: sum.freeLots + (part.isFree ? 1 : 0),
  };
}

function fullEntries(sums: readonly SmartSum[], proceeds: Fine): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sums[middle]?.proceeds ?? 0n) <= proceeds) low = middle;
    else high = middle - 1;
  }
  return low;
}
