/**
 * What live services answered, in the database's table of prices, so that the same ledger computes offline tomorrow.
 * Prices are decimal texts there; a point that cannot be read counts as absent and is asked for again. Which days a
 * service was asked for stands in the settings, one entry per service.
 */
import { type Day, formatDay, formatShortest, parseDay, parseDecimal } from '@cryptax/kernel';
import {
  type AskedSpan,
  type DailyPoint,
  type DailySeries,
  type PriceKeeper,
  pointsOf,
  seriesOf,
  withSpan,
} from '@cryptax/prices';
import type { JsonValue, PricePoint, Store } from '@cryptax/store';

/** `today` is written beside what was asked; ten answers of one batch are noted one after the other. */
export function priceKeeper(store: Store, today: () => Day): PriceKeeper {
  let noting: Promise<unknown> = Promise.resolve();
  return {
    load: async (sourceId, asset) => {
      const kept = await store.prices.of(sourceId, asset);
      return kept.ok ? keptSeries(asset, kept.value) : [];
    },
    add: async (sourceId, series) => {
      // What a full disk refuses still counts in the answer at hand, and is asked for again next time.
      await store.prices.put(series.flatMap((one) => pricePoints(sourceId, one)));
    },
    asked: (sourceId) => askedSpans(store, sourceId),
    noteAsked: async (sourceId, spans) => {
      const turn = noting.then(async () => {
        const asked = new Map(await askedSpans(store, sourceId));
        for (const { asset, from, to } of spans) {
          asked.set(asset, withSpan(asked.get(asset) ?? [], { from, to, on: today() }));
        }
        const kept = Array.from(asked, ([asset, list]) => [
          asset,
          ...list.flatMap(({ from, to, on }) => [from, to, on]),
        ]);
        await store.settings.set(askedKey(sourceId), kept);
      });
      noting = turn;
      await turn;
    },
  };
}

const askedKey = (sourceId: string) => `prices-asked:${sourceId}`;

/** Each asset with its spans as numbers of days, three by three; what cannot be read was not asked. */
async function askedSpans(store: Store, sourceId: string): Promise<ReadonlyMap<string, readonly AskedSpan[]>> {
  const kept = await store.settings.get(askedKey(sourceId));
  const rows = kept.ok && Array.isArray(kept.value) ? (kept.value as readonly JsonValue[]) : [];
  return new Map(
    rows.flatMap((row) => {
      if (!Array.isArray(row)) return [];
      const [asset, ...days] = row as readonly unknown[];
      const isSound = typeof asset === 'string' && days.length % 3 === 0 && days.every(Number.isInteger);
      return isSound ? [[asset, spansOf(days as readonly Day[])] as const] : [];
    }),
  );
}

function spansOf(days: readonly Day[]): AskedSpan[] {
  return Array.from({ length: days.length / 3 }, (_, index) => {
    const [from, to, on] = days.slice(index * 3, index * 3 + 3) as [Day, Day, Day];
    return { from, to, on };
  });
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
