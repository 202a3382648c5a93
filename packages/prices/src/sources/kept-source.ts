/**
 * Keeps what a live source has found, so that the same ledger asks the network once in its life and works offline
 * afterwards. Only what is new is handed to the keeper, so that two programs that fetch at once add to each other; the
 * program decides where it lies (browser database, folder).
 */
import type { Day } from '@cryptax/kernel';
import { type DailySeries, mergeSeries, valueOn } from '../series/daily-series.ts';
import type { CloseAnswer, CloseRequest, PriceSource } from './price-source.ts';

export interface PriceKeeper {
  /** Everything kept of the asset, one series per currency; what cannot be read any more is not there. */
  load(sourceId: string, asset: string): Promise<readonly DailySeries[]>;
  /** Adds to what is kept; a day that is there gets the new value. */
  add(sourceId: string, series: readonly DailySeries[]): Promise<void>;
}

export function keptSource(source: PriceSource, keeper: PriceKeeper): PriceSource {
  return {
    id: source.id,
    rank: source.rank,
    closes: async (requests, signal) => {
      const loaded = await Promise.all(requests.map(({ asset }) => keeper.load(source.id, asset)));
      const open = requests.flatMap((request, index) => stillOpen(request, loaded[index] ?? []));
      const fresh = open.length === 0 ? [] : await source.closes(open, signal);
      const found = fresh.flatMap(({ series }) => series.filter(({ days }) => days.length > 0));
      if (found.length > 0) await keeper.add(source.id, found);
      const answers = new Map(fresh.map((answer) => [answer.asset, answer]));
      return requests.map(({ asset }, index) => joined(asset, loaded[index] ?? [], answers.get(asset)));
    },
  };
}

function stillOpen({ asset, days }: CloseRequest, kept: readonly DailySeries[]): CloseRequest[] {
  const missing = days.filter((day: Day) => !kept.some((series) => valueOn(series, day) !== undefined));
  return missing.length === 0 ? [] : [{ asset, days: missing }];
}

function joined(asset: string, kept: readonly DailySeries[], answer: CloseAnswer | undefined): CloseAnswer {
  if (answer === undefined) return { asset, series: kept };
  const series = [...kept];
  for (const one of answer.series) {
    const place = series.findIndex(({ quote }) => quote === one.quote);
    const known = series[place];
    if (known === undefined) series.push(one);
    else series[place] = mergeSeries(known, one);
  }
  return { ...answer, series };
}
