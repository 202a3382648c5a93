/**
 * Price lines of a ledger's assets: closes that are at hand, the user's own trades before the first of them, and the live
 * prices that came with the question.
 */
import { berlinDay, type Day, decimal, formatDay, normalize, parseDecimal, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { type PriceLine, type PricePoint, priceLine, tradePrices } from '@cryptax/portfolio';
import { type DailySeries, type EcbRates, type PriceSource, packSource, pegOf } from '@cryptax/prices';
import type { LivePriceMap } from '../../../platform/ledger/price-types.ts';
import type { Markets } from '../../../platform/ledger/worker/markets.ts';
import { ratesAtHand } from '../../../platform/ledger/worker/price-sources.ts';

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

/**
 * Daily closes of assets in euro from everything that needs no network, in the order of the tax valuation: the bundled
 * pack, what live services gave earlier, the user's own files and entries. Other currencies go through the ECB's
 * rates, stablecoins through the currency they stand for.
 */
export async function knownCloses(
  assets: readonly string[],
  markets: Markets,
): Promise<ReadonlyMap<string, readonly PricePoint[]>> {
  const rates = await currentRates(markets);
  const found = new Map<string, PricePoint[]>();
  for (const source of await sourcesAtHand(markets)) {
    for (const { asset, series } of await source.closes(assets.map((asset) => ({ asset, days: [] })))) {
      const points = found.get(asset) ?? [];
      found.set(asset, points);
      for (const one of series) points.push(...closePoints(one, source.id, rates));
    }
  }
  return found;
}

/** Every source that needs no network, in the order of the tax valuation. */
async function sourcesAtHand({ packs, sources }: Markets): Promise<readonly PriceSource[]> {
  const pack = await packs.prices();
  return [...(pack.ok ? [packSource(pack.value)] : []), ...(await sources.local())];
}

/** Rates of dollars and of every currency that the user's own prices are in. */
export async function currentRates(markets: Markets): Promise<EcbRates | undefined> {
  const rates = await ratesAtHand(markets, []);
  return rates.ok ? rates.value : undefined;
}

function closePoints(series: DailySeries, source: string, rates: EcbRates | undefined): PricePoint[] {
  return Array.from(series.days).flatMap((_, index) => {
    const close = closeAt(series, index, rates);
    return close === undefined ? [] : [{ ...close, kind: 'close' as const, source }];
  });
}

/** One close in euro; a day without a rate has none. */
function closeAt(
  { quote, scale, days, units }: DailySeries,
  index: number,
  rates: EcbRates | undefined,
): Pick<PricePoint, 'day' | 'price'> | undefined {
  const [number, unit] = [days[index], units[index]];
  if (number === undefined || unit === undefined) return undefined;
  const [day, price] = [number as Day, normalize(decimal(unit, scale))];
  const currency = pegOf(quote, day) ?? quote;
  if (currency === 'EUR') return { day, price };
  const inEuro = rates?.toEur(price, currency, day);
  return inEuro?.ok === true ? { day, price: inEuro.value.eur } : undefined;
}
