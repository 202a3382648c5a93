/** Sources of one account, the largest on top: a heap, because an account may have a hundred thousand of them. */
import type { MoneyPart } from './money-accounts.ts';

export interface MoneySource {
  readonly id: string;
  readonly left: bigint;
}

export class MoneyHeap {
  readonly #items: MoneySource[] = [];

  push(source: MoneySource): void {
    const items = this.#items;
    items.push(source);
    let place = items.length - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!this.#isLarger(place, above)) break;
      this.#swap(place, above);
      place = above;
    }
  }

  /** The fewest sources that cover it, of the last one a part; less where there is no more. */
  take(wanted: bigint): readonly MoneyPart[] {
    const parts: MoneyPart[] = [];
    let missing = wanted;
    while (missing > 0n) {
      const top = this.#pop();
      if (top === undefined) break;
      const cents = top.left < missing ? top.left : missing;
      parts.push({ sourceId: top.id, cents });
      missing -= cents;
      if (top.left > cents) this.push({ id: top.id, left: top.left - cents });
    }
    return parts;
  }

  rest(): readonly MoneySource[] {
    return this.#items;
  }

  #pop(): MoneySource | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return top;
    items[0] = last;
    let place = 0;
    for (;;) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      let largest = place;
      if (left < items.length && this.#isLarger(left, largest)) largest = left;
      if (right < items.length && this.#isLarger(right, largest)) largest = right;
      if (largest === place) return top;
      this.#swap(place, largest);
      place = largest;
    }
  }

  #isLarger(a: number, b: number): boolean {
    const [one, other] = [this.#items[a] as MoneySource, this.#items[b] as MoneySource];
    return one.left > other.left;
  }

  #swap(a: number, b: number): void {
    const [one, other] = [this.#items[a] as MoneySource, this.#items[b] as MoneySource];
    this.#items[a] = other;
    this.#items[b] = one;
  }
}
