/**
 * The order in which lots are used (rule book 4.3). A method is only an order: a float key computed once per lot,
 * smallest first, and an exact comparison for keys too close to tell apart. Parts of one lot that meet again in a
 * pool have equal keys; the one that arrived first goes first.
 */
import type { Method } from '../settings.ts';
import type { LotTable } from './lot-table.ts';

/** Unit costs are right to 2^-50 of themselves; closer keys are compared exactly. */
const UNIT_COST_TOLERANCE = 2 ** -48;

export interface LotOrder {
  /** Keys that differ by no more than this share are settled by `isBefore`. */
  readonly tolerance: number;
  /** Orders by the day of purchase alone: 1 oldest first, -1 youngest first. Spares them a call for each lot; 0 asks `key`. */
  readonly dateSign: -1 | 0 | 1;
  key(lots: LotTable, row: number): number;
  /** Whether row `a` goes before row `b`, exactly. */
  isBefore(lots: LotTable, a: number, b: number): boolean;
}

const FIFO: LotOrder = {
  tolerance: 0,
  dateSign: 1,
  key: (lots, row) => lots.acquiredAt[lots.rootOf[row] as number] as number,
  isBefore: isOlder,
};

const LIFO: LotOrder = {
  tolerance: 0,
  dateSign: -1,
  key: (lots, row) => -(lots.acquiredAt[lots.rootOf[row] as number] as number),
  isBefore(lots, a, b) {
    const [left, right] = [lots.rootOf[a] as number, lots.rootOf[b] as number];
    const byDate = (lots.acquiredAt[right] as number) - (lots.acquiredAt[left] as number);
    if (byDate !== 0) return byDate < 0;
    const bySeq = (lots.seq[right] as number) - (lots.seq[left] as number);
    return bySeq !== 0 ? bySeq < 0 : a < b;
  },
};

const HIFO: LotOrder = {
  tolerance: UNIT_COST_TOLERANCE,
  dateSign: 0,
  key: (lots, row) => -lots.unitCost(lots.rootOf[row] as number),
  isBefore(lots, a, b) {
    const byCost = lots.compareUnitCost(lots.rootOf[a] as number, lots.rootOf[b] as number);
    return byCost !== 0 ? byCost > 0 : isOlder(lots, a, b);
  },
};

const LOFO: LotOrder = {
  tolerance: UNIT_COST_TOLERANCE,
  dateSign: 0,
  key: (lots, row) => lots.unitCost(lots.rootOf[row] as number),
  isBefore(lots, a, b) {
    const byCost = lots.compareUnitCost(lots.rootOf[a] as number, lots.rootOf[b] as number);
    return byCost !== 0 ? byCost < 0 : isOlder(lots, a, b);
  },
};

export const LOT_ORDERS: Readonly<Record<Method, LotOrder>> = { FIFO, LIFO, HIFO, LOFO, AVERAGE: FIFO };

/** By purchase, then by creation, then by arrival. */
export function isOlder(lots: LotTable, a: number, b: number): boolean {
  const [left, right] = [lots.rootOf[a] as number, lots.rootOf[b] as number];
  const byDate = (lots.acquiredAt[left] as number) - (lots.acquiredAt[right] as number);
  if (byDate !== 0) return byDate < 0;
  const bySeq = (lots.seq[left] as number) - (lots.seq[right] as number);
  return bySeq !== 0 ? bySeq < 0 : a < b;
}
