/**
 * Finds the rows of a lot by its name. Only ledgers that name the lots they sell need it, so it is made at the first
 * question and grows with the book; when rows were taken back it is made anew.
 */
import { addToGroup } from '@cryptax/kernel';
import type { EventTable } from './event-table.ts';
import { lotIdOf } from './lot-names.ts';
import { isOlder } from './lot-order.ts';
import type { LotTable } from './lot-table.ts';
import type { Pool } from './pool.ts';

export class NamedLots {
  readonly #events: EventTable;
  readonly #lots: LotTable;
  readonly #rowsOf = new Map<string, number[]>();
  /** Rows known so far, and how often rows had been taken back by then. */
  #known = 0;
  #drops = 0;

  constructor(events: EventTable, lots: LotTable) {
    this.#events = events;
    this.#lots = lots;
  }

  /** Open rows of the lot in the pool, oldest first. */
  openRows(lotId: string, pool: Pool): number[] {
    this.#learn();
    const { left, poolOf } = this.#lots;
    const rows = this.#rowsOf.get(lotId) ?? [];
    return rows
      .filter((row) => poolOf[row] === pool.index && !left.isZero(row))
      .sort((a, b) => (isOlder(this.#lots, a, b) ? -1 : 1));
  }

  #learn(): void {
    if (this.#drops !== this.#lots.drops) {
      this.#rowsOf.clear();
      this.#known = 0;
      this.#drops = this.#lots.drops;
    }
    for (; this.#known < this.#lots.rows; this.#known++) {
      addToGroup(this.#rowsOf, lotIdOf(this.#events, this.#lots, this.#known), this.#known);
    }
  }
}
