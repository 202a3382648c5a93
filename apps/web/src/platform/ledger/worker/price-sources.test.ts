import { dec, formatDay, formatShortest, parseDay } from '@cryptax/kernel';
import { type DailySeries, pointsOf, seriesOf } from '@cryptax/prices';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { priceKeeper } from './price-sources.ts';

const TODAY = () => good(parseDay('2026-11-15'));

function series(asset: string, quote: string, points: Readonly<Record<string, string>>): DailySeries {
  const list = Object.entries(points).map(([on, price]) => ({ day: good(parseDay(on)), value: dec(price) }));
  return good(seriesOf(asset, quote, list));
}

/** `{ EUR: { '2024-03-01': '5' } }`, the currencies in their order. */
function shown(list: readonly DailySeries[]) {
  return list.map((one) => [
    one.quote,
    Object.fromEntries(Array.from(pointsOf(one), ({ day, value }) => [formatDay(day), formatShortest(value)])),
  ]);
}

test('gives back what was added to the last digit, a series per currency, euro first', async () => {
  const keeper = priceKeeper(await memoryStore(), TODAY);
  const euro = { '2023-12-31': '0.000000012345678901234567', '2024-01-01': '57000.5' };
  await keeper.add('binance', [series('A/B', 'USDT', { '2024-01-02': '1.10' }), series('A/B', 'EUR', euro)]);
  expect(shown(await keeper.load('binance', 'A/B'))).toEqual([
    ['EUR', euro],
    ['USDT', { '2024-01-02': '1.1' }],
  ]);
  expect([await keeper.load('kraken', 'A/B'), await keeper.load('binance', 'A')]).toEqual([[], []]);
});

test('adds to what is there; a day that is there gets the new value; another tab loses nothing', async () => {
  const database = new IDBFactory();
  const [one, two] = [priceKeeper(await memoryStore(database), TODAY), priceKeeper(await memoryStore(database), TODAY)];
  await Promise.all([
    one.add('kraken', [series('BTC', 'EUR', { '2024-03-01': '1', '2024-03-02': '2' })]),
    two.add('kraken', [series('BTC', 'EUR', { '2024-03-03': '3' })]),
  ]);
  await one.add('kraken', [series('BTC', 'EUR', { '2024-03-02': '2.5' })]);
  expect(shown(await two.load('kraken', 'BTC'))).toEqual([
    ['EUR', { '2024-03-01': '1', '2024-03-02': '2.5', '2024-03-03': '3' }],
  ]);
});

test('a point that makes no sense costs only itself', async () => {
  const store = await memoryStore();
  const point = (at: string, price: string) => ({ source: 'kraken', asset: 'BTC', currency: 'EUR', at, price });
  const bad = [
    point('2024-02-30', '5'),
    point('2024-03-02', '5,5'),
    point('2024-03-03', '0'),
    point('2024-03-04', '-1'),
    point('2024-03-05T10:00:00Z', '5'),
  ];
  good(await store.prices.put([...bad, point('2024-03-01', '4'), { ...point('2024-03-01', '9'), currency: 'USD' }]));
  good(await store.prices.put([{ ...point('2024-03-01', 'x'), currency: 'CHF' }]));
  expect(shown(await priceKeeper(store, TODAY).load('kraken', 'BTC'))).toEqual([
    ['EUR', { '2024-03-01': '4' }],
    ['USD', { '2024-03-01': '9' }],
  ]);
});

test('a database that is gone has no prices, and adding to it stops nobody', async () => {
  const store = await memoryStore();
  const keeper = priceKeeper(store, TODAY);
  store.close();
  await keeper.add('kraken', [series('BTC', 'EUR', { '2024-03-01': '1' })]);
  expect(await keeper.load('kraken', 'BTC')).toEqual([]);
});

test('remembers what was asked, ten answers of one batch too', async () => {
  const keeper = priceKeeper(await memoryStore(), TODAY);
  const day = (text: string) => good(parseDay(text));
  const years = [2019, 2020, 2021, 2022];
  await Promise.all(
    years.map((year) =>
      keeper.noteAsked('kraken', [{ asset: 'A B', from: day(`${year}-01-01`), to: day(`${year}-12-31`) }]),
    ),
  );
  await keeper.noteAsked('kraken', [{ asset: 'XYZ', from: day('2020-01-01'), to: day('2020-01-01') }]);
  const asked = await keeper.asked('kraken');
  expect(asked.get('A B')).toEqual([{ from: day('2019-01-01'), to: day('2022-12-31'), on: TODAY() }]);
  expect(asked.get('XYZ')).toHaveLength(1);
  expect(await keeper.asked('binance')).toEqual(new Map());
});
