/**
 * Dated prices from outside, kept so that a report can be computed again offline. A year of one asset is one
 * record: row by row the daily prices of fifty assets would take seconds to read.
 */
import { ok, type Result } from '@cryptax/kernel';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { read, type StoreContext, write } from '../database/store-context.ts';
import type { PriceRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';

/** `at` is a day `2024-03-01` or an instant; `price` a decimal text. */
export interface PricePoint {
  readonly source: string;
  readonly asset: string;
  readonly currency: string;
  readonly at: string;
  readonly price: string;
}

export interface PriceRepository {
  /** Adds to what is there; a point that is there gets the new price. */
  readonly put: (points: readonly PricePoint[]) => Promise<Result<void, StoreError>>;
  /** What one source said of one asset, by currency and year; the points of a year as they came. */
  readonly of: (source: string, asset: string) => Promise<Result<readonly PricePoint[], StoreError>>;
}

type Key = [source: string, asset: string, currency: string, year: string];

export function createPriceRepository(context: StoreContext): PriceRepository {
  const { db, notices } = context;
  return {
    put: async (points) => {
      const result = await write(context, ['prices'], async () => {
        const years = groupByYear(points);
        const keys = [...years.values()].map(
          ({ source, asset, currency, year }): Key => [source, asset, currency, year],
        );
        const known = await db.prices.bulkGet(keys);
        await db.prices.bulkPut([...years.values()].map((record, i) => mergePoints(known[i], record)));
        return ok(undefined);
      });
      if (result.ok) notices.announce({ kind: 'shared', table: 'prices' });
      return result;
    },
    of: async (source, asset) => {
      const own = () => db.prices.where('[source+asset]').equals([source, asset]).toArray();
      const records = await read(context, ['prices'], async () => own());
      return records.ok ? ok(records.value.filter(RECORD_GUARDS.prices).flatMap(pointsOf)) : records;
    },
  };
}

function groupByYear(points: readonly PricePoint[]): ReadonlyMap<string, PriceRecord> {
  const years = new Map<string, PriceRecord & { readonly points: Record<string, string> }>();
  for (const { source, asset, currency, at, price } of points) {
    const year = at.slice(0, 4);
    const key = JSON.stringify([source, asset, currency, year]);
    const record = years.get(key) ?? { source, asset, currency, year, points: {} };
    record.points[at] = price;
    years.set(key, record);
  }
  return years;
}

/** A damaged year gives way: joined with it, the new points could not be read either. */
function mergePoints(known: PriceRecord | undefined, record: PriceRecord): PriceRecord {
  if (known === undefined || !RECORD_GUARDS.prices(known)) return record;
  return { ...record, points: { ...known.points, ...record.points } };
}

function pointsOf({ source, asset, currency, points }: PriceRecord): readonly PricePoint[] {
  return Object.entries(points).map(([at, price]) => ({ source, asset, currency, at, price }));
}
