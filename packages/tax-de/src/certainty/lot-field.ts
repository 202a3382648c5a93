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
  /** Places of the cheapest lot below each node in the order of `unitLow`, and of the dearest in that of `unitHigh`. */
  readonly #cheapest: Int32Array;
  readonly #dearest: Int32Array;
  readonly #lows: readonly Decimal[];
  readonly #highs: readonly (Decimal | null)[];

  constructor(lots: readonly DatedLot[]) {
    this.#lots = [...lots].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
    this.#size = 2 ** Math.ceil(Math.log2(Math.max(1, lots.length)));
    const lows = ranked(this.#lots, (a, b) => compare(a.unitLow, b.unitLow));
    const highs = ranked(this.#lots, byUnitHigh);
    this.#lows = lows.inOrder.map(({ unitLow }) => unitLow);
    this.#highs = highs.inOrder.map(({ unitHigh }) => unitHigh);
    this.#cheapest = this.#tree(lows.places, Math.min, NONE_BELOW);
    this.#dearest = this.#tree(highs.places, Math.max, -1);
  }

  #tree(places: readonly number[], choose: (a: number, b: number) => number, none: number): Int32Array {
    const tree = new Int32Array(2 * this.#size).fill(none);
    tree.set(places, this.#size);
    for (let node = this.#size - 1; node > 0; node--) {
      tree[node] = choose(tree[2 * node] as number, tree[2 * node + 1] as number);
    }
    return tree;
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
    let [cheapest, dearest] = [NONE_BELOW, -1];
    const take = (node: number) => {
      cheapest = Math.min(cheapest, this.#cheapest[node] as number);
      dearest = Math.max(dearest, this.#dearest[node] as number);
    };
    for (let [left, right] = [from + this.#size, to + this.#size]; left < right; left >>= 1, right >>= 1) {
      if (left % 2 === 1) take(left++);
      if (right % 2 === 1) take(--right);
    }
    if (dearest < 0) return undefined;
    return { cheapest: this.#lows[cheapest] as Decimal, dearest: this.#highs[dearest] as Decimal | null };
  }
}

/** More than any place. */
const NONE_BELOW = 2 ** 31 - 1;

/** The lots in another order, and the place of each of them in it: comparing places is quicker than comparing decimals. */
function ranked(lots: readonly DatedLot[], order: (a: DatedLot, b: DatedLot) => number) {
  const sorted = lots.map((lot, no) => ({ lot, no })).sort((a, b) => order(a.lot, b.lot));
  const places: number[] = new Array(lots.length);
  sorted.forEach(({ no }, place) => {
    places[no] = place;
  });
  return { inOrder: sorted.map(({ lot }) => lot), places };
}

/** One that nothing bounds is the dearest. */
function byUnitHigh({ unitHigh: a }: DatedLot, { unitHigh: b }: DatedLot): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return compare(a, b);
}
