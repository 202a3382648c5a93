/**
 * Daily closes of assets in euro from everything that needs no network, in the order of the tax valuation: the bundled
 * pack, what live services gave earlier, the user's own files and entries. Other currencies go through the ECB's rates.
 */
import { type Day, decimal, normalize } from '@cryptax/kernel';
import type { PricePoint } from '@cryptax/portfolio';
import { type DailySeries, type EcbRates, loadRates, type PriceSource, packSource } from '@cryptax/prices';
import type { Markets } from '../markets/markets.ts';

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
export async function sourcesAtHand({ packs, sources }: Markets): Promise<readonly PriceSource[]> {
  const pack = await packs.prices();
  return [...(pack.ok ? [packSource(pack.value)] : []), ...(await sources.local())];
}

/** Rates of every currency that the user's own prices are in, and of others that are asked for. */
export async function currentRates(
  { packs, sources }: Markets,
  more: readonly string[] = [],
): Promise<EcbRates | undefined> {
  const pack = await packs.rates();
  if (!pack.ok) return undefined;
  const [newer, quotes] = [await sources.newerRates(), await sources.quotes()];
  const rates = await loadRates(pack.value, { events: [], newer, quotes: [...quotes, ...more] });
  return rates.ok ? rates.value : undefined;
}

function closePoints(series: DailySeries, source: string, rates: EcbRates | undefined): PricePoint[] {
  return Array.from(series.days).flatMap((_, index) => {
    const close = closeAt(series, index, rates);
    return close === undefined ? [] : [{ ...close, kind: 'close' as const, source }];
  });
}

/** One close in euro; a day without a rate has none. */
export function closeAt(
  { quote, scale, days, units }: DailySeries,
  index: number,
  rates: EcbRates | undefined,
): Pick<PricePoint, 'day' | 'price'> | undefined {
  const [number, unit] = [days[index], units[index]];
  if (number === undefined || unit === undefined) return undefined;
  const [day, price] = [number as Day, normalize(decimal(unit, scale))];
  if (quote === 'EUR') return { day, price };
  const inEuro = rates?.toEur(price, quote, day);
  return inEuro?.ok === true ? { day, price: inEuro.value.eur } : undefined;
}
