/**
 * What live services answered, in the database's table of prices, so that the same ledger computes offline tomorrow.
 * Prices are decimal texts there; a point that cannot be read counts as absent and is asked for again.
 */
import { type Day, formatDay, formatShortest, parseDay, parseDecimal } from '@cryptax/kernel';
import { type DailyPoint, type DailySeries, type PriceKeeper, pointsOf, seriesOf } from '@cryptax/prices';
import type { PricePoint, Store } from '@cryptax/store';

export function priceKeeper(store: Store): PriceKeeper {
  return {
    load: async (sourceId, asset) => {
      const kept = await store.prices.of(sourceId, asset);
      return kept.ok ? keptSeries(asset, kept.value) : [];
    },
    add: async (sourceId, series) => {
      // What a full disk refuses still counts in the answer at hand, and is asked for again next time.
      await store.prices.put(series.flatMap((one) => pricePoints(sourceId, one)));
    },
  };
}

function pricePoints(source: string, series: DailySeries): PricePoint[] {
  const { id: asset, quote: currency } = series;
  return Array.from(pointsOf(series), ({ day, value }) => ({
    source,
    asset,
    currency,
    at: formatDay(day),
    price: formatShortest(value),
  }));
}

/** One series per currency in the order of the table, by which euro comes before dollars. */
function keptSeries(asset: string, points: readonly PricePoint[]): DailySeries[] {
  const currencies = new Map<string, Map<Day, DailyPoint>>();
  for (const { currency, at, price } of points) {
    const [day, value] = [parseDay(at), parseDecimal(price)];
    if (!day.ok || !value.ok || value.value.units <= 0n) continue;
    const days = currencies.get(currency) ?? new Map<Day, DailyPoint>();
    currencies.set(currency, days.set(day.value, { day: day.value, value: value.value }));
  }
  return Array.from(currencies).flatMap(([currency, days]) => {
    const series = seriesOf(asset, currency, days.values());
    return series.ok ? [series.value] : [];
  });
}
