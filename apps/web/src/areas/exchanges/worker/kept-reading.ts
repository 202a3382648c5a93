/**
 * A reading on its way into the ledger. Each page is written with the place behind it in one record, before the next one is
 * asked for: whatever stops the reading, it goes on there, without loss and without asking twice. The pages go when their
 * records are in the ledger.
 */
import { type ExchangePage, type ExchangeRecord, type ExchangeStream, exchangePage } from '@cryptax/api-contract';
import { ok, type Result } from '@cryptax/kernel';
import type { JsonValue, Store, StoreError } from '@cryptax/store';

/** The stretch of time that is read; it stays the same until the reading is in the ledger. */
export interface ReadingRange {
  readonly since: number;
  readonly until: number;
  /** Records that are here already; only for the eye. */
  readonly records: number;
}

export interface StreamSoFar {
  readonly records: readonly ExchangeRecord[];
  readonly pages: number;
  /** Undefined: not begun. Null: read to its end. */
  readonly cursor: string | null | undefined;
}

const rangeKey = (id: string) => `exchange-reading:${id}`;
const pageKey = (id: string, stream: ExchangeStream, number: number) => `exchange-page:${id}:${stream}:${number}`;

export async function readRange(store: Store, id: string): Promise<Result<ReadingRange | undefined, StoreError>> {
  const value = await store.settings.get(rangeKey(id));
  return value.ok ? ok(isRange(value.value) ? value.value : undefined) : value;
}

function isRange(value: unknown): value is ReadingRange & JsonValue {
  if (typeof value !== 'object' || value === null) return false;
  const { since, until, records } = value as ReadingRange;
  return [since, until, records].every(Number.isFinite);
}

export function writeRange(store: Store, id: string, wanted: ReadingRange): Promise<Result<void, StoreError>> {
  return store.settings.set(rangeKey(id), { ...wanted });
}

/** Pages from the first to the first that is missing or damaged: what lies behind it is asked for again. */
export async function readStream(
  store: Store,
  id: string,
  stream: ExchangeStream,
): Promise<Result<StreamSoFar, StoreError>> {
  const records: ExchangeRecord[] = [];
  let cursor: string | null | undefined;
  for (let number = 0; ; number++) {
    const value = await store.settings.get(pageKey(id, stream, number));
    if (!value.ok) return value;
    const found = value.value === undefined ? undefined : exchangePage.safeParse(value.value).data;
    if (found === undefined) return ok({ records, pages: number, cursor });
    records.push(...found.records);
    cursor = found.cursor;
    if (cursor === null) return ok({ records, pages: number + 1, cursor });
  }
}

export function writePage(
  store: Store,
  id: string,
  stream: ExchangeStream,
  number: number,
  page: ExchangePage,
): Promise<Result<void, StoreError>> {
  return store.settings.set(pageKey(id, stream, number), page as unknown as JsonValue);
}

export async function forgetReading(store: Store, id: string): Promise<Result<void, StoreError>> {
  const pages = await store.settings.readUnder(`exchange-page:${id}:`);
  if (!pages.ok) return pages;
  /** The range goes first: pages without it count for nothing. */
  const removed = await store.settings.remove(rangeKey(id));
  if (!removed.ok) return removed;
  for (const key of pages.value.keys()) {
    const gone = await store.settings.remove(key);
    if (!gone.ok) return gone;
  }
  return ok(undefined);
}
