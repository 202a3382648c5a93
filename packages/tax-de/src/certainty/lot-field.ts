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
  /** Both, nearly, right to the ninth digit at least: working them out is left to those that come near to being the best. */
  readonly nearLow?: number;
  readonly nearHigh?: number | undefined;
  readonly isUnbounded?: boolean;
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
  #cheapestLot: DatedLot | undefined;
  #dearestLot: DatedLot | undefined;
  #hadOlder = false;
  #isRead = false;

  constructor(lots: readonly DatedLot[]) {
    // The engine tells lots in the order of time.
    const isInOrder = lots.every(({ from }, no) => no === 0 || (lots[no - 1] as DatedLot).from <= from);
    this.#lots = isInOrder ? lots : [...lots].sort((a, b) => a.from - b.from);
    this.#cheapest = new Best(isAsCheap);
    this.#dearest = new Best(isAsDear);
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
      this.#cheapest.enter(this.count, lot);
      this.#dearest.enter(this.count, lot);
      this.count += 1;
      isNew = true;
    }
    while (this.#older < this.count && (this.#lots[this.#older] as DatedLot).lastTaxableDay < day) {
      this.#older += 1;
      isNew = true;
    }
    return isNew && this.#read();
  }

  /** Whether one of the two ends is another one, or whether some had passed their year. */
  #read(): boolean {
    const [cheapest, dearest] = [this.#cheapest.since(this.#older), this.#dearest.since(this.#older)];
    const hasOlder = this.#older > 0;
    const isSame = cheapest === this.#cheapestLot && dearest === this.#dearestLot && hasOlder === this.#hadOlder;
    if (isSame && this.#isRead) return false;
    this.#isRead = true;
    this.#cheapestLot = cheapest;
    this.#dearestLot = dearest;
    this.#hadOlder = hasOlder;
    this.cheapest = cheapest === undefined ? undefined : lowUnits(cheapest);
    this.dearest = dearest === undefined ? undefined : highUnits(dearest);
    return true;
  }

  #startAgain(): void {
    this.count = 0;
    this.#older = 0;
    this.#cheapest.clear();
    this.#dearest.clear();
  }
}

function isAsCheap(a: DatedLot, b: DatedLot): boolean {
  const sign = surely(a.nearLow, b.nearLow);
  return sign === 0 ? lowUnits(a) <= lowUnits(b) : sign < 0;
}

/** One that nothing bounds is the dearest. */
function isAsDear(a: DatedLot, b: DatedLot): boolean {
  if (a.isUnbounded === true || b.isUnbounded === true) return a.isUnbounded === true;
  const sign = surely(a.nearHigh, b.nearHigh);
  if (sign !== 0) return sign > 0;
  const [own, other] = [highUnits(a), highUnits(b)];
  return own === null || (other !== null && own >= other);
}

/** The order of two figures that are nearly known; zero where only the exact ones can tell. */
function surely(a: number | undefined, b: number | undefined): -1 | 0 | 1 {
  if (a === undefined || b === undefined) return 0;
  const margin = (Math.abs(a) + Math.abs(b)) * NEAR + LAST_DIGIT;
  return a - b > margin ? 1 : b - a > margin ? -1 : 0;
}

/** Wider than what is left out of a figure that is nearly known, and than the rounding of the exact one. */
const NEAR = 1e-9;
const LAST_DIGIT = 1e-15;

function lowUnits({ unitLow }: DatedLot): bigint {
  return unitsOf(unitLow, 'floor');
}

function highUnits({ unitHigh }: DatedLot): bigint | null {
  return unitHigh === null ? null : unitsOf(unitHigh, 'ceiling');
}

function unitsOf(unit: Decimal, mode: 'floor' | 'ceiling'): bigint {
  return unit.scale === UNIT_DIGITS ? unit.units : round(unit, UNIT_DIGITS, mode).units;
}

/** The best of the lots that came since a place: those that a later one beats are forgotten at once. */
class Best {
  readonly #isAsGood: (a: DatedLot, b: DatedLot) => boolean;
  readonly #places: number[] = [];
  readonly #lots: DatedLot[] = [];
  #first = 0;

  constructor(isAsGood: (a: DatedLot, b: DatedLot) => boolean) {
    this.#isAsGood = isAsGood;
  }

  enter(place: number, lot: DatedLot): void {
    while (this.#places.length > this.#first && this.#isAsGood(lot, this.#lots.at(-1) as DatedLot)) {
      this.#places.pop();
      this.#lots.pop();
    }
    this.#places.push(place);
    this.#lots.push(lot);
  }

  since(place: number): DatedLot | undefined {
    while (this.#first < this.#places.length && (this.#places[this.#first] as number) < place) this.#first += 1;
    return this.#lots[this.#first];
  }

  clear(): void {
    this.#places.length = 0;
    this.#lots.length = 0;
    this.#first = 0;
  }
}
