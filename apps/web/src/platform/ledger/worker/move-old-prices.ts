/**
 * Earlier programs kept what live services answered as series texts among the settings. Whatever lies there, also after an
 * old backup was restored, moves into the table of prices before prices are read. First in, then out: a crash between
 * the two repeats harmlessly. With nothing to move it is one short question.
 */
import { parseSeriesFile } from '@cryptax/prices';
import type { JsonValue, PricePoint, Store } from '@cryptax/store';
import { pricePoints } from './price-keeper.ts';

/** `prices:<source>/<asset>`; the name of an asset may have slashes of its own. */
const OLD_PREFIX = 'prices:';
const OLD_KEY = /^prices:([^/]+)\/(.+)$/s;

export async function moveOldPrices(store: Store): Promise<void> {
  const old = await store.settings.readUnder(OLD_PREFIX);
  if (!old.ok) return;
  for (const [key, texts] of old.value) {
    if (await isInTable(store, key, texts)) await store.settings.remove(key);
  }
}

/** True also for a text that nobody can read: its prices are asked for again. */
async function isInTable(store: Store, key: string, texts: JsonValue): Promise<boolean> {
  const [, source, asset] = OLD_KEY.exec(key) ?? [];
  if (source === undefined || asset === undefined) return true;
  const known = await store.prices.of(source, asset);
  if (!known.ok) return false;
  const taken = new Set(known.value.map(pointName));
  // What the table has is newer.
  const missing = oldPoints(source, asset, texts).filter((point) => !taken.has(pointName(point)));
  return missing.length === 0 || (await store.prices.put(missing)).ok;
}

function oldPoints(source: string, asset: string, texts: JsonValue): PricePoint[] {
  if (!Array.isArray(texts)) return [];
  return texts.flatMap((text) => {
    const series = parseSeriesFile(String(text));
    return series.ok && series.value.id === asset ? pricePoints(source, series.value) : [];
  });
}

function pointName({ currency, at }: PricePoint): string {
  return `${currency} ${at}`;
}
