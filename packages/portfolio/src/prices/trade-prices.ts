/**
 * Prices that the ledger itself knows: what the user's own trades paid per unit. They stand in where no close exists, so
 * that a coin nobody lists still has a value; the last trade of a day speaks for the day.
 */
import { berlinDay, divide, parseDecimal, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '@cryptax/ledger';
import type { PricePoint } from './price-line.ts';

/** Digits after the point of a price that is a quotient. */
const PRICE_SCALE = 12;

interface Trade {
  readonly at: string;
  readonly leg: Leg;
  readonly valueEur: string;
}

/** `isWanted` says whether a trade of an asset at an instant is needed at all; most are not where closes exist. */
export function tradePrices(
  events: readonly LedgerEvent[],
  isWanted: (asset: string, at: string) => boolean,
): ReadonlyMap<string, readonly PricePoint[]> {
  const latest = new Map<string, Map<number, Trade>>();
  const note = (at: string, leg: Leg, valueEur: string | undefined) => {
    if (valueEur === undefined || !isWanted(leg.asset, at)) return;
    const instant = parseInstant(at);
    if (!instant.ok) return;
    const day = berlinDay(instant.value);
    const days = latest.get(leg.asset) ?? new Map<number, Trade>();
    latest.set(leg.asset, days);
    if ((days.get(day)?.at ?? '') <= at) days.set(day, { at, leg, valueEur });
  };
  for (const event of events) for (const [leg, valueEur] of pricedLegs(event)) note(event.at, leg, valueEur);
  return new Map(Array.from(latest, ([asset, days]) => [asset, pointsOf(days)]));
}

/** Legs of an event with what they were worth as a whole. */
function pricedLegs(event: LedgerEvent): readonly (readonly [Leg, string | undefined])[] {
  switch (event.kind) {
    case 'buy':
    case 'income':
      return [[event.in, event.valueEur]];
    case 'sell':
    case 'spend':
      return [[event.out, event.valueEur]];
    case 'swap':
      return [
        [event.out, event.valueOutEur ?? event.valueEur ?? event.valueInEur],
        [event.in, event.valueInEur ?? event.valueEur ?? event.valueOutEur],
      ];
    default:
      return [];
  }
}

function pointsOf(days: ReadonlyMap<number, Trade>): PricePoint[] {
  return Array.from(days)
    .sort(([a], [b]) => a - b)
    .flatMap(([day, { leg, valueEur }]) => {
      const [amount, value] = [parseDecimal(leg.amount), parseDecimal(valueEur)];
      if (!amount.ok || !value.ok || amount.value.units <= 0n) return [];
      const price = divide(value.value, amount.value, PRICE_SCALE, 'half-even');
      if (price.units <= 0n) return [];
      return [{ day: day as PricePoint['day'], price, kind: 'trade' as const, source: 'ledger' }];
    });
}
