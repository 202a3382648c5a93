/**
 * Fingerprints of the rows in file order, and the number of each among its equals. The search for an equal one needs only
 * row numbers, found by hashing and a walk to the next free slot: a large file has hundreds of thousands, and what does
 * not fit into the processor's cache is what costs.
 */
const FEWEST_SLOTS = 1 << 9;

export class PrintColumn {
  /** Both lanes of each row. */
  #prints: Int32Array;
  #size = 0;
  /** Some bits of the fingerprint in a slot, 0 in a free one: what is read is small, the rest is only written. */
  #tags: Uint8Array;
  /** Last row with that fingerprint. */
  #rows: Int32Array;
  #used = 0;
  /** Only of rows that are not the first of their kind. */
  readonly #occurrences = new Map<number, number>();

  /** With room for the rows that are expected; more may come. */
  constructor(expectedRows: number) {
    let slots = FEWEST_SLOTS;
    /** As full as they may get; every further doubling would be memory to be cleared and walked through by chance. */
    while (slots * 3 < expectedRows * 4) slots *= 2;
    this.#prints = new Int32Array(Math.max(FEWEST_SLOTS, expectedRows * 2));
    this.#tags = new Uint8Array(slots);
    this.#rows = new Int32Array(slots);
  }

  /** Takes in a row that is not counted, because it has an id. */
  push(a: number, b: number): number {
    const place = this.#size * 2;
    if (place === this.#prints.length) {
      const larger = new Int32Array(place * 2);
      larger.set(this.#prints);
      this.#prints = larger;
    }
    this.#prints[place] = a;
    this.#prints[place + 1] = b;
    return this.#size++;
  }

  /** Takes in a row; `occurrenceAt` tells how often its fingerprint was seen, this time included. */
  pushCounted(a: number, b: number): number {
    if (this.#used * 4 > this.#tags.length * 3) this.#grow();
    const slot = this.#slotOf(a, b);
    const row = this.push(a, b);
    if (this.#tags[slot] === 0) {
      this.#tags[slot] = tagOf(b);
      this.#used++;
    } else this.#occurrences.set(row, this.occurrenceAt(this.#rows[slot] ?? 0) + 1);
    this.#rows[slot] = row;
    return row;
  }

  a(row: number): number {
    return this.#prints[row * 2] ?? 0;
  }

  b(row: number): number {
    return this.#prints[row * 2 + 1] ?? 0;
  }

  occurrenceAt(row: number): number {
    return this.#occurrences.size === 0 ? 1 : (this.#occurrences.get(row) ?? 1);
  }

  /** Where the fingerprint is or belongs. */
  #slotOf(a: number, b: number): number {
    const tags = this.#tags;
    const mask = tags.length - 1;
    const wanted = tagOf(b);
    let slot = (a ^ (b >>> 7)) & mask;
    for (let tag = tags[slot]; tag !== 0; tag = tags[slot]) {
      if (tag === wanted && this.#isRow(this.#rows[slot] ?? 0, a, b)) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #isRow(row: number, a: number, b: number): boolean {
    return this.a(row) === a && this.b(row) === b;
  }

  #grow(): void {
    const [tags, rows] = [this.#tags, this.#rows];
    this.#tags = new Uint8Array(tags.length * 2);
    this.#rows = new Int32Array(tags.length * 2);
    for (let i = 0; i < tags.length; i++) {
      if (tags[i] === 0) continue;
      const row = rows[i] ?? 0;
      const slot = this.#slotOf(this.a(row), this.b(row));
      this.#tags[slot] = tags[i] ?? 0;
      this.#rows[slot] = row;
    }
  }
}

/** Never 0. */
function tagOf(b: number): number {
  return (b >>> 24) | 1;
}
