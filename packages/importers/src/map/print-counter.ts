/**
 * How often each fingerprint occurred. A large file has hundreds of thousands of them, so they lie in one typed array:
 * both lanes and the count side by side, found by hashing and a walk to the next free place.
 */
const FIRST_SIZE = 1 << 12;
/** Numbers of an entry, as a power of two: its place is a shifted hash. */
const SHIFT = 2;
const FIELDS = 1 << SHIFT;
const COUNT = 2;

export class PrintCounter {
  #entries = new Int32Array(FIRST_SIZE * FIELDS);
  #size = FIRST_SIZE;
  #used = 0;

  /** Counts the fingerprint once more and gives back how often it was seen, this time included. */
  next(a: number, b: number): number {
    if (this.#used * 2 > this.#size) this.#grow();
    const place = this.#placeOf(a, b);
    const entries = this.#entries;
    const count = (entries[place + COUNT] ?? 0) + 1;
    if (count === 1) {
      this.#used++;
      entries[place] = a;
      entries[place + 1] = b;
    }
    entries[place + COUNT] = count;
    return count;
  }

  /** Where the fingerprint is or belongs. */
  #placeOf(a: number, b: number): number {
    const entries = this.#entries;
    const mask = entries.length - 1;
    let place = ((a ^ (b >>> 7)) << SHIFT) & mask;
    while (entries[place + COUNT] !== 0 && (entries[place] !== a || entries[place + 1] !== b)) {
      place = (place + FIELDS) & mask;
    }
    return place;
  }

  #grow(): void {
    const old = this.#entries;
    this.#size *= 4;
    this.#entries = new Int32Array(this.#size * FIELDS);
    for (let i = 0; i < old.length; i += FIELDS) {
      const count = old[i + COUNT] ?? 0;
      if (count === 0) continue;
      const [a, b] = [old[i] ?? 0, old[i + 1] ?? 0];
      const place = this.#placeOf(a, b);
      this.#entries[place] = a;
      this.#entries[place + 1] = b;
      this.#entries[place + COUNT] = count;
    }
  }
}
