/**
 * Lots in columns. A root is a lot as it was acquired: date, exact cost, amount. A row is a part of a root that
 * lies in one pool; a transfer makes a new row of the same root. The cost of any part is
 * rootCost * part / rootAmount, one division and never chained, so nothing is lost however often a lot is split.
 */
import { powerOfTen } from '@cryptax/kernel';
import { AmountColumn } from './amounts.ts';
import { resizedFloats, resizedInts } from './columns.ts';
import { type EuroValue, fineFraction } from './euro.ts';
import type { Fraction } from './exact.ts';

/** One part of this many of a euro: costs that rest on an average may be off by as much (they have 60 digits). */
const AVERAGE_SLACK = powerOfTen(57);

export interface NewRoot {
  readonly acquiredAt: number;
  readonly lastTaxableDay: number;
  /** Order of creation; a lot that is renamed keeps it. */
  readonly seq: number;
  readonly cost: EuroValue;
  /** The cost rests on an average and is right only to its last digits. */
  readonly isAveraged: boolean;
  /** Slot of the event that named the lot, and its number where one event makes several. */
  readonly slot: number;
  readonly number: number;
}

export class LotTable {
  roots = 0;
  acquiredAt = new Float64Array(0);
  lastTaxableDay = new Int32Array(0);
  seq = new Int32Array(0);
  rootSlot = new Int32Array(0);
  cost = new Float64Array(0);
  readonly amount = new AmountColumn(0);
  readonly exactCost = new Map<number, Fraction>();
  /** Roots whose cost rests on an average. */
  readonly averaged = new Set<number>();
  /** What is unknown of a root (`UNKNOWN`); its cost is then a zero that no figure may use. */
  readonly unknown = new Map<number, number>();
  /** Number of a lot where one event made several (a fork). */
  readonly numberOf = new Map<number, number>();

  rows = 0;
  /** Grows whenever rows are taken back: what was known of them may be another lot's now. */
  drops = 0;
  rootOf = new Int32Array(0);
  poolOf = new Int32Array(0);
  parentOf = new Int32Array(0);
  rowSlot = new Int32Array(0);
  readonly left = new AmountColumn(0);
  /** What a row brought into the cost of an average pool, in units of that pool. */
  readonly averageCostIn = new Map<number, bigint>();

  /** Makes room, so that a load of known size does not grow step by step. */
  reserve(lots: number): void {
    if (lots > this.seq.length) this.#growRoots(lots);
    if (lots > this.rootOf.length) this.#growRows(lots);
  }

  addRoot(root: NewRoot): number {
    const index = this.openRoot(root.acquiredAt, root.lastTaxableDay, root.seq, root.cost.fine, root.slot);
    if (root.isAveraged) this.averaged.add(index);
    if (root.number > 0) this.numberOf.set(index, root.number);
    if (root.cost.exact !== undefined) this.exactCost.set(index, root.cost.exact);
    return index;
  }

  /** The hot form of `addRoot`: plain numbers; the caller sets the amount. A negative seq means: a new lot. */
  openRoot(acquiredAt: number, lastTaxableDay: number, seq: number, cost: number, slot: number): number {
    if (this.roots === this.seq.length) this.#growRoots(Math.max(64, Math.ceil(this.roots * 1.5)));
    const index = this.roots++;
    this.acquiredAt[index] = acquiredAt;
    this.lastTaxableDay[index] = lastTaxableDay;
    this.seq[index] = seq < 0 ? index : seq;
    this.cost[index] = cost;
    this.rootSlot[index] = slot;
    return index;
  }

  /** A part of a root in a pool; the caller sets what is left of it. */
  addRow(root: number, pool: number, parent: number, slot: number): number {
    if (this.rows === this.rootOf.length) this.#growRows(Math.max(64, Math.ceil(this.rows * 1.5)));
    const index = this.rows++;
    this.rootOf[index] = root;
    this.poolOf[index] = pool;
    this.parentOf[index] = parent;
    this.rowSlot[index] = slot;
    return index;
  }

  /** Removes the newest row, and its root if no older row shares it. */
  dropLastRow(): void {
    const row = --this.rows;
    this.drops++;
    const root = this.rootOf[row] as number;
    const parent = this.parentOf[row] as number;
    this.left.big.delete(row);
    this.averageCostIn.delete(row);
    if (parent >= 0 && this.rootOf[parent] === root) return;
    this.roots--;
    this.amount.big.delete(root);
    this.exactCost.delete(root);
    this.numberOf.delete(root);
    this.averaged.delete(root);
    this.unknown.delete(root);
  }

  clear(): void {
    this.roots = 0;
    this.rows = 0;
    this.drops++;
    this.amount.big.clear();
    this.left.big.clear();
    this.exactCost.clear();
    this.numberOf.clear();
    this.averaged.clear();
    this.unknown.clear();
    this.averageCostIn.clear();
  }

  rootCost(root: number): Fraction {
    return this.exactCost.get(root) ?? fineFraction(this.cost[root] as number);
  }

  unitCost(root: number): number {
    return (this.cost[root] as number) / this.amount.float(root);
  }

  /** Exact order of cost per unit; only ever asked for lots of one asset. */
  compareUnitCost(a: number, b: number): number {
    const [left, right] = [this.rootCost(a), this.rootCost(b)];
    const [leftUnits, rightUnits] = [this.amount.units(a), this.amount.units(b)];
    const difference = left.n * right.d * rightUnits - right.n * left.d * leftUnits;
    if (this.averaged.has(a) || this.averaged.has(b)) {
      /** Parts of one average are equal but for the last digits of their costs. */
      const slack = (leftUnits + rightUnits) * left.d * right.d;
      if ((difference < 0n ? -difference : difference) * AVERAGE_SLACK <= slack) return 0;
    }
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  #growRoots(capacity: number): void {
    this.acquiredAt = resizedFloats(this.acquiredAt, capacity);
    this.lastTaxableDay = resizedInts(this.lastTaxableDay, capacity);
    this.seq = resizedInts(this.seq, capacity);
    this.rootSlot = resizedInts(this.rootSlot, capacity);
    this.cost = resizedFloats(this.cost, capacity);
    this.amount.resize(capacity);
  }

  #growRows(capacity: number): void {
    this.rootOf = resizedInts(this.rootOf, capacity);
    this.poolOf = resizedInts(this.poolOf, capacity);
    this.parentOf = resizedInts(this.parentOf, capacity);
    this.rowSlot = resizedInts(this.rowSlot, capacity);
    this.left.resize(capacity);
  }
}
