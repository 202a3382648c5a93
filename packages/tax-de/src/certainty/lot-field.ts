/**
 * Lots of one coin in the order of their dates, for many questions of the kind "the cheapest and the dearest of those still
 * inside their year". Disposals ask in the order of time, so both ends of what counts only move on: each lot is looked at
 * twice, however many ask. Whoever asks about an earlier moment starts again.
 */
import { type Decimal, round } from '@cryptax/kernel';
import { UNIT_DIGITS } from './known-lots.ts';

interface DatedLot {
  /** From when on it can have been used. */
  readonly from: number;
  readonly lastTaxableDay: number;
  readonly unitLow: Decimal;
  readonly unitHigh: Decimal | null;
}

/** In the order of their dates, as columns: a large ledger has so many that an object for each would cost more than all looks at them. */
export interface DatedLots {
  readonly count: number;
  readonly from: Float64Array;
  readonly lastTaxableDay: Int32Array;
  /**
   * What a unit cost at both ends, nearly, right to the ninth digit at least: working it out is left to those that come near to being
   * the best. NaN where only the exact figure tells, infinite where nothing bounds it.
   */
  readonly nearLow: Float64Array;
  readonly nearHigh: Float64Array;
  /** Exactly, for the lot at a place. */
  readonly unitLow: (no: number) => Decimal;
  readonly unitHigh: (no: number) => Decimal | null;
}

export function datedLots(lots: readonly DatedLot[]): DatedLots {
  const sorted = [...lots].sort((a, b) => a.from - b.from);
  const lotAt = (no: number) => sorted[no] as DatedLot;
  const unknown = new Float64Array(sorted.length).fill(Number.NaN);
  return {
    count: sorted.length,
    from: Float64Array.from(sorted, ({ from }) => from),
    lastTaxableDay: Int32Array.from(sorted, (lot) => lot.lastTaxableDay),
    nearLow: unknown,
    nearHigh: unknown.map((_, no) => (lotAt(no).unitHigh === null ? Number.POSITIVE_INFINITY : Number.NaN)),
    unitLow: (no) => lotAt(no).unitLow,
    unitHigh: (no) => lotAt(no).unitHigh,
  };
}

/** Of all lots until the moment that was last asked about; a cost per unit is in units of its last digit, rounded outwards. */
export class LotField {
  /** How many have come. */
  count = 0;
  /** The ends of those whose year has not passed; undefined where there is none. */
  cheapest: bigint | undefined;
  /** Null where nothing bounds it. */
  dearest: bigint | null | undefined;
  readonly #lots: DatedLots;
  /** How many of those that have come have passed their year. */
  #older = 0;
  #at = Number.NEGATIVE_INFINITY;
  #day = Number.NEGATIVE_INFINITY;
  readonly #cheapest: Best;
  readonly #dearest: Best;
  /** Places of the two, below zero where there is none. */
  #cheapestLot = -1;
  #dearestLot = -1;
  #hadOlder = false;
  #isRead = false;

  constructor(lots: DatedLots) {
    this.#lots = lots;
    this.#cheapest = new Best((a, b) => isAsCheap(lots, a, b));
    this.#dearest = new Best((a, b) => isAsDear(lots, a, b));
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
    const { count, from, lastTaxableDay } = this.#lots;
    while (this.count < count && (from[this.count] as number) <= at) {
      this.#cheapest.enter(this.count);
      this.#dearest.enter(this.count);
      this.count += 1;
      isNew = true;
    }
    while (this.#older < this.count && (lastTaxableDay[this.#older] as number) < day) {
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
    this.cheapest = cheapest < 0 ? undefined : lowUnits(this.#lots, cheapest);
    this.dearest = dearest < 0 ? undefined : highUnits(this.#lots, dearest);
    return true;
  }

  #startAgain(): void {
    this.count = 0;
    this.#older = 0;
    this.#cheapest.clear();
    this.#dearest.clear();
  }
}

function isAsCheap(lots: DatedLots, a: number, b: number): boolean {
  const sign = surely(lots.nearLow[a] as number, lots.nearLow[b] as number);
  return sign === 0 ? lowUnits(lots, a) <= lowUnits(lots, b) : sign < 0;
}

/** One that nothing bounds is the dearest. */
function isAsDear(lots: DatedLots, a: number, b: number): boolean {
  const [own, other] = [lots.nearHigh[a] as number, lots.nearHigh[b] as number];
  if (own === Number.POSITIVE_INFINITY || other === Number.POSITIVE_INFINITY) return own === Number.POSITIVE_INFINITY;
  const sign = surely(own, other);
  return sign === 0 ? (highUnits(lots, a) ?? 0n) >= (highUnits(lots, b) ?? 0n) : sign > 0;
}

/** The order of two figures that are nearly known; zero where only the exact ones can tell. */
function surely(a: number, b: number): -1 | 0 | 1 {
  const margin = (Math.abs(a) + Math.abs(b)) * NEAR + LAST_DIGIT;
  return a - b > margin ? 1 : b - a > margin ? -1 : 0;
}

/** Wider than what is left out of a figure that is nearly known, and than the rounding of the exact one. */
const NEAR = 1e-9;
const LAST_DIGIT = 1e-15;

function lowUnits(lots: DatedLots, no: number): bigint {
  return unitsOf(lots.unitLow(no), 'floor');
}

function highUnits(lots: DatedLots, no: number): bigint | null {
  const unit = lots.unitHigh(no);
  return unit === null ? null : unitsOf(unit, 'ceiling');
}

function unitsOf(unit: Decimal, mode: 'floor' | 'ceiling'): bigint {
  return unit.scale === UNIT_DIGITS ? unit.units : round(unit, UNIT_DIGITS, mode).units;
}

/** The best of the lots that came since a place: those that a later one beats are forgotten at once. */
class Best {
  readonly #isAsGood: (a: number, b: number) => boolean;
  readonly #places: number[] = [];
  #first = 0;

  constructor(isAsGood: (a: number, b: number) => boolean) {
    this.#isAsGood = isAsGood;
  }

  enter(place: number): void {
    const places = this.#places;
    while (places.length > this.#first && this.#isAsGood(place, places[places.length - 1] as number)) places.pop();
    places.push(place);
  }

  /** Its place; below zero where there is none. */
  since(place: number): number {
    while (this.#first < this.#places.length && (this.#places[this.#first] as number) < place) this.#first += 1;
    return this.#places[this.#first] ?? -1;
  }

  clear(): void {
    this.#places.length = 0;
    this.#first = 0;
  }
}
