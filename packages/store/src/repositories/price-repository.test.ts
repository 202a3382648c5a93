import { expect, test } from 'vitest';
import { dumpRaw, putRaw } from '../testing/raw-database.ts';
import { testBed, value } from '../testing/test-bed.ts';

const point = (at: string, price: string, more = {}) => ({
  source: 'x',
  asset: 'BTC',
  currency: 'EUR',
  at,
  price,
  ...more,
});

test('prices are one record per asset, currency and year, and later points win', async () => {
  const bed = testBed();
  const store = await bed.open();
  value(
    await store.prices.put([point('2023-12-31', '1'), point('2024-01-01', '2'), point('2024-01-02T10:00:00Z', '3')]),
  );
  value(await store.prices.put([point('2024-01-01', '2.5')]));
  expect(value(await store.prices.of('x', 'BTC'))).toEqual([
    point('2023-12-31', '1'),
    point('2024-01-01', '2.5'),
    point('2024-01-02T10:00:00Z', '3'),
  ]);
  expect((await dumpRaw(bed)).tables.prices).toHaveLength(2);
});

test('one source and asset are read without the others, all their currencies together', async () => {
  const store = await testBed().open();
  const dollar = point('2024-01-01', '9', { currency: 'USD' });
  const others = [{ asset: 'BT' }, { asset: 'BTCB' }, { source: 'w' }, { source: 'xy' }];
  value(await store.prices.put([...others.map((other) => point('2024-01-01', '7', other)), dollar]));
  value(await store.prices.put([point('2024-01-01', '8')]));
  expect(value(await store.prices.of('x', 'BTC'))).toEqual([point('2024-01-01', '8'), dollar]);
  expect(value(await store.prices.of('x', 'ETH'))).toEqual([]);
});

test('two tabs that add at once keep the points of both', async () => {
  const bed = testBed();
  const [one, two] = [await bed.open(), await bed.open()];
  await Promise.all([one.prices.put([point('2024-01-01', '1')]), two.prices.put([point('2024-01-02', '2')])]);
  expect(value(await one.prices.of('x', 'BTC'))).toEqual([point('2024-01-01', '1'), point('2024-01-02', '2')]);
});

test('a damaged year is passed over, and gives way to new points', async () => {
  const bed = testBed();
  const store = await bed.open();
  value(await store.prices.put([point('2023-12-31', '1')]));
  const points = { '2024-01-01': 2, '2024-01-02': '3' };
  await putRaw(bed, 'prices', { source: 'x', asset: 'BTC', currency: 'EUR', year: '2024', points });
  expect(value(await store.prices.of('x', 'BTC'))).toEqual([point('2023-12-31', '1')]);
  value(await store.prices.put([point('2024-01-01', '2')]));
  expect(value(await store.prices.of('x', 'BTC'))).toEqual([point('2023-12-31', '1'), point('2024-01-01', '2')]);
});
