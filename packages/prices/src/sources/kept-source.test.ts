import { expect, test } from 'vitest';
import type { DailySeries } from '../series/daily-series.ts';
import { day, series } from '../testing/days.ts';
import { keptSource, type PriceKeeper } from './kept-source.ts';
import type { CloseRequest, PriceSource } from './price-source.ts';

const BTC = series('BTC', 'EUR', { '2024-03-01': '57000', '2024-03-02': '58000' });

function setUp(found: () => readonly DailySeries[]) {
  const asked: CloseRequest[][] = [];
  const kept = new Map<string, readonly string[]>();
  const keeper: PriceKeeper = {
    load: async (key) => kept.get(key) ?? [],
    save: async (key, texts) => void kept.set(key, texts),
  };
  const live: PriceSource = {
    id: 'kraken',
    rank: 'live',
    closes: async (requests) => {
      asked.push([...requests]);
      return requests.map(({ asset }) => ({ asset, series: found() }));
    },
  };
  return { asked, kept, source: keptSource(live, keeper) };
}

test('asks the network once, then knows', async () => {
  const { asked, kept, source } = setUp(() => [BTC]);
  const request = [{ asset: 'BTC', days: [day('2024-03-01')] }];
  expect(await source.closes(request)).toEqual([{ asset: 'BTC', series: [BTC] }]);
  expect(await source.closes(request)).toEqual([{ asset: 'BTC', series: [BTC] }]);
  expect(asked).toEqual([request]);
  expect([...kept.keys()]).toEqual(['kraken/BTC']);
});

test('asks only for the days it does not have, and keeps both', async () => {
  let found = BTC;
  const { asked, source } = setUp(() => [found]);
  await source.closes([{ asset: 'BTC', days: [day('2024-03-01')] }]);
  found = series('BTC', 'EUR', { '2024-06-01': '62000' });
  const [answer] = await source.closes([{ asset: 'BTC', days: [day('2024-03-02'), day('2024-06-01')] }]);
  expect(asked[1]).toEqual([{ asset: 'BTC', days: [day('2024-06-01')] }]);
  expect(answer?.series[0]?.units).toEqual([57000n, 58000n, 62000n]);
});

test('a damaged keepsake is fetched again, an empty answer keeps nothing', async () => {
  const { asked, kept, source } = setUp(() => []);
  kept.set('kraken/BTC', ['cryptax-series 1\nid BTC\nquote EUR\nscale 0\npoints 2\n\n2024-03-01 5']);
  expect(await source.closes([{ asset: 'BTC', days: [day('2024-03-01')] }])).toEqual([{ asset: 'BTC', series: [] }]);
  expect(asked).toHaveLength(1);
  expect(kept.get('kraken/BTC')).toHaveLength(1);
});
