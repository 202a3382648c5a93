/** Every lot that the entries of a ledger ever made, with what a unit of it can have cost. Lots of unknown origin are not among them. */
import { type Day, type Decimal, decimal, type Instant, powerOfTen } from '@cryptax/kernel';
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
  const dearest = bands.length === 0 ? undefined : new Map(bands.map((lot) => [lot.eventId, lot.cost]));
  const byAsset = new Map<string, KnownLot[]>();
  for (const { eventId, place, asset, arrivedAt, acquiredAt, lastTaxableDay, amount, cost } of low.engine.acquiredLots(
    assets,
  )) {
    // What was assumed for another entry stands before all places.
    const mark = place < 0 ? MARK.asked : (low.marks[place] as number);
    if ((mark & MARK.asked) !== 0 && unknown.has(eventId)) continue;
    const list = byAsset.get(asset) ?? [];
    byAsset.set(asset, list);
    const [unitLow, unitUp] = unitEnds(cost, amount);
    const most = (mark & MARK.banded) === 0 ? undefined : dearest?.get(eventId);
    const unitHigh = most === undefined ? unitUp : unitEnds(most, amount)[1];
    list.push({
      from: acquiredAt,
      arrived: arrivedAt,
      lastTaxableDay,
      amount,
      unitLow,
      unitHigh: low.unbounded.size > 0 && low.unbounded.has(eventId) ? null : unitHigh,
    });
  }
  return byAsset;
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
