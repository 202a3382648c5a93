/** Every lot that the entries of a ledger ever made, with what a unit of it can have cost. Lots of unknown origin are not among them. */
import { addToGroup, type Day, type Decimal, decimal, type Instant, powerOfTen } from '@cryptax/kernel';
import type { AcquiredLotView } from '@cryptax/ledger';
import { type AssumedLedger, MARK } from './assumed-ledger.ts';
import type { OpenPoint } from './open-points.ts';
import type { UpperEnd } from './upper-end.ts';

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
  /** Both, nearly: right to the ninth digit at least. */
  readonly nearLow?: number;
  readonly nearHigh?: number | undefined;
  /** `unitHigh` is null: known without working it out. */
  readonly isUnbounded?: boolean;
}

/** Digits of a cost per unit: rounded outwards, so fewer only widen a bound, by less than a cent for a quadrillion units. */
export const UNIT_DIGITS = 18;

/** By coin, for the coins in question. */
export function knownLots(
  low: AssumedLedger,
  upper: UpperEnd,
  points: readonly OpenPoint[],
  assets: ReadonlySet<string>,
): ReadonlyMap<string, readonly KnownLot[]> {
  const unknown = new Set(low.added.keys());
  for (const { kind, eventIds } of points) if (kind === 'inflow') for (const id of eventIds) unknown.add(id);
  const bands = upper.lots(assets);
  const dearest = bands.length === 0 ? undefined : new Map(bands.map((lot) => [lot.eventId, lot]));
  const byAsset = new Map<string, KnownLot[]>();
  for (const lot of low.engine.acquiredLots(assets)) {
    const { place } = lot;
    // What was assumed for another entry stands before all places.
    const mark = place < 0 ? MARK.asked : (low.marks[place] as number);
    if ((mark & MARK.asked) !== 0 && unknown.has(lot.eventId)) continue;
    const most = (mark & MARK.banded) === 0 ? undefined : dearest?.get(lot.eventId);
    const isUnbounded = low.unbounded.size > 0 && low.unbounded.has(lot.eventId);
    addToGroup(byAsset, lot.asset, new LotOfEntry(lot, most ?? lot, isUnbounded));
  }
  return byAsset;
}

/** What a unit cost is divided when it is asked for: among the many lots of a coin few are the cheapest or the dearest. */
class LotOfEntry implements KnownLot {
  readonly #lot: AcquiredLotView;
  /** The same at the upper end of its price. */
  readonly #most: AcquiredLotView;
  readonly isUnbounded: boolean;
  /** Kept: it is compared again and again. */
  readonly nearLow: number;
  #ends: readonly [Decimal, Decimal] | undefined;

  constructor(lot: AcquiredLotView, most: AcquiredLotView, isUnbounded: boolean) {
    this.#lot = lot;
    this.#most = most;
    this.isUnbounded = isUnbounded;
    this.nearLow = lot.nearUnit;
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

  get nearHigh(): number | undefined {
    return this.#most === this.#lot ? this.nearLow : undefined;
  }

  get unitLow(): Decimal {
    return this.#unitEnds()[0];
  }

  get unitHigh(): Decimal | null {
    return this.isUnbounded ? null : this.#unitEnds()[1];
  }

  #unitEnds(): readonly [Decimal, Decimal] {
    this.#ends ??= this.#divided();
    return this.#ends;
  }

  #divided(): readonly [Decimal, Decimal] {
    const { amount, cost } = this.#lot;
    const own = unitEnds(cost, amount);
    return this.#most === this.#lot ? own : [own[0], unitEnds(this.#most.cost, amount)[1]];
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
