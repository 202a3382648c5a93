/**
 * What a sale of so many units of each position brings and costs under one method, before the law is asked. The curves are made
 * once per position, so that each sum is a lookup.
 */
import type { Day } from '@cryptax/kernel';
import type { Method } from '@cryptax/ledger';
import { type Fine, fineValue } from '../lots/fine.ts';
import type { PlanPool } from '../lots/plan-pool.ts';
import { type PoolCurve, poolCurve } from './pool-curve.ts';
import type { PoolSum, PricedPool } from './smart-order.ts';

/** Sums of one strategy before the law is asked. */
export interface SaleSum {
  readonly proceeds: Fine;
  readonly cost: Fine;
  readonly taxableGain: Fine;
  readonly lots: number;
  readonly freeLots: number;
}

/** A pool for sale, with what each method takes of it first. */
export interface Position extends PricedPool {
  /** The order in force in this pool. */
  readonly method: Method;
  readonly curves: Readonly<Record<Method, PoolCurve>>;
  /** Whether the average is one that this pool could have. */
  readonly hasAverage: boolean;
}

const NOTHING: SaleSum = { proceeds: 0n, cost: 0n, taxableGain: 0n, lots: 0, freeLots: 0 };

/** `average`: the pool with average cost from its start; the lots and their days are those of the pool itself. */
export function positionOf(priced: PricedPool, soldOn: Day, method: Method, average: PlanPool | undefined): Position {
  const { pool } = priced;
  const own = method === 'AVERAGE' ? pool : average?.units === pool.units ? average : undefined;
  return { ...priced, method, curves: curvesOf(pool, own ?? pool, soldOn), hasAverage: own !== undefined };
}

/** `units`: of each position, in its order. */
export function methodPools(
  positions: readonly Position[],
  order: Method | 'in-force',
  units: readonly bigint[],
): readonly PoolSum[] {
  return positions.flatMap(({ pool, price, method, curves }, index) => {
    const taken = curves[order === 'in-force' ? method : order].at(units[index] ?? 0n);
    const proceeds = fineValue(taken.units, pool.scale, price);
    const taxableGain = fineValue(taken.taxableUnits, pool.scale, price) - taken.taxableCost;
    const { cost, lots, freeLots } = taken;
    return lots === 0 ? [] : [{ pool, units: taken.units, proceeds, cost, taxableGain, lots, freeLots }];
  });
}

export function methodSum(
  positions: readonly Position[],
  order: Method | 'in-force',
  units: readonly bigint[],
): SaleSum {
  return methodPools(positions, order, units).reduce(
    (sum, each): SaleSum => ({
      proceeds: sum.proceeds + each.proceeds,
      cost: sum.cost + each.cost,
      taxableGain: sum.taxableGain + each.taxableGain,
      lots: sum.lots + each.lots,
      freeLots: sum.freeLots + each.freeLots,
    }),
    NOTHING,
  );
}

/** Units of each position for a sale of this much, the same share of each; at most all of it. */
export function spreadByValue(positions: readonly PricedPool[], value: Fine, sale: Fine): readonly bigint[] {
  if (value === 0n || sale <= 0n) return positions.map(() => 0n);
  if (sale >= value) return positions.map(({ pool }) => pool.units);
  return positions.map(({ pool }) => (pool.units * sale) / value);
}

function curvesOf(pool: PlanPool, average: PlanPool, soldOn: Day): Position['curves'] {
  const curve = (method: Method) => poolCurve(method === 'AVERAGE' ? average : pool, method, soldOn);
  return {
    FIFO: curve('FIFO'),
    LIFO: curve('LIFO'),
    HIFO: curve('HIFO'),
    LOFO: curve('LOFO'),
    AVERAGE: curve('AVERAGE'),
  };
}
