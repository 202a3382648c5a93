/** Binary heap of lot numbers by float key, smallest first, older lot first among equals. */
export class FloatHeap {
  size = 0;
  lots = new Int32Array(4);
  #keys = new Float64Array(4);

  push(lot: number, key: number): void {
    if (this.size === this.lots.length) this.#grow();
    const { lots } = this;
    const keys = this.#keys;
    let hole = this.size++;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      const above = keys[parent] as number;
      if (key > above || (key === above && lot > (lots[parent] as number))) break;
      lots[hole] = lots[parent] as number;
      keys[hole] = above;
      hole = parent;
    }
    lots[hole] = lot;
    keys[hole] = key;
  }

  pop(): void {
    const last = --this.size;
    if (last === 0) return;
    const { lots } = this;
    const keys = this.#keys;
    const lot = lots[last] as number;
    const key = keys[last] as number;
    let hole = 0;
    for (let child = 1; child < last; child = 2 * hole + 1) {
      if (child + 1 < last && this.#isBefore(child + 1, child)) child++;
      const below = keys[child] as number;
      if (key < below || (key === below && lot < (lots[child] as number))) break;
      lots[hole] = lots[child] as number;
      keys[hole] = below;
      hole = child;
    }
    lots[hole] = lot;
    keys[hole] = key;
  }

  #isBefore(a: number, b: number): boolean {
    const difference = (this.#keys[a] as number) - (this.#keys[b] as number);
    return difference < 0 || (difference === 0 && (this.lots[a] as number) < (this.lots[b] as number));
  }

  #grow(): void {
    const lots = new Int32Array(this.size * 2);
    const keys = new Float64Array(this.size * 2);
    lots.set(this.lots);
    keys.set(this.#keys);
    this.lots = lots;
    this.#keys = keys;
  }
}
