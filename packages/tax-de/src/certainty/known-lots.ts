/** Every lot that the entries of a ledger ever made, with what a unit of it can have cost. Lots of unknown origin are not among them. */
import { compare, type Day, type Decimal, decimal, divide, type Instant, multiply } from '@cryptax/kernel';
import type { AssumedLedger } from './assumed-ledger.ts';
import type { OpenPoint } from './open-points.ts';
import type { UpperEnd } from './upper-end.ts';

export interface KnownLot {
  /** When it was acquired: it can have been used from then on. */
  readonly from: Instant;
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
  const unknown = new Set(low.added);
  for (const { kind, eventIds } of points) if (kind === 'inflow') for (const id of eventIds) unknown.add(id);
  const dearest = new Map(upper.lots(assets).map((lot) => [lot.eventId, lot.cost]));
  const byAsset = new Map<string, KnownLot[]>();
  for (const { eventId, asset, acquiredAt, lastTaxableDay, amount, cost } of low.engine.acquiredLots(assets)) {
    if (unknown.has(eventId)) continue;
    const list = byAsset.get(asset) ?? [];
    byAsset.set(asset, list);
    const unitLow = divide(cost, amount, UNIT_DIGITS, 'floor');
    const most = dearest.get(eventId);
    const unitHigh =
      most === undefined ? roundedUp(unitLow, amount, cost) : divide(most, amount, UNIT_DIGITS, 'ceiling');
    list.push({
      from: acquiredAt,
      lastTaxableDay,
      amount,
      unitLow,
      unitHigh: low.unbounded.has(eventId) ? null : unitHigh,
    });
  }
  return byAsset;
}

/** The quotient that was rounded down, rounded up; without dividing again. */
function roundedUp(unitLow: Decimal, amount: Decimal, cost: Decimal): Decimal {
  const isExact = compare(multiply(unitLow, amount), cost) === 0;
  return isExact ? unitLow : decimal(unitLow.units + 1n, unitLow.scale);
}
