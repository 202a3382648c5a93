/** The order in which a method uses the lots of one pool (rule book 4.3), for planning: the same as the engine's. */
import { assertNever } from '@cryptax/kernel';
import type { Method } from '@cryptax/ledger';
import type { PlanLot, PlanPool } from '../lots/plan-pool.ts';

export function lotsInOrder(pool: PlanPool, method: Method): readonly PlanLot[] {
  switch (method) {
    case 'FIFO':
    case 'AVERAGE':
      return pool.lots;
    case 'LIFO':
      return pool.lots.toReversed();
    case 'HIFO':
      return pool.lots.toSorted((a, b) => compareUnitCost(b, a));
    case 'LOFO':
      return pool.lots.toSorted(compareUnitCost);
    default:
      return assertNever(method);
  }
}

/**
 * Sorting is stable, so lots of equal cost stay oldest first. Costs are cut after forty digits: two that differ by no
 * more than that are equal.
 */
function compareUnitCost(a: PlanLot, b: PlanLot): number {
  const difference = a.cost * b.units - b.cost * a.units;
  const slack = a.units + b.units;
  if (difference >= -slack && difference <= slack) return 0;
  return difference < 0n ? -1 : 1;
}
