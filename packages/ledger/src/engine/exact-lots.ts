/**
 * Open lots with their unrounded cost, for planning: a simulated sale takes parts of lots, and a cost rounded to the
 * cent before it is cut would no longer agree with a run of the engine.
 */
import { addToGroup, type Day, type Decimal, decimal, formatInstant, type Instant, powerOfTen } from '@cryptax/kernel';
import type { ExactLotView } from '../views.ts';
import { DOUBT, UNKNOWN } from './doubts.ts';
import { FINE_DIGITS } from './euro.ts';
import type { Fraction } from './exact.ts';
import { unknownOf } from './holding-views.ts';
import { lotIdOf } from './lot-names.ts';
import { isOlder } from './lot-order.ts';
import { averageFraction, type Pool } from './pool.ts';
import type { ViewSource } from './view-source.ts';

/** Digits after the euro; the rule book (0.1) asks for at least 30. */
const COST_DIGITS = 40;
const COST_ONE = powerOfTen(COST_DIGITS);
const FINE_ONE = powerOfTen(FINE_DIGITS);

/** Pool by pool, oldest first. */
export function exactLotViews(source: ViewSource): ExactLotView[] {
  const { events, book, assets } = source;
  const { lots } = book;
  return [...rowsByPool(source)].flatMap(([index, rows]) => {
    const pool = book.pools[index] as Pool;
    const poolUnits = rows.reduce((sum, row) => sum + lots.left.units(row), 0n);
    return rows
      .sort((a, b) => (isOlder(lots, a, b) ? -1 : 1))
      .map((row) => {
        const root = lots.rootOf[row] as number;
        const unknown = unknownOf(source, row, (pool.doubt & DOUBT.average) !== 0);
        return {
          lotId: lotIdOf(events, lots, row),
          wallet: pool.wallet,
          asset: assets.names[pool.asset] as string,
          acquiredAt: formatInstant(lots.acquiredAt[root] as Instant),
          lastTaxableDay: lots.lastTaxableDay[root] as Day,
          amount: decimal(lots.left.units(row), assets.scale[pool.asset] as number),
          cost: (unknown & UNKNOWN.cost) === 0 ? fixed(costOf(source, pool, row, poolUnits)) : null,
          ...((unknown & UNKNOWN.origin) === 0 ? {} : { hasNoOrigin: true as const }),
        };
      });
  });
}

function rowsByPool({ book }: ViewSource): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let row = 0; row < book.lots.rows; row++) {
    if (!book.lots.left.isZero(row)) addToGroup(found, book.lots.poolOf[row] as number, row);
  }
  return found;
}

/** Lots of an average pool have shares of its cost. */
function costOf({ book: { lots } }: ViewSource, pool: Pool, row: number, poolUnits: bigint): Fraction {
  const left = lots.left.units(row);
  if (lots.averageCostIn.has(row)) {
    const whole = averageFraction(pool.averageCost);
    return { n: whole.n * left, d: whole.d * poolUnits };
  }
  const root = lots.rootOf[row] as number;
  const cost = lots.rootCost(root);
  return { n: cost.n * left, d: cost.d * lots.amount.units(root) };
}

/** As it is where it has the digits of the columns, which nearly all have; else with many. */
export function fixed({ n, d }: Fraction): Decimal {
  if (d === FINE_ONE) return decimal(n, FINE_DIGITS);
  return decimal((n * COST_ONE) / d, COST_DIGITS);
}
