/** Coins of unknown origin, by coin: arrivals that nobody has explained, and acquisitions that are missing. */
import {
  add,
  addToGroup,
  berlinDay,
  berlinYearOf,
  type Decimal,
  dec,
  divide,
  formatDecimal,
  multiply,
  parseInstant,
  subtract,
  ZERO,
} from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '@cryptax/ledger';
import { lastTaxableDay } from '../holding-period/last-taxable-day.ts';
import type { AssumedLedger } from './assumed-ledger.ts';
import { largest } from './bound.ts';
import { UNIT_DIGITS } from './known-lots.ts';
import type { UnknownLot } from './lot-envelope.ts';
import type { OpenPoint } from './open-points.ts';
import type { PriceKnowledge } from './price-knowledge.ts';

export function unknownLots(
  points: readonly OpenPoint[],
  ledger: AssumedLedger,
  /** Of the ledger, by id; those that are open or were added suffice. */
  events: ReadonlyMap<string, LedgerEvent>,
  prices: PriceKnowledge,
  /** What entries would lack if others did not count. */
  short: ReadonlyMap<string, readonly Leg[]> = new Map(),
  /** The most that entries can lack once sales are said to be short. */
  chained: ReadonlyMap<string, readonly Leg[]> = new Map(),
): ReadonlyMap<string, readonly UnknownLot[]> {
  const found = new Map<string, UnknownLot[]>();
  const arrivals = points.flatMap(({ kind, eventIds }) => (kind === 'inflow' ? eventIds : []));
  const enter = (at: string, { asset, amount }: Leg, fee?: Leg): void => {
    const arrival = parseInstant(at);
    if (!arrival.ok) return;
    const list = found.get(asset) ?? [];
    found.set(asset, list);
    // A fee that was kept back leaves fewer units for the same cost.
    const kept = fee?.asset === asset ? dec(fee.amount) : ZERO;
    const unit = mostPaid(prices, asset, at);
    const [gross, net] = [dec(amount), subtract(dec(amount), kept)];
    list.push({
      amount: gross,
      from: arrival.value,
      arrived: arrival.value,
      unitLow: ZERO,
      lastTaxableDay: lastTaxableDay(berlinDay(arrival.value)),
      unitHigh: unit === null || kept.units === 0n ? unit : divide(multiply(unit, gross), net, UNIT_DIGITS, 'ceiling'),
    });
  };
  for (const id of arrivals) {
    const event = events.get(id);
    if (event !== undefined && 'in' in event) enter(event.at, event.in, event.fee);
  }
  for (const [id, legs] of mostMissing(points, ledger, short, chained)) {
    const event = events.get(id);
    if (event !== undefined)
      for (const [asset, amount] of legs) enter(event.at, { asset, amount: formatDecimal(amount) });
  }
  return found;
}

/** The most that each event can lack of a coin: as the ledger stands, once everything is answered, or without what may not count. */
function mostMissing(
  points: readonly OpenPoint[],
  { added }: AssumedLedger,
  short: ReadonlyMap<string, readonly Leg[]>,
  chained: ReadonlyMap<string, readonly Leg[]>,
): ReadonlyMap<string, ReadonlyMap<string, Decimal>> {
  const most = new Map<string, Map<string, Decimal>>();
  const note = (eventId: string, legs: readonly Leg[]) => {
    const known = most.get(eventId) ?? new Map<string, Decimal>();
    most.set(eventId, known);
    const own = new Map<string, Decimal>();
    for (const { asset, amount } of legs) own.set(asset, add(own.get(asset) ?? ZERO, dec(amount)));
    for (const [asset, amount] of own) known.set(asset, largest(known.get(asset) ?? ZERO, amount));
  };
  // What is lacking without some entries comes on top of what was assumed.
  const lacking = new Map<string, Leg[]>();
  for (const lot of added.values()) if (lot.forEventId !== undefined) addToGroup(lacking, lot.forEventId, lot.in);
  for (const [eventId, legs] of short) for (const leg of legs) addToGroup(lacking, eventId, leg);
  for (const [eventId, legs] of lacking) note(eventId, legs);
  for (const [eventId, legs] of chained) note(eventId, legs);
  for (const { eventIds, missing } of points) if (missing !== undefined) note(eventIds[0] ?? '', missing);
  return most;
}

/** Coins that can be stated for a disposal once it lacks some: when they come, and the most that one can have cost. */
export type Statable = Pick<UnknownLot, 'arrived' | 'unitHigh'>;

/** By coin the last of each year: no later price is lower than the highest until then. */
export function statableCoins(
  events: readonly LedgerEvent[],
  prices: PriceKnowledge,
): ReadonlyMap<string, readonly Statable[]> {
  const last = new Map<string, Map<number, string>>();
  const note = (asset: string, at: string) => {
    const years = last.get(asset) ?? new Map<number, string>();
    last.set(asset, years);
    const year = berlinYearOf(at);
    if (year !== null && at > (years.get(year) ?? '')) years.set(year, at);
  };
  for (const event of events) {
    if ('out' in event) note(event.out.asset, event.at);
    if (event.fee !== undefined) note(event.fee.asset, event.at);
  }
  return new Map(
    [...last].map(([asset, years]) => [
      asset,
      [...years.values()].flatMap((at): readonly Statable[] => {
        const arrived = parseInstant(at);
        return arrived.ok ? [{ arrived: arrived.value, unitHigh: mostPaid(prices, asset, at) }] : [];
      }),
    ]),
  );
}

/** What a unit can have cost: the dearest price until then, or what it was worth when it came. */
function mostPaid(prices: PriceKnowledge, asset: string, at: string): Decimal | null {
  const highest = prices.highestUntil(asset, at);
  return highest === undefined ? null : largest(highest, prices.near(asset, at)?.high ?? ZERO);
}
