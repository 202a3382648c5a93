/** Every lot that the entries of a ledger ever made, with what a unit of it can have cost. Lots of unknown origin are not among them. */
import { type Day, type Decimal, divide } from '@cryptax/kernel';
import type { AssumedLedger } from './assumed-ledger.ts';
import type { OpenPoint } from './open-points.ts';

export interface KnownLot {
  readonly acquiredAt: string;
  readonly lastTaxableDay: Day;
  readonly amount: Decimal;
  readonly unitLow: Decimal;
  /** Null where nothing bounds the cost, as of a purchase without any price. */
  readonly unitHigh: Decimal | null;
}

/** Digits of a cost per unit: rounded outwards, so fewer would only widen a bound, by less than any coin has units. */
const DIGITS = 30;

/** By coin, for the coins in question. */
export function knownLots(
  [low, high]: readonly [AssumedLedger, AssumedLedger],
  points: readonly OpenPoint[],
  assets: ReadonlySet<string>,
): ReadonlyMap<string, readonly KnownLot[]> {
  const unknown = new Set([...low.added, ...high.added]);
  for (const { kind, eventIds } of points) if (kind === 'inflow') for (const id of eventIds) unknown.add(id);
  const dearest =
    high === low ? undefined : new Map(high.engine.acquiredLots(assets).map((lot) => [lot.eventId, lot.cost]));
  const byAsset = new Map<string, KnownLot[]>();
  for (const { eventId, asset, acquiredAt, lastTaxableDay, amount, cost } of low.engine.acquiredLots(assets)) {
    if (unknown.has(eventId)) continue;
    const list = byAsset.get(asset) ?? [];
    byAsset.set(asset, list);
    list.push({
      acquiredAt,
      lastTaxableDay,
      amount,
      unitLow: divide(cost, amount, DIGITS, 'floor'),
      unitHigh: low.unbounded.has(eventId) ? null : divide(dearest?.get(eventId) ?? cost, amount, DIGITS, 'ceiling'),
    });
  }
  return byAsset;
}
