/**
 * Fingerprints of the rows in file order, and the number of each among its equals. The search for an equal one needs only
 * row numbers, found by hashing and a walk to the next free slot: a large file has hundreds of thousands, and what does
 * not fit into the processor's cache is what costs.
 */
import { NumberList } from './number-list.ts';

const FIRST_SLOTS = 1 << 13;
/** Slots are multiplied by this when half of them are taken. */
const GROWTH = 4;

export class PrintColumn {
  readonly #a = new NumberList();
  readonly #b = new NumberList();
  /** Number of the last row with a fingerprint, plus one; 0 in a free slot. */
  #slots = new Int32Array(FIRST_SLOTS);
  #used = 0;
  /** Only of rows that are not the first of their kind. */
  readonly #occurrences = new Map<number, number>();

  /** Takes in a row that is not counted, because it has an id. */
  push(a: number, b: number): number {
    this.#b.push(b);
    return this.#a.push(a);
  }

  /** Takes in a row; `occurrenceAt` tells how often its fingerprint was seen, this time included. */
  pushCounted(a: number, b: number): number {
    if (this.#used * 2 > this.#slots.length) this.#grow();
    const slot = this.#slotOf(a, b);
    const last = this.#slots[slot] ?? 0;
    const row = this.push(a, b);
    this.#slots[slot] = row + 1;
    if (last === 0) this.#used++;
    else this.#occurrences.set(row, this.occurrenceAt(last - 1) + 1);
    return row;
  }

  a(row: number): number {
    return this.#a.at(row);
  }

  b(row: number): number {
    return this.#b.at(row);
  }

  occurrenceAt(row: number): number {
    return this.#occurrences.size === 0 ? 1 : (this.#occurrences.get(row) ?? 1);
  }

  /** Where the fingerprint is or belongs. */
  #slotOf(a: number, b: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (a ^ (b >>> 7)) & mask;
    for (let row = slots[slot] ?? 0; row !== 0; row = slots[slot] ?? 0) {
      if (this.#a.at(row - 1) === a && this.#b.at(row - 1) === b) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * GROWTH);
    for (const row of old) if (row !== 0) this.#slots[this.#slotOf(this.#a.at(row - 1), this.#b.at(row - 1))] = row;
  }
}
