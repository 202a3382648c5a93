/**
 * Price lines of a ledger's assets: closes that are at hand, the user's own trades before the first of them, and the live
 * prices that came with the question.
 */
import { berlinDay, type Day, formatDay, parseDecimal, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { type PriceLine, type PricePoint, priceLine, tradePrices } from '@cryptax/portfolio';
import type { LivePriceMap } from '../../../platform/ledger/price-types.ts';
import type { Markets } from '../../../platform/ledger/worker/markets.ts';
import { knownCloses } from './known-closes.ts';

export interface KnownPrices {
  readonly closes: ReadonlyMap<string, readonly PricePoint[]>;
  readonly trades: ReadonlyMap<string, readonly PricePoint[]>;
}

export async function knownPrices(
  events: readonly LedgerEvent[],
  assets: readonly string[],
  markets: Markets,
): Promise<KnownPrices> {
  const closes = await knownCloses(assets, markets);
  /** ISO instants sort like time, so a text comparison tells whether a trade lies before the first close. */
  const firstClose = new Map(Array.from(closes, ([asset, points]) => [asset, firstDay(points)] as const));
  const trades = tradePrices(events, (asset, at) => at < (firstClose.get(asset) ?? NEVER));
  return { closes, trades };
}

/** Later than every moment the ledger can hold. */
const NEVER = '9';

function firstDay(points: readonly PricePoint[]): string {
  const first = points.reduce<Day | undefined>(
    (least, { day }) => (least !== undefined && least < day ? least : day),
    undefined,
  );
  return first === undefined ? NEVER : formatDay(first);
}

/** One line per asset; a live price is the last point, on its own Berlin day. */
export function priceLines(
  { closes, trades }: KnownPrices,
  assets: readonly string[],
  live: LivePriceMap,
  today: Day,
): ReadonlyMap<string, PriceLine> {
  const lines = new Map<string, PriceLine>();
  for (const asset of assets) {
    const line = priceLine(closes.get(asset) ?? [], trades.get(asset) ?? [], livePoint(live[asset], today));
    if (line !== undefined) lines.set(asset, line);
  }
  return lines;
}

/** A live price that cannot be read, or that lies in the future, is none. */
function livePoint(live: LivePriceMap[string] | undefined, today: Day): PricePoint | undefined {
  if (live === undefined) return undefined;
  const [price, at] = [parseDecimal(live.price), parseInstant(live.time)];
  if (!price.ok || price.value.units <= 0n || !at.ok || berlinDay(at.value) > today) return undefined;
  return { day: berlinDay(at.value), price: price.value, kind: 'live', source: live.source, time: live.time };
}
