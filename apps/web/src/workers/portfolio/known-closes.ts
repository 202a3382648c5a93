/**
 * Daily closes of assets in euro from everything that needs no network, in the order of the tax valuation: the bundled
 * pack, what live services gave earlier, the user's own files and entries. Other currencies go through the ECB's rates.
 */
import { type Day, decimal, normalize } from '@cryptax/kernel';
import type { PricePoint } from '@cryptax/portfolio';
import { type DailySeries, type EcbRates, loadRates, packSource } from '@cryptax/prices';
import type { Markets } from '../markets/markets.ts';

export async function knownCloses(
  assets: readonly string[],
  { packs, sources }: Markets,
): Promise<ReadonlyMap<string, readonly PricePoint[]>> {
  const pack = await packs.prices();
  const rates = await currentRates({ packs, sources });
  const all = [...(pack.ok ? [packSource(pack.value)] : []), ...(await sources.local())];
  const found = new Map<string, PricePoint[]>();
  for (const source of all) {
    for (const { asset, series } of await source.closes(assets.map((asset) => ({ asset, days: [] })))) {
      const points = found.get(asset) ?? [];
      found.set(asset, points);
      for (const one of series) points.push(...closePoints(one, source.id, rates));
    }
  }
  return found;
}

async function currentRates({ packs, sources }: Pick<Markets, 'packs' | 'sources'>): Promise<EcbRates | undefined> {
  const pack = await packs.rates();
  if (!pack.ok) return undefined;
  const [newer, quotes] = [await sources.newerRates(), await sources.quotes()];
  const rates = await loadRates(pack.value, { events: [], newer, quotes });
  return rates.ok ? rates.value : undefined;
}

/** A day without a rate has no euro price. */
function closePoints(series: DailySeries, source: string, rates: EcbRates | undefined): PricePoint[] {
  const { quote, scale, days, units } = series;
  return Array.from(days).flatMap((day, index) => {
    const price = normalize(decimal(units[index] ?? 0n, scale));
    if (quote === 'EUR') return [{ day: day as Day, price, kind: 'close' as const, source }];
    const inEuro = rates?.toEur(price, quote, day as Day);
    return inEuro?.ok === true ? [{ day: day as Day, price: inEuro.value.eur, kind: 'close' as const, source }] : [];
  });
}
