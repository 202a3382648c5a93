/** A source that knows a few series and remembers what it was asked. */
import type { DailySeries } from '../series/daily-series.ts';
import type { CloseRequest, PriceSource, SourceFailure, SourceRank } from '../sources/price-source.ts';

export interface FixedSource extends PriceSource {
  readonly asked: CloseRequest[];
}

export function fixedSource(
  id: string,
  rank: SourceRank,
  known: readonly DailySeries[],
  failure?: SourceFailure,
): FixedSource {
  const asked: CloseRequest[] = [];
  return {
    id,
    rank,
    asked,
    closes: async (requests) => {
      asked.push(...requests);
      return requests.map(({ asset }) => {
        const series = known.filter((one) => one.id === asset);
        return series.length > 0 || failure === undefined ? { asset, series } : { asset, series, failure };
      });
    },
  };
}
