/** How often each fingerprint occurred, in typed arrays: a large file has hundreds of thousands of them. */
const FIRST_SIZE = 1 << 10;

export class PrintCounter {
  #a = new Int32Array(FIRST_SIZE);
  #b = new Int32Array(FIRST_SIZE);
  #counts = new Int32Array(FIRST_SIZE);
  #used = 0;

  /** Counts the fingerprint once more and gives back how often it was seen, this time included. */
  next(a: number, b: number): number {
    if (this.#used * 2 > this.#counts.length) this.#grow();
    const slot = this.#slotOf(a, b);
    if (this.#counts[slot] === 0) {
      this.#used++;
      this.#a[slot] = a;
      this.#b[slot] = b;
    }
    const count = (this.#counts[slot] ?? 0) + 1;
    this.#counts[slot] = count;
    return count;
  }

  #slotOf(a: number, b: number): number {
    const mask = this.#counts.length - 1;
    let slot = (a ^ (b >>> 7)) & mask;
    while (this.#counts[slot] !== 0 && (this.#a[slot] !== a || this.#b[slot] !== b)) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [oldA, oldB, oldCounts] = [this.#a, this.#b, this.#counts];
    const size = oldCounts.length * 4;
    this.#a = new Int32Array(size);
    this.#b = new Int32Array(size);
    this.#counts = new Int32Array(size);
    for (let i = 0; i < oldCounts.length; i++) {
      const count = oldCounts[i] ?? 0;
      if (count === 0) continue;
      const [a, b] = [oldA[i] ?? 0, oldB[i] ?? 0];
      const slot = this.#slotOf(a, b);
      this.#a[slot] = a;
      this.#b[slot] = b;
      this.#counts[slot] = count;
    }
  }
}
