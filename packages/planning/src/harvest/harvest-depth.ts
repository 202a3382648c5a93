/** How much of a pool has to be sold, in its own order: for the deepest loss it holds, and for a loss that suffices. */
import { type Decimal, dec, equals } from '@cryptax/kernel';
import type { YearCalculator } from '../law/year-calculator.ts';
import { type Fine, fineOf, fineValue } from '../lots/fine.ts';
import type { PlanPool } from '../lots/plan-pool.ts';
import type { PoolCurve } from '../sale/pool-curve.ts';

interface LossSale {
  readonly units: bigint;
  /** Inside the holding period; positive. */
  readonly loss: Fine;
}

const CENT = fineOf(dec('0.01'));
/** Less than this is no reason to leave a rest of a position behind. */
const WORTH_KEEPING = fineOf(dec('10'));

/** The result of a sale in the pool's order turns only where a lot ends: the deepest loss is at one of these corners. */
export function deepestSale(curve: PoolCurve, pool: PlanPool, price: Decimal): LossSale | undefined {
  let best: LossSale = { units: 0n, loss: 0n };
  for (const corner of curve.corners) {
    const loss = lossAt(curve, pool, price, corner);
    if (loss > best.loss) best = { units: corner, loss };
  }
  return best.loss === 0n ? undefined : best;
}

/** The smallest loss that saves as much tax as the deepest does: what lies beyond it would only be carried on. */
export function leastLoss(calculator: YearCalculator, already: Fine, deepest: Fine): Fine {
  const taxWith = (loss: Fine) => calculator.askFine(-(already + loss)).total;
  const goal = taxWith(deepest);
  if (equals(taxWith(0n), goal)) return deepest;
  let [low, high] = [0n, deepest / CENT + 1n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (equals(taxWith(middle * CENT), goal)) high = middle;
    else low = middle;
  }
  const least = high * CENT;
  return deepest - least < WORTH_KEEPING ? deepest : least;
}

/** The first units in the pool's order whose sale realises at least this loss. */
export function saleFor(curve: PoolCurve, pool: PlanPool, price: Decimal, wanted: Fine): LossSale {
  let [from, to] = [0n, 0n];
  for (const corner of curve.corners) {
    [from, to] = [to, corner];
    if (lossAt(curve, pool, price, corner) >= wanted) break;
  }
  // Between two corners the loss grows with every unit.
  while (to - from > 1n) {
    const middle = (from + to) / 2n;
    if (lossAt(curve, pool, price, middle) >= wanted) to = middle;
    else from = middle;
  }
  return { units: to, loss: lossAt(curve, pool, price, to) };
}

function lossAt(curve: PoolCurve, pool: PlanPool, price: Decimal, units: bigint): Fine {
  const { taxableUnits, taxableCost } = curve.at(units);
  return taxableCost - fineValue(taxableUnits, pool.scale, price);
}
