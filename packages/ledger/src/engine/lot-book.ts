/**
 * The book of lots: puts lots into pools, takes quantities out in the pool's order, moves and renames parts, and
 * takes all of it back. Every unit that leaves a row is a fragment of the journal, so undoing is reading it
 * backwards. Rule book 4.3.
 */
import { type AmountColumn, LIMB } from './amounts.ts';
import { euroOf } from './euro.ts';
import type { Fraction } from './exact.ts';
import { Journal } from './journal.ts';
import { isOlder } from './lot-order.ts';
import { LotTable } from './lot-table.ts';
import { averageFraction, averageUnits, type Pool } from './pool.ts';

export class LotBook {
  readonly lots = new LotTable();
  readonly journal = new Journal();
  readonly pools: Pool[] = [];

  /** Puts a row whose `left` is set into its pool. */
  enter(row: number, pool: Pool): void {
    pool.add(this.lots.left, row);
    pool.heap.push(row);
    if (pool.isAverage) this.#joinAverage(pool, row, averageUnits(this.lots.rootCost(this.lots.rootOf[row] as number)));
  }

  /** Takes a quantity that the pool covers, in the pool's order, as fragments of the journal's newest entry. */
  take(pool: Pool, column: AmountColumn, index: number): void {
    const firstFragment = this.journal.fragments;
    const before = pool.isAverage ? pool.units() : 0n;
    if (pool.big) this.#takeBig(pool, column.units(index));
    else {
      pool.subtract(column, index);
      this.#takeLimbs(pool, column.hi(index), column.lo(index));
    }
    if (pool.isAverage) this.#chargeAverage(pool, firstFragment, before);
  }

  /** Takes from the given rows only (individual identification, Rz. 61); they cover the quantity. */
  takeFrom(pool: Pool, rows: readonly number[], units: bigint): void {
    const firstFragment = this.journal.fragments;
    const before = pool.units();
    let rest = units;
    for (const row of rows) {
      if (rest === 0n) break;
      rest -= this.#takeRow(pool, row, rest);
    }
    if (pool.isAverage) this.#chargeAverage(pool, firstFragment, before);
  }

  /** Open rows of a pool, oldest first. */
  openRows(pool: Pool): number[] {
    const rows = Array.from(pool.heap.rows.subarray(0, pool.heap.size)).filter((row) => !this.lots.left.isZero(row));
    return rows.sort((a, b) => (isOlder(this.lots, a, b) ? -1 : 1));
  }

  /** A taken part arrives in another pool with its date, cost and sequence. */
  move(fragment: number, target: Pool, slot: number): void {
    const { lots, journal } = this;
    const from = journal.rowOf[fragment] as number;
    const average = journal.averageCost.size === 0 ? undefined : journal.averageCost.get(fragment);
    if (average !== undefined && !target.isAverage) {
      this.rename(fragment, target, slot, journal.part.units(fragment), averageFraction(average));
      return;
    }
    const row = lots.addRow(lots.rootOf[from] as number, target.index, from, slot);
    lots.left.copy(row, journal.part, fragment);
    target.add(lots.left, row);
    target.heap.push(row);
    if (target.isAverage) this.#joinAverage(target, row, average ?? averageUnits(this.fragmentCost(fragment)));
  }

  /**
   * A taken part becomes a lot of its own root: other asset, other quantity or other cost, same date, sequence
   * and name. `number` and `namedBy` give a new name and sequence (the new coin of a fork).
   */
  rename(fragment: number, target: Pool, slot: number, units: bigint, cost: Fraction, number = 0): void {
    const { lots, journal } = this;
    const from = journal.rowOf[fragment] as number;
    const old = lots.rootOf[from] as number;
    const root = lots.addRoot({
      acquiredAt: lots.acquiredAt[old] as number,
      lastTaxableDay: lots.lastTaxableDay[old] as number,
      seq: number > 0 ? -1 : (lots.seq[old] as number),
      cost: euroOf(cost),
      isAveraged: journal.averageCost.has(fragment) || lots.averaged.has(old),
      slot: number > 0 ? slot : (lots.rootSlot[old] as number),
      number: number > 0 ? number : (lots.numberOf.get(old) ?? 0),
    });
    lots.amount.set(root, units);
    const unknown = journal.unknown.size === 0 ? undefined : journal.unknown.get(fragment);
    if (unknown !== undefined) lots.unknown.set(root, unknown);
    const row = lots.addRow(root, target.index, from, slot);
    lots.left.set(row, units);
    this.enter(row, target);
  }

  /** Exact cost of a fragment in euro. */
  fragmentCost(fragment: number): Fraction {
    const average = this.journal.averageCost.get(fragment);
    if (average !== undefined) return averageFraction(average);
    const root = this.lots.rootOf[this.journal.rowOf[fragment] as number] as number;
    const cost = this.lots.rootCost(root);
    return { n: cost.n * this.journal.part.units(fragment), d: cost.d * this.lots.amount.units(root) };
  }

  /** Takes the newest entry back: its parts return to their rows. */
  undoEntry(): void {
    const { lots, journal } = this;
    const first = journal.first[journal.entries - 1] as number;
    for (let fragment = journal.fragments - 1; fragment >= first; fragment--) {
      const row = journal.rowOf[fragment] as number;
      const pool = this.pools[lots.poolOf[row] as number] as Pool;
      lots.left.set(row, lots.left.units(row) + journal.part.units(fragment));
      pool.add(journal.part, fragment);
      pool.averageCost += journal.averageCost.get(fragment) ?? 0n;
    }
    journal.dropLast();
  }

  /** Takes the newest row back; nothing of it is used any more. */
  undoRow(): void {
    const row = this.lots.rows - 1;
    const pool = this.pools[this.lots.poolOf[row] as number] as Pool;
    pool.subtract(this.lots.left, row);
    pool.averageCost -= this.lots.averageCostIn.get(row) ?? 0n;
    this.lots.dropLastRow();
  }

  /** Heaps hold no history: after undoing they are filled anew from the rows still open. */
  refillHeaps(): void {
    for (const pool of this.pools) pool.setMethod(pool.method);
    for (let row = 0; row < this.lots.rows; row++) {
      if (!this.lots.left.isZero(row)) (this.pools[this.lots.poolOf[row] as number] as Pool).heap.push(row);
    }
  }

  #takeLimbs(pool: Pool, amountHi: number, amountLo: number): void {
    const { journal, lots } = this;
    const { heap } = pool;
    const { left } = lots;
    let hi = amountHi;
    let lo = amountLo;
    while (hi !== 0 || lo !== 0) {
      const row = heap.rows[0] as number;
      const rowHi = left.hi(row);
      const rowLo = left.lo(row);
      const isWhole = rowHi < hi || (rowHi === hi && rowLo <= lo);
      const partHi = isWhole ? rowHi : hi;
      const partLo = isWhole ? rowLo : lo;
      if (partHi !== 0 || partLo !== 0) {
        journal.addFragment(row, partHi, partLo);
        hi -= partHi;
        lo -= partLo;
        if (lo < 0) {
          lo += LIMB;
          hi -= 1;
        }
      }
      if (isWhole) {
        left.setLimbs(row, 0, 0);
        heap.pop();
      } else {
        const rest = rowLo - partLo;
        left.setLimbs(row, rowHi - partHi - (rest < 0 ? 1 : 0), rest < 0 ? rest + LIMB : rest);
      }
    }
  }

  #takeBig(pool: Pool, units: bigint): void {
    for (let rest = units; rest > 0n; ) {
      const row = pool.heap.rows[0] as number;
      rest -= this.#takeRow(pool, row, rest);
      if (this.lots.left.isZero(row)) pool.heap.pop();
    }
  }

  /** Up to `wanted` units of one row; says how many it was. */
  #takeRow(pool: Pool, row: number, wanted: bigint): bigint {
    const { journal, lots } = this;
    const held = lots.left.units(row);
    const part = held < wanted ? held : wanted;
    if (part === 0n) return 0n;
    const fragment = journal.addFragment(row);
    journal.part.set(fragment, part);
    lots.left.set(row, held - part);
    pool.subtract(journal.part, fragment);
    return part;
  }

  /** Parts leave an average pool at its average before the take; what empties it takes the rest (rule book 4.3). */
  #chargeAverage(pool: Pool, firstFragment: number, unitsBefore: bigint): void {
    const { journal } = this;
    const costBefore = pool.averageCost;
    const last = journal.fragments - 1;
    for (let fragment = firstFragment; fragment <= last; fragment++) {
      const isRest = fragment === last && pool.isEmpty;
      const cost = isRest ? pool.averageCost : (costBefore * journal.part.units(fragment)) / unitsBefore;
      journal.averageCost.set(fragment, cost);
      pool.averageCost -= cost;
    }
  }

  #joinAverage(pool: Pool, row: number, units: bigint): void {
    this.lots.averageCostIn.set(row, units);
    pool.averageCost += units;
  }
}
