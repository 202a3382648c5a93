/**
 * What selling the first `q` units of a pool takes, as a function of `q`: piecewise linear with a corner at each lot, so
 * it is computed once per order and day, and any amount is a lookup. It does not depend on the price: proceeds are
 * amount times price, and cost and holding period are facts of the lots.
 */
import type { Day } from '@cryptax/kernel';
import type { Method } from '@cryptax/ledger';
import type { Fine } from '../lots/fine.ts';
import { isFreeOn, type PlanLot, type PlanPool } from '../lots/plan-pool.ts';
import { lotsInOrder } from './lot-order.ts';

/** What a sale takes from a pool; units outside the holding period are `units - taxableUnits`. */
export interface Taken {
  readonly units: bigint;
  readonly taxableUnits: bigint;
  readonly cost: Fine;
  readonly taxableCost: Fine;
  readonly lots: number;
  readonly freeLots: number;
}

export interface LotPart {
  readonly lot: PlanLot;
  readonly units: bigint;
  readonly cost: Fine;
  readonly isFree: boolean;
}

export interface PoolCurve {
  readonly pool: PlanPool;
  readonly at: (units: bigint) => Taken;
  /** The lots behind `at`, in order of use. */
  readonly parts: (units: bigint) => readonly LotPart[];
  /** Units sold at the end of each lot. */
  readonly corners: readonly bigint[];
}

export function poolCurve(pool: PlanPool, method: Method, soldOn: Day): PoolCurve {
  const lots = lotsInOrder(pool, method);
  const costOf = method === 'AVERAGE' ? averageCost(pool) : ownCost;
  const corners: bigint[] = [];
  const sums: Taken[] = [EMPTY];
  for (const lot of lots) {
    const sum = plus(sums.at(-1) ?? EMPTY, partOf(lot, lot.units, soldOn, costOf));
    sums.push(sum);
    corners.push(sum.units);
  }
  return {
    pool,
    corners,
    at: (units) => {
      const full = fullLots(corners, units);
      const sum = sums[full] ?? EMPTY;
      const next = lots[full];
      const rest = units - sum.units;
      return rest <= 0n || next === undefined ? sum : plus(sum, partOf(next, rest, soldOn, costOf));
    },
    parts: (units) => {
      const full = fullLots(corners, units);
      const whole = lots.slice(0, full).map((lot) => partOf(lot, lot.units, soldOn, costOf));
      const next = lots[full];
      const rest = units - (sums[full]?.units ?? 0n);
      return rest <= 0n || next === undefined ? whole : [...whole, partOf(next, rest, soldOn, costOf)];
    },
  };
}

const EMPTY: Taken = { units: 0n, taxableUnits: 0n, cost: 0n, taxableCost: 0n, lots: 0, freeLots: 0 };

type CostOf = (lot: PlanLot, units: bigint) => Fine;

/** One division per part, never chained: parts of a lot add up to it but for the last of forty digits. */
const ownCost: CostOf = (lot, units) => (units === lot.units ? lot.cost : (lot.cost * units) / lot.units);

function averageCost(pool: PlanPool): CostOf {
  return (_, units) => (pool.cost * units) / pool.units;
}

function partOf(lot: PlanLot, units: bigint, soldOn: Day, costOf: CostOf): LotPart {
  return { lot, units, cost: costOf(lot, units), isFree: isFreeOn(lot, soldOn) };
}

function plus(sum: Taken, part: LotPart): Taken {
  const taxed = part.isFree ? 0n : 1n;
  return {
    units: sum.units + part.units,
    taxableUnits: sum.taxableUnits + taxed * part.units,
    cost: sum.cost + part.cost,
    taxableCost: sum.taxableCost + taxed * part.cost,
    lots: sum.lots + 1,
    freeLots: sum.freeLots + (part.isFree ? 1 : 0),
  };
}

/** How many lots lie wholly inside the first `units`. */
function fullLots(corners: readonly bigint[], units: bigint): number {
  let low = 0;
  let high = corners.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((corners[middle] ?? 0n) <= units) low = middle + 1;
    else high = middle;
  }
  return low;
}
