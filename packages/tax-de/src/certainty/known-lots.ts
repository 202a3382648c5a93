/** Every lot that the entries of a ledger ever made, with what a unit of it can have cost. Lots of unknown origin are not among them. */
import { type Day, type Decimal, decimal, type Instant, powerOfTen } from '@cryptax/kernel';
import type { AcquiredLots, AcquiredLotView } from '@cryptax/ledger';
import { type AssumedLedger, MARK } from './assumed-ledger.ts';
import type { DatedLots } from './lot-field.ts';
import type { OpenPoint } from './open-points.ts';
import type { DearLot, UpperEnd } from './upper-end.ts';

export interface KnownLot {
  /** When it was acquired. */
  readonly from: Instant;
  /** When it came: it can have been used from then on. */
  readonly arrived: Instant;
  readonly lastTaxableDay: Day;
  readonly amount: Decimal;
  readonly unitLow: Decimal;
  /** Null where nothing bounds the cost, as of a purchase without any price. */
  readonly unitHigh: Decimal | null;
}

/** Those of one coin: in columns for whoever looks at all of them, one by one for whoever looks closer. */
export interface KnownLots {
  readonly count: number;
  readonly dated: () => DatedLots;
  readonly list: () => readonly KnownLot[];
}

/** Digits of a cost per unit: rounded outwards, so fewer only widen a bound, by less than a cent for a quadrillion units. */
export const UNIT_DIGITS = 18;

/** By coin, for the coins in question. */
export function knownLots(
  low: AssumedLedger,
  upper: UpperEnd,
  points: readonly OpenPoint[],
  assets: ReadonlySet<string>,
): ReadonlyMap<string, KnownLots> {
  const unknown = new Set(low.added.keys());
  for (const { kind, eventIds } of points) if (kind === 'inflow') for (const id of eventIds) unknown.add(id);
  const dear = upper.lots(assets);
  return new Map(low.engine.acquiredLots(assets).map((lots) => [lots.asset, new LotsOfCoin(lots, low, dear, unknown)]));
}

class LotsOfCoin implements KnownLots {
  readonly count: number;
  readonly #lots: AcquiredLots;
  /** Where each stands among all lots of the coin, in the order of their dates. */
  readonly #places: Int32Array;
  /** The same at the upper end of its price, where that is another one. */
  readonly #dear = new Map<number, DearLot>();
  readonly #unbounded = new Set<number>();
  /** Those that somebody looked at. */
  readonly #made: (LotOfEntry | undefined)[] = [];

  constructor(
    lots: AcquiredLots,
    low: AssumedLedger,
    dear: ReadonlyMap<string, DearLot>,
    unknown: ReadonlySet<string>,
  ) {
    this.#lots = lots;
    const kept = new Int32Array(lots.count);
    let count = 0;
    for (let no = 0; no < lots.count; no++) if (this.#keeps(no, low, dear, unknown)) kept[count++] = no;
    this.#places = inTime(kept.subarray(0, count), lots.acquiredAt);
    this.count = count;
  }

  #keeps(no: number, low: AssumedLedger, dear: ReadonlyMap<string, DearLot>, unknown: ReadonlySet<string>): boolean {
    const place = this.#lots.place[no] as number;
    // What was assumed for another entry stands before all places.
    const mark = place < 0 ? MARK.asked : (low.marks[place] as number);
    if (mark === 0 && low.unbounded.size === 0) return true;
    const { eventId } = this.#lots.view(no);
    if ((mark & MARK.asked) !== 0 && unknown.has(eventId)) return false;
    const most = (mark & MARK.banded) === 0 ? undefined : dear.get(eventId);
    if (most !== undefined) this.#dear.set(no, most);
    if (low.unbounded.has(eventId)) this.#unbounded.add(no);
    return true;
  }

  dated(): DatedLots {
    const { acquiredAt, lastTaxableDay, nearUnit } = this.#lots;
    const places = this.#places;
    const [from, nearLow] = [new Float64Array(this.count), new Float64Array(this.count)];
    const last = new Int32Array(this.count);
    for (let no = 0; no < this.count; no++) {
      const place = places[no] as number;
      from[no] = acquiredAt[place] as number;
      last[no] = lastTaxableDay[place] as number;
      nearLow[no] = nearUnit[place] as number;
    }
    return {
      count: this.count,
      from,
      lastTaxableDay: last,
      nearLow,
      nearHigh: this.#nearHigh(nearLow),
      unitLow: (no) => this.#lot(places[no] as number).unitLow,
      unitHigh: (no) => this.#lot(places[no] as number).unitHigh,
    };
  }

  list(): readonly KnownLot[] {
    return Array.from(this.#places, (place) => this.#lot(place));
  }

  /** As the lower end where both are the same. */
  #nearHigh(nearLow: Float64Array): Float64Array {
    if (this.#dear.size === 0 && this.#unbounded.size === 0) return nearLow;
    return nearLow.map((near, no) => {
      const place = this.#places[no] as number;
      return this.#unbounded.has(place) ? Number.POSITIVE_INFINITY : (this.#dear.get(place)?.nearUnit ?? near);
    });
  }

  #lot(place: number): LotOfEntry {
    let made = this.#made[place];
    if (made === undefined) {
      made = new LotOfEntry(this.#lots.view(place), this.#dear.get(place)?.lot, this.#unbounded.has(place));
      this.#made[place] = made;
    }
    return made;
  }
}

/** The engine tells lots in the order of time; a stated date may be earlier. */
function inTime(places: Int32Array, at: Float64Array): Int32Array {
  const isInOrder = places.every(
    (place, no) => no === 0 || (at[places[no - 1] as number] as number) <= (at[place] as number),
  );
  return isInOrder ? places : places.slice().sort((a, b) => (at[a] as number) - (at[b] as number) || a - b);
}

/** What a unit cost is divided when it is asked for: among the many lots of a coin few are the cheapest or the dearest. */
class LotOfEntry implements KnownLot {
  readonly #lot: AcquiredLotView;
  /** The same at the upper end of its price, where that is another one. */
  readonly #dear: AcquiredLotView | undefined;
  readonly #isUnbounded: boolean;
  #ends: readonly [Decimal, Decimal] | undefined;

  constructor(lot: AcquiredLotView, dear: AcquiredLotView | undefined, isUnbounded: boolean) {
    this.#lot = lot;
    this.#dear = dear;
    this.#isUnbounded = isUnbounded;
  }

  get from(): Instant {
    return this.#lot.acquiredAt;
  }

  get arrived(): Instant {
    return this.#lot.arrivedAt;
  }

  get lastTaxableDay(): Day {
    return this.#lot.lastTaxableDay;
  }

  get amount(): Decimal {
    return this.#lot.amount;
  }

  get unitLow(): Decimal {
    return this.#unitEnds()[0];
  }

  get unitHigh(): Decimal | null {
    return this.#isUnbounded ? null : this.#unitEnds()[1];
  }

  #unitEnds(): readonly [Decimal, Decimal] {
    this.#ends ??= this.#divided();
    return this.#ends;
  }

  #divided(): readonly [Decimal, Decimal] {
    const { amount, cost } = this.#lot;
    const own = unitEnds(cost, amount);
    return this.#dear === undefined ? own : [own[0], unitEnds(this.#dear.cost, amount)[1]];
  }
}

/** What one unit cost, rounded down and up; one division for both. */
function unitEnds(cost: Decimal, amount: Decimal): readonly [Decimal, Decimal] {
  const shift = UNIT_DIGITS + amount.scale - cost.scale;
  const whole = shift >= 0 ? cost.units * powerOfTen(shift) : cost.units;
  const parts = shift >= 0 ? amount.units : amount.units * powerOfTen(-shift);
  const units = whole / parts;
  const low = decimal(units, UNIT_DIGITS);
  return [low, units * parts === whole ? low : decimal(units + 1n, UNIT_DIGITS)];
}
