import { err } from '@cryptax/kernel';
import type { Store } from '@cryptax/store';
import { expect, test, vi } from 'vitest';
import { good } from '../../../testing/good.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { PriceNetwork } from '../../../testing/price-network.ts';
import { moveOldPrices } from './move-old-prices.ts';
import { createPriceSources } from './price-sources.ts';

/** 0.50 and 0.48 on the last days of 2023, 1.50 on 2 January 2024. */
const EURO = 'cryptax-series 1\nid JTO\nquote EUR\nscale 2\npoints 3\n\n2023-12-30 50 -2\n2024-01-02 150\n';
const USDT = 'cryptax-series 1\nid JTO\nquote USDT\nscale 0\npoints 1\n\n2024-01-02 2\n';

const KEY = 'prices:coingecko/JTO';

async function pricesOf(store: Store, source = 'coingecko', asset = 'JTO') {
  const points = good(await store.prices.of(source, asset));
  return points.map(({ currency, at, price }) => `${currency} ${at} ${price}`).sort();
}

async function oldKeys(store: Store) {
  return [...good(await store.settings.readUnder('prices:')).keys()];
}

test('texts among the settings become prices of the table, whole, and leave', async () => {
  const store = await memoryStore();
  good(await store.settings.set(KEY, [EURO, USDT]));
  good(await store.settings.set('prices:kraken/A/B', [EURO.replace('id JTO', 'id A/B')]));
  good(await store.settings.set('price-files', ['stays']));
  await moveOldPrices(store);
  const euro = ['EUR 2023-12-30 0.5', 'EUR 2023-12-31 0.48', 'EUR 2024-01-02 1.5'];
  expect(await pricesOf(store)).toEqual([...euro, 'USDT 2024-01-02 2']);
  expect(await pricesOf(store, 'kraken', 'A/B')).toEqual(euro);
  expect([...good(await store.settings.readUnder('')).keys()]).toEqual(['price-files']);
});

test('a move cut off in the middle is finished; what the table has by then stays', async () => {
  const store = await memoryStore();
  good(await store.settings.set(KEY, [EURO, USDT]));
  const half = { source: 'coingecko', asset: 'JTO', currency: 'EUR' };
  good(await store.prices.put([{ ...half, at: '2023-12-31', price: '0.4801' }]));
  await moveOldPrices(store);
  await moveOldPrices(store);
  expect(await pricesOf(store)).toEqual([
    'EUR 2023-12-30 0.5',
    'EUR 2023-12-31 0.4801',
    'EUR 2024-01-02 1.5',
    'USDT 2024-01-02 2',
  ]);
  expect(await oldKeys(store)).toEqual([]);
});

test('what nobody can read is dropped, the rest of it moves', async () => {
  const store = await memoryStore();
  good(await store.settings.set(KEY, [EURO.slice(0, -20), USDT, EURO.replace('id JTO', 'id BTC'), 7]));
  good(await store.settings.set('prices:coingecko/ETH', { text: EURO }));
  good(await store.settings.set('prices:', [EURO]));
  await moveOldPrices(store);
  expect(await pricesOf(store)).toEqual(['USDT 2024-01-02 2']);
  expect(await pricesOf(store, 'coingecko', 'ETH')).toEqual([]);
  expect(await oldKeys(store)).toEqual([]);
});

test('prices that the disk refuses stay where they are', async () => {
  const store = await memoryStore();
  good(await store.settings.set(KEY, [EURO]));
  const put = async () => err({ code: 'store.quota', remedies: [] } as const);
  await moveOldPrices({ ...store, prices: { ...store.prices, put } });
  expect(await oldKeys(store)).toEqual([KEY]);
});

test('one question per valuation, however many coins and services it asks', async () => {
  const store = await memoryStore();
  good(await store.settings.set(KEY, [EURO]));
  const readUnder = vi.fn(store.settings.readUnder);
  const sources = createPriceSources({ ...store, settings: { ...store.settings, readUnder } }, new PriceNetwork());
  const requests = ['JTO', 'BTC', 'ETH'].map((asset) => ({ asset, days: [] }));
  const answers = await Promise.all((await sources.local()).map((source) => source.closes(requests)));
  expect(answers.flat().flatMap(({ series }) => series.map(({ id }) => id))).toEqual(['JTO']);
  expect(readUnder).toHaveBeenCalledTimes(1);
});
