/** Sources that need no network: a price pack, the user's price file, prices typed in. */
import { type Day, type Decimal, groupBy, ok, type Result } from '@cryptax/kernel';
import { findAsset } from '../assets/find-asset.ts';
import type { PackError, PricePack } from '../pack/open-pack.ts';
import { type DailySeries, type SeriesError, seriesOf } from '../series/daily-series.ts';
import type { CloseAnswer, PriceSource, SourceRank } from './price-source.ts';

/** Loads only the series that are asked for. */
export function packSource(pack: PricePack, rank: SourceRank = 'bundled'): PriceSource {
  return {
    id: pack.index.name,
    rank,
    closes: (requests) => Promise.all(requests.map(({ asset }) => findSeries(pack, asset).then(answerOf(asset)))),
  };
}

/** By the ledger's own name, else by the usual symbol of that alias. */
async function findSeries(pack: PricePack, asset: string): Promise<Result<DailySeries | undefined, PackError>> {
  const own = await pack.series(asset);
  const symbol = findAsset(asset)?.symbol;
  return !own.ok || own.value !== undefined || symbol === undefined ? own : pack.series(symbol);
}

export function userFileSource(series: readonly DailySeries[], fileName: string): PriceSource {
  return seriesSource(fileName, 'user-file', series);
}

export interface ManualPrice {
  readonly asset: string;
  readonly day: Day;
  readonly price: Decimal;
  readonly currency: string;
}

/** Prices the user typed in; two different ones for the same asset, day and currency are an error. */
export function manualSource(prices: readonly ManualPrice[]): Result<PriceSource, SeriesError> {
  const groups = groupBy(prices, ({ asset, currency }) => `${asset}\n${currency}`);
  const series: DailySeries[] = [];
  for (const group of groups.values()) {
    const [{ asset, currency }] = group as [ManualPrice];
    const one = seriesOf(
      asset,
      currency,
      group.map(({ day, price }) => ({ day, value: price })),
    );
    if (!one.ok) return one;
    series.push(one.value);
  }
  return ok(seriesSource('manual', 'manual', series));
}

function seriesSource(id: string, rank: SourceRank, series: readonly DailySeries[]): PriceSource {
  const byAsset = groupBy(series, (one) => one.id);
  const byName = groupBy(series, (one) => usualName(one.id));
  return {
    id,
    rank,
    closes: async (requests) =>
      requests.map(({ asset }) => ({ asset, series: byAsset.get(asset) ?? byName.get(usualName(asset)) ?? [] })),
  };
}

/** What a person calls a coin: in small letters, by an alias, or by the contract of a token that has a ticker. */
function usualName(name: string): string {
  return findAsset(name)?.symbol ?? name.toUpperCase();
}

function answerOf(asset: string): (result: Result<DailySeries | undefined, PackError>) => CloseAnswer {
  return (result) => {
    if (!result.ok) return { asset, series: [], failure: { state: 'not-found', reason: result.error.code } };
    return { asset, series: result.value === undefined ? [] : [result.value] };
  };
}
