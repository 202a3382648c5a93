/**
 * Lots of one coin in the order of their dates, for many questions of the kind "the cheapest and the dearest of those still
 * inside their year": a tree over the dates answers each in a few steps.
 */
import { compare, type Decimal } from '@cryptax/kernel';

export interface DatedLot {
  /** From when on it can have been used. */
  readonly from: string;
  readonly lastTaxableDay: number;
  readonly unitLow: Decimal;
  readonly unitHigh: Decimal | null;
}

export interface Extremes {
  readonly cheapest: Decimal;
  readonly dearest: Decimal | null;
}

export class LotField {
  readonly #lots: readonly DatedLot[];
  readonly #size: number;
  readonly #tree: (Extremes | undefined)[];

  constructor(lots: readonly DatedLot[]) {
    this.#lots = [...lots].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
    this.#size = 2 ** Math.ceil(Math.log2(Math.max(1, lots.length)));
    this.#tree = new Array(2 * this.#size);
    this.#lots.forEach(({ unitLow, unitHigh }, index) => {
      this.#tree[this.#size + index] = { cheapest: unitLow, dearest: unitHigh };
    });
    for (let node = this.#size - 1; node > 0; node--) {
      this.#tree[node] = both(this.#tree[2 * node], this.#tree[2 * node + 1]);
    }
  }

  /** How many there were by then. */
  countUntil(at: string): number {
    return this.#first((lot) => lot.from > at);
  }

  /** Of those whose year has not passed: where the dates are those of the lots, days only grow with them. */
  extremes(at: string, day: number): Extremes | undefined {
    return this.#range(
      this.#first(({ lastTaxableDay }) => lastTaxableDay >= day),
      this.countUntil(at),
    );
  }

  /** Whether some of them had passed their year. */
  hasOlder(at: string, day: number): boolean {
    return (
      Math.min(
        this.#first(({ lastTaxableDay }) => lastTaxableDay >= day),
        this.countUntil(at),
      ) > 0
    );
  }

  #first(holds: (lot: DatedLot) => boolean): number {
    let [low, high] = [0, this.#lots.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.#lots[middle] as DatedLot)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #range(from: number, to: number): Extremes | undefined {
    let found: Extremes | undefined;
    for (let [left, right] = [from + this.#size, to + this.#size]; left < right; left >>= 1, right >>= 1) {
      if (left % 2 === 1) found = both(found, this.#tree[left++]);
      if (right % 2 === 1) found = both(found, this.#tree[--right]);
    }
    return found;
  }
}

function both(a: Extremes | undefined, b: Extremes | undefined): Extremes | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return {
    cheapest: compare(a.cheapest, b.cheapest) <= 0 ? a.cheapest : b.cheapest,
    dearest:
      a.dearest === null || b.dearest === null ? null : compare(a.dearest, b.dearest) >= 0 ? a.dearest : b.dearest,
  };
}
