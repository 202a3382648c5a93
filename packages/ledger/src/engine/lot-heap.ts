/**
 * The open rows of one pool as a binary heap by key: the lot to use next is on top, whatever the method and
 * however lots arrive (transfers bring old lots into a young pool). Used-up rows may stay inside until they
 * reach the top; the book skips them.
 */
import { resizedFloats, resizedInts } from './columns.ts';
import type { LotOrder } from './lot-order.ts';
import type { LotTable } from './lot-table.ts';

export class LotHeap {
  size = 0;
  rows = new Int32Array(4);
  #keys = new Float64Array(4);
  #order: LotOrder;
  #tolerance: number;
  #dateSign: number;
  readonly #lots: LotTable;

  constructor(lots: LotTable, order: LotOrder) {
    this.#lots = lots;
    this.#order = order;
    this.#tolerance = order.tolerance;
    this.#dateSign = order.dateSign;
  }

  /** Empties the heap and changes its order. */
  reset(order: LotOrder): void {
    this.size = 0;
    this.#order = order;
    this.#tolerance = order.tolerance;
    this.#dateSign = order.dateSign;
  }

  push(row: number): void {
    if (this.size === this.rows.length) {
      this.rows = resizedInts(this.rows, this.size * 2);
      this.#keys = resizedFloats(this.#keys, this.size * 2);
    }
    const { rows } = this;
    const keys = this.#keys;
    const key = this.#keyOf(row);
    let hole = this.size++;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (!this.#isBefore(key, row, keys[parent] as number, rows[parent] as number)) break;
      rows[hole] = rows[parent] as number;
      keys[hole] = keys[parent] as number;
      hole = parent;
    }
    rows[hole] = row;
    keys[hole] = key;
  }

  pop(): void {
    const last = --this.size;
    if (last <= 0) return;
    const { rows } = this;
    const keys = this.#keys;
    const row = rows[last] as number;
    const key = keys[last] as number;
    let hole = 0;
    for (let child = 1; child < last; child = 2 * hole + 1) {
      const right = child + 1;
      if (
        right < last &&
        this.#isBefore(keys[right] as number, rows[right] as number, keys[child] as number, rows[child] as number)
      ) {
        child = right;
      }
      if (!this.#isBefore(keys[child] as number, rows[child] as number, key, row)) break;
      rows[hole] = rows[child] as number;
      keys[hole] = keys[child] as number;
      hole = child;
    }
    rows[hole] = row;
    keys[hole] = key;
  }

  #keyOf(row: number): number {
    const lots = this.#lots;
    if (this.#dateSign === 0) return this.#order.key(lots, row);
    return this.#dateSign * (lots.acquiredAt[lots.rootOf[row] as number] as number);
  }

  #isBefore(keyA: number, rowA: number, keyB: number, rowB: number): boolean {
    if (this.#tolerance === 0) {
      if (keyA < keyB) return true;
      if (keyA > keyB) return false;
    } else {
      const close = Math.abs(keyB) * this.#tolerance;
      if (keyA < keyB - close) return true;
      if (keyA > keyB + close) return false;
    }
    return this.#order.isBefore(this.#lots, rowA, rowB);
  }
}
