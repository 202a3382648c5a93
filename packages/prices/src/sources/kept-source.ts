/**
 * Keeps what a live source has found, so that the same ledger asks the network once in its life and works offline
 * afterwards. Kept as series files under `source/asset`;
 * the program decides where that is (browser database, folder).
 */
import type { Day } from '@cryptax/kernel';
import { parseSeriesFile, printSeriesFile } from '../pack/series-file.ts';
import { type DailySeries, mergeSeries, valueOn } from '../series/daily-series.ts';
import type { CloseAnswer, CloseRequest, PriceSource } from './price-source.ts';

export interface PriceKeeper {
  load(key: string): Promise<readonly string[]>;
  /** Replaces everything under the key. */
  save(key: string, texts: readonly string[]): Promise<void>;
}

export function keptSource(source: PriceSource, keeper: PriceKeeper): PriceSource {
  return {
    id: source.id,
    rank: source.rank,
    closes: async (requests, signal) => {
      const kept = new Map<string, readonly DailySeries[]>();
      for (const { asset } of requests) kept.set(asset, await load(keeper, source.id, asset));
      const open = requests.flatMap((request) => stillOpen(request, kept.get(request.asset) ?? []));
      const fresh = open.length === 0 ? [] : await source.closes(open, signal);
      const answers = new Map(fresh.map((answer) => [answer.asset, answer]));
      return Promise.all(
        requests.map(({ asset }) => joined(asset, kept.get(asset) ?? [], answers.get(asset), keeper, source.id)),
      );
    },
  };
}

function stillOpen({ asset, days }: CloseRequest, kept: readonly DailySeries[]): CloseRequest[] {
  const missing = days.filter((day: Day) => !kept.some((series) => valueOn(series, day) !== undefined));
  return missing.length === 0 ? [] : [{ asset, days: missing }];
}

async function joined(
  asset: string,
  kept: readonly DailySeries[],
  answer: CloseAnswer | undefined,
  keeper: PriceKeeper,
  sourceId: string,
): Promise<CloseAnswer> {
  if (answer === undefined) return { asset, series: kept };
  const series = [...kept];
  for (const one of answer.series) {
    const place = series.findIndex(({ quote }) => quote === one.quote);
    const known = series[place];
    if (known === undefined) series.push(one);
    else series[place] = mergeSeries(known, one);
  }
  if (answer.series.some(({ days }) => days.length > 0)) {
    await keeper.save(keyOf(sourceId, asset), series.map(printSeriesFile));
  }
  return { ...answer, series };
}

/** What cannot be read any more is fetched again. */
async function load(keeper: PriceKeeper, sourceId: string, asset: string): Promise<readonly DailySeries[]> {
  const texts = await keeper.load(keyOf(sourceId, asset));
  return texts.flatMap((text) => {
    const series = parseSeriesFile(text);
    return series.ok && series.value.id === asset ? [series.value] : [];
  });
}

function keyOf(sourceId: string, asset: string): string {
  return `${sourceId}/${asset}`;
}
