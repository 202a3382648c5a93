/** A growing list of 32-bit numbers; a typed array is half the size of a plain one and nothing for the collector to walk. */
const FIRST_SIZE = 1 << 9;

export class NumberList {
  #values = new Int32Array(FIRST_SIZE);
  length = 0;

  /** Gives back the place of the number. */
  push(value: number): number {
    if (this.length === this.#values.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    return this.length++;
  }

  at(index: number): number {
    return this.#values[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }
}
