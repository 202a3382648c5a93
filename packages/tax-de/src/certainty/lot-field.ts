/**
 * Lots of one coin in the order of their dates, for many questions of the kind "the cheapest and the dearest of those still
 * inside their year". Disposals ask in the order of time, so both ends of what counts only move on: each lot is looked at
 * twice, however many ask. Whoever asks about an earlier moment starts again.
 */
import { compare, type Decimal } from '@cryptax/kernel';

export interface DatedLot {
  /** From when on it can have been used. */
  readonly from: number;
  readonly lastTaxableDay: number;
  readonly unitLow: Decimal;
  readonly unitHigh: Decimal | null;
}

/** Of all lots until a moment: how many there are, and the ends of those whose year has not passed. */
export interface LotsUntil {
  readonly count: number;
  /** Some had passed their year. */
  readonly isSomeOlder: boolean;
  /** Both undefined where there is none. */
  readonly cheapest: Decimal | undefined;
  /** Null where nothing bounds it. */
  readonly dearest: Decimal | null | undefined;
}

export class LotField {
  readonly #lots: readonly DatedLot[];
  /** How many have come, and how many of these have passed their year. */
  #count = 0;
  #older = 0;
  #at = Number.NEGATIVE_INFINITY;
  #day = Number.NEGATIVE_INFINITY;
  /** Stays until a lot comes or passes its year. */
  #answer: LotsUntil | undefined;
  readonly #cheapest: Best;
  readonly #dearest: Best;

  constructor(lots: readonly DatedLot[]) {
    // The engine tells lots in the order of time.
    const isInOrder = lots.every(({ from }, no) => no === 0 || (lots[no - 1] as DatedLot).from <= from);
    this.#lots = isInOrder ? lots : [...lots].sort((a, b) => a.from - b.from);
    this.#cheapest = new Best(this.#lots, (a, b) => compare(a.unitLow, b.unitLow) <= 0);
    this.#dearest = new Best(this.#lots, isNoCheaper);
  }

  /** Where the dates are those of the lots, their last taxable days only grow with them. */
  until(at: number, day: number): LotsUntil {
    if (at < this.#at || day < this.#day) this.#startAgain();
    this.#at = at;
    this.#day = day;
    const [before, past] = [this.#count, this.#older];
    for (let lot = this.#lots[this.#count]; lot !== undefined && lot.from <= at; lot = this.#lots[this.#count]) {
      this.#cheapest.enter(this.#count);
      this.#dearest.enter(this.#count);
      this.#count += 1;
    }
    while (this.#older < this.#count && (this.#lots[this.#older] as DatedLot).lastTaxableDay < day) this.#older += 1;
    if (this.#answer === undefined || this.#count !== before || this.#older !== past) {
      this.#answer = {
        count: this.#count,
        isSomeOlder: this.#older > 0,
        cheapest: this.#cheapest.since(this.#older)?.unitLow,
        dearest: this.#dearest.since(this.#older)?.unitHigh,
      };
    }
    return this.#answer;
  }

  #startAgain(): void {
    this.#answer = undefined;
    this.#count = 0;
    this.#older = 0;
    this.#cheapest.clear();
    this.#dearest.clear();
  }
}

/** The best of the lots that came since a place: those that a later one beats are forgotten at once. */
class Best {
  readonly #lots: readonly DatedLot[];
  readonly #isAsGood: (a: DatedLot, b: DatedLot) => boolean;
  #places: number[] = [];
  #first = 0;

  constructor(lots: readonly DatedLot[], isAsGood: (a: DatedLot, b: DatedLot) => boolean) {
    this.#lots = lots;
    this.#isAsGood = isAsGood;
  }

  enter(place: number): void {
    const lot = this.#lots[place] as DatedLot;
    const isBeaten = (last: number) => this.#isAsGood(lot, this.#lots[last] as DatedLot);
    while (this.#places.length > this.#first && isBeaten(this.#places.at(-1) as number)) this.#places.pop();
    this.#places.push(place);
  }

  since(place: number): DatedLot | undefined {
    while (this.#first < this.#places.length && (this.#places[this.#first] as number) < place) this.#first += 1;
    const best = this.#places[this.#first];
    return best === undefined ? undefined : this.#lots[best];
  }

  clear(): void {
    this.#places = [];
    this.#first = 0;
  }
}

/** One that nothing bounds is the dearest. */
function isNoCheaper({ unitHigh: a }: DatedLot, { unitHigh: b }: DatedLot): boolean {
  if (a === null || b === null) return a === null;
  return compare(a, b) >= 0;
}
