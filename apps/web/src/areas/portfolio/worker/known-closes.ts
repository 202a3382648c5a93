/**
 * Daily closes of assets in euro from everything that needs no network, in the order of the tax valuation: the bundled
 * pack, what live services gave earlier, the user's own files and entries. Other currencies go through the ECB's rates,
 * stablecoins through the currency they stand for.
 */
import { type Day, decimal, normalize } from '@cryptax/kernel';
import type { PricePoint } from '@cryptax/portfolio';
import { type DailySeries, type EcbRates, type PriceSource, packSource, pegOf } from '@cryptax/prices';
import type { Markets } from '../../../platform/ledger/worker/markets.ts';
import { ratesAtHand } from '../../../platform/ledger/worker/price-sources.ts';

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
