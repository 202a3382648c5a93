/** What the price worker keeps in the store: last live prices, newer reference rates, the user's price files and entries. */
import { dec, formatShortest, isRecord, parseDay, parseDecimal, type Result } from '@cryptax/kernel';
import type { LivePrice, ManualPrice } from '@cryptax/prices';
import type { JsonValue, Store, StoreError } from '@cryptax/store';
import type { ManualPriceEntry } from '../price-types.ts';
import { CHOICE_KEYS } from './keep-choice.ts';
import { readSetting } from './kept-settings.ts';

const KEYS = { last: 'live-prices:last', rates: 'ecb-rates:newer' } as const;

export interface KeptRates {
  /** The ECB's XML as it came. */
  readonly xml: string;
  readonly at: string;
}

export interface KeptPriceFile {
  readonly name: string;
  readonly addedAt: string;
  readonly text: string;
}

type Saved = Promise<Result<void, StoreError>>;

export async function lastPrices(store: Store): Promise<ReadonlyMap<string, LivePrice>> {
  const kept = new Map<string, LivePrice>();
  for (const one of listOf(await readSetting(store, KEYS.last))) {
    const [asset, value, source, time] = ['asset', 'value', 'source', 'time'].map((name) => textOf(one, name));
    const price = parseDecimal(value ?? '');
    if (asset === undefined || source === undefined || time === undefined || !price.ok) continue;
    kept.set(asset, { state: 'stale', value: price.value, currency: 'EUR', source, method: 'minute', time });
  }
  return kept;
}

export function saveLastPrices(store: Store, prices: ReadonlyMap<string, LivePrice>): Saved {
  const list = Array.from(prices, ([asset, { value, source, time }]) => ({
    asset,
    value: formatShortest(value),
    source,
    time,
  }));
  return store.settings.set(KEYS.last, list);
}

export async function keptRates(store: Store): Promise<KeptRates | undefined> {
  const value = await readSetting(store, KEYS.rates);
  const [xml, at] = [textOf(value, 'xml'), textOf(value, 'at')];
  return xml === undefined || at === undefined ? undefined : { xml, at };
}

export function saveRates(store: Store, rates: KeptRates): Saved {
  return store.settings.set(KEYS.rates, { ...rates });
}

export async function keptPriceFiles(store: Store): Promise<readonly KeptPriceFile[]> {
  return listOf(await readSetting(store, CHOICE_KEYS.priceFiles)).flatMap((one) => {
    const [name, addedAt, text] = ['name', 'addedAt', 'text'].map((field) => textOf(one, field));
    return name === undefined || addedAt === undefined || text === undefined ? [] : [{ name, addedAt, text }];
  });
}

export async function keptManualPrices(store: Store): Promise<readonly ManualPriceEntry[]> {
  return listOf(await readSetting(store, CHOICE_KEYS.manualPrices)).flatMap((one) => {
    const [asset, day, price, currency] = ['asset', 'day', 'price', 'currency'].map((field) => textOf(one, field));
    const isWhole = asset !== undefined && day !== undefined && price !== undefined && currency !== undefined;
    return isWhole && parseDay(day).ok && parseDecimal(price).ok ? [{ asset, day, price, currency }] : [];
  });
}

export function manualPriceOf({ asset, day, price, currency }: ManualPriceEntry): ManualPrice[] {
  const on = parseDay(day);
  return on.ok ? [{ asset, day: on.value, price: dec(price), currency }] : [];
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [];
}

function textOf(value: JsonValue | undefined, name: string): string | undefined {
  const found = isRecord(value) ? value[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}
