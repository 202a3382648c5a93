/** Coins of unknown origin, by coin: arrivals that nobody has explained, and acquisitions that are missing. */
import { berlinDay, type Decimal, dec, divide, multiply, parseInstant, subtract, ZERO } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { lastTaxableDay } from '../holding-period/last-taxable-day.ts';
import type { AssumedLedger } from './assumed-ledger.ts';
import { largest } from './bound.ts';
import { type KnownLot, UNIT_DIGITS } from './known-lots.ts';
import type { UnknownLot } from './lot-envelope.ts';
import type { OpenPoint } from './open-points.ts';
import type { PriceKnowledge } from './price-knowledge.ts';

export function unknownLots(
  points: readonly OpenPoint[],
  ledger: AssumedLedger,
  /** Of the ledger, by id; those that are open or were added suffice. */
  events: ReadonlyMap<string, LedgerEvent>,
  known: ReadonlyMap<string, readonly KnownLot[]>,
  prices: PriceKnowledge,
  /** Entries that may not count, without which coins would be missing. */
  lacking: readonly string[] = [],
): ReadonlyMap<string, readonly UnknownLot[]> {
  const dearest = dearestPaid(known);
  const found = new Map<string, UnknownLot[]>();
  const arrivals = points.flatMap(({ kind, eventIds }) => (kind === 'inflow' ? eventIds : []));
  for (const id of new Set([...arrivals, ...ledger.added, ...lacking])) {
    const event = events.get(id);
    if (event === undefined || !('in' in event)) continue;
    const arrival = parseInstant(event.at);
    if (!arrival.ok) continue;
    const { asset, amount } = event.in;
    const list = found.get(asset) ?? [];
    found.set(asset, list);
    // A fee that was kept back leaves fewer units for the same cost.
    const kept = event.fee?.asset === asset ? dec(event.fee.amount) : ZERO;
    const unit = mostPaid(prices, asset, event.at, dearest(asset));
    const [gross, net] = [dec(amount), subtract(dec(amount), kept)];
    list.push({
      amount: gross,
      from: arrival.value,
      unitLow: ZERO,
      lastTaxableDay: lastTaxableDay(berlinDay(arrival.value)),
      unitHigh: unit === null || kept.units === 0n ? unit : divide(multiply(unit, gross), net, UNIT_DIGITS, 'ceiling'),
    });
  }
  return found;
}

/** What a unit can have cost: the dearest price until then, or what the ledger itself shows to have been paid. */
function mostPaid(prices: PriceKnowledge, asset: string, at: string, paid: Decimal | null): Decimal | null {
  const highest = prices.highestUntil(asset, at);
  if (highest === undefined || paid === null) return null;
  return largest(largest(highest, prices.near(asset, at)?.high ?? ZERO), paid);
}

function dearestPaid(known: ReadonlyMap<string, readonly KnownLot[]>): (asset: string) => Decimal | null {
  const found = new Map<string, Decimal | null>();
  return (asset) => {
    let dearest = found.get(asset);
    if (dearest === undefined) {
      const units = (known.get(asset) ?? []).map(({ unitHigh }) => unitHigh);
      dearest = units.includes(null) ? null : (units as readonly Decimal[]).reduce(largest, ZERO);
      found.set(asset, dearest);
    }
    return dearest;
  };
}
