/**
 * A pool: the lots of one asset in one wallet (scope wallet) or in all wallets (scope global), its method, what it
 * holds in all, and the cost of an average pool. Rule book 4.3 and 4.4.
 */
import { powerOfTen } from '@cryptax/kernel';
import type { Method } from '../settings.ts';
import { type AmountColumn, LIMB } from './amounts.ts';
import type { Fraction } from './exact.ts';
import { LotHeap } from './lot-heap.ts';
import { LOT_ORDERS } from './lot-order.ts';
import type { LotTable } from './lot-table.ts';

/** Average cost is kept with this many digits after the euro (rule book 0.1 asks for at least 30). */
export const AVERAGE_DIGITS = 60;
const AVERAGE_ONE = powerOfTen(AVERAGE_DIGITS);

const LIMB_UNITS = BigInt(LIMB);

export class Pool {
  readonly index: number;
  readonly wallet: string;
  readonly asset: number;
  readonly heap: LotHeap;
  /** The asset does not fit into two limbs: amounts are bigint. */
  big: boolean;
  isAverage: boolean;
  averageCost = 0n;
  /** What open events make doubtful here (`DOUBT`), and the slot of the first of them. */
  doubt = 0;
  doubtedBy = -1;
  #method: Method;
  #hi = 0;
  #lo = 0;
  #units = 0n;

  constructor(index: number, wallet: string, asset: number, method: Method, lots: LotTable, big: boolean) {
    this.index = index;
    this.wallet = wallet;
    this.asset = asset;
    this.#method = method;
    this.heap = new LotHeap(lots, LOT_ORDERS[method]);
    this.big = big;
    this.isAverage = method === 'AVERAGE';
  }

  get method(): Method {
    return this.#method;
  }

  get isEmpty(): boolean {
    return this.big ? this.#units === 0n : this.#hi === 0 && this.#lo === 0;
  }

  /** Only for an empty pool, or one whose heap is filled anew afterwards. */
  setMethod(method: Method): void {
    this.#method = method;
    this.isAverage = method === 'AVERAGE';
    this.heap.reset(LOT_ORDERS[method]);
  }

  units(): bigint {
    return this.big ? this.#units : BigInt(this.#hi) * LIMB_UNITS + BigInt(this.#lo);
  }

  covers(column: AmountColumn, index: number): boolean {
    if (this.big) return this.#units >= column.units(index);
    const hi = column.hi(index);
    return this.#hi > hi || (this.#hi === hi && this.#lo >= column.lo(index));
  }

  add(column: AmountColumn, index: number): void {
    if (this.big) {
      this.#units += column.units(index);
      return;
    }
    this.#hi += column.hi(index);
    this.#lo += column.lo(index);
    if (this.#lo >= LIMB) {
      this.#lo -= LIMB;
      this.#hi += 1;
    }
  }

  subtract(column: AmountColumn, index: number): void {
    if (this.big) {
      this.#units -= column.units(index);
      return;
    }
    this.#hi -= column.hi(index);
    this.#lo -= column.lo(index);
    if (this.#lo < 0) {
      this.#lo += LIMB;
      this.#hi -= 1;
    }
  }

  clear(method: Method, big: boolean): void {
    this.setMethod(method);
    this.big = big;
    this.averageCost = 0n;
    this.doubt = 0;
    this.doubtedBy = -1;
    this.#hi = 0;
    this.#lo = 0;
    this.#units = 0n;
  }
}

export function averageUnits(cost: Fraction): bigint {
  return (cost.n * AVERAGE_ONE) / cost.d;
}

export function averageFraction(units: bigint): Fraction {
  return { n: units, d: AVERAGE_ONE };
}
