/**
 * Lots of one coin in the order of their dates, for many questions of the kind "the cheapest and the dearest of those still
 * inside their year". Disposals ask in the order of time, so both ends of what counts only move on: each lot is looked at
 * twice, however many ask. Whoever asks about an earlier moment starts again.
 */
import { type Decimal, round } from '@cryptax/kernel';
import { UNIT_DIGITS } from './known-lots.ts';

export interface DatedLot {
  /** From when on it can have been used. */
  readonly from: number;
  readonly lastTaxableDay: number;
  readonly unitLow: Decimal;
  readonly unitHigh: Decimal | null;
}

/** Of all lots until the moment that was last asked about; a cost per unit is in units of its last digit, rounded outwards. */
export class LotField {
  /** How many have come. */
  count = 0;
  /** The ends of those whose year has not passed; undefined where there is none. */
  cheapest: bigint | undefined;
  /** Null where nothing bounds it. */
  dearest: bigint | null | undefined;
  readonly #lots: readonly DatedLot[];
  /** How many of those that have come have passed their year. */
  #older = 0;
  #at = Number.NEGATIVE_INFINITY;
  #day = Number.NEGATIVE_INFINITY;
  readonly #cheapest: Best;
  readonly #dearest: Best;

  constructor(lots: readonly DatedLot[]) {
    // The engine tells lots in the order of time.
    const isInOrder = lots.every(({ from }, no) => no === 0 || (lots[no - 1] as DatedLot).from <= from);
    this.#lots = isInOrder ? lots : [...lots].sort((a, b) => a.from - b.from);
    this.#cheapest = new Best((a, b) => a !== null && b !== null && a <= b);
    // One that nothing bounds is the dearest.
    this.#dearest = new Best((a, b) => a === null || (b !== null && a >= b));
  }

  /** Some had passed their year. */
  get isSomeOlder(): boolean {
    return this.#older > 0;
  }

  /** Whether the answer is another one than before. Where the dates are those of the lots, their last taxable days only grow with them. */
  until(at: number, day: number): boolean {
    let isNew = this.#at === Number.NEGATIVE_INFINITY;
    if (at < this.#at || day < this.#day) {
      this.#startAgain();
      isNew = true;
    }
    this.#at = at;
    this.#day = day;
    for (let lot = this.#lots[this.count]; lot !== undefined && lot.from <= at; lot = this.#lots[this.count]) {
      this.#cheapest.enter(this.count, unitsOf(lot.unitLow, 'floor'));
      this.#dearest.enter(this.count, lot.unitHigh === null ? null : unitsOf(lot.unitHigh, 'ceiling'));
      this.count += 1;
      isNew = true;
    }
    while (this.#older < this.count && (this.#lots[this.#older] as DatedLot).lastTaxableDay < day) {
      this.#older += 1;
      isNew = true;
    }
    if (isNew) {
      this.cheapest = this.#cheapest.since(this.#older) ?? undefined;
      this.dearest = this.#dearest.since(this.#older);
    }
    return isNew;
  }

  #startAgain(): void {
    this.count = 0;
    this.#older = 0;
    this.#cheapest.clear();
    this.#dearest.clear();
  }
}

function unitsOf(unit: Decimal, mode: 'floor' | 'ceiling'): bigint {
  return unit.scale === UNIT_DIGITS ? unit.units : round(unit, UNIT_DIGITS, mode).units;
}

/** The best of the lots that came since a place: those that a later one beats are forgotten at once. */
class Best {
  readonly #isAsGood: (a: bigint | null, b: bigint | null) => boolean;
  readonly #places: number[] = [];
  readonly #units: (bigint | null)[] = [];
  #first = 0;

  constructor(isAsGood: (a: bigint | null, b: bigint | null) => boolean) {
    this.#isAsGood = isAsGood;
  }

  enter(place: number, units: bigint | null): void {
    while (this.#places.length > this.#first && this.#isAsGood(units, this.#units.at(-1) as bigint | null)) {
      this.#places.pop();
      this.#units.pop();
    }
    this.#places.push(place);
    this.#units.push(units);
  }

  since(place: number): bigint | null | undefined {
    while (this.#first < this.#places.length && (this.#places[this.#first] as number) < place) this.#first += 1;
    return this.#units[this.#first];
  }

  clear(): void {
    this.#places.length = 0;
    this.#units.length = 0;
    this.#first = 0;
  }
}
