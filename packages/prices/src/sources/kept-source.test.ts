import { expect, test } from 'vitest';
import type { DailySeries } from '../series/daily-series.ts';
import { day, series } from '../testing/days.ts';
import { keptSource, type PriceKeeper } from './kept-source.ts';
import type { CloseRequest, PriceSource } from './price-source.ts';

const BTC = series('BTC', 'EUR', { '2024-03-01': '57000', '2024-03-02': '58000' });
const JUNE = series('BTC', 'EUR', { '2024-06-01': '62000' });

/** `kept` is what the keeper gives out, `added` what it was handed; `found` answers for each asset. */
function setUp(found: (asset: string) => readonly DailySeries[], kept: readonly DailySeries[] = []) {
  const asked: CloseRequest[][] = [];
  const added: (readonly [string, readonly DailySeries[]])[] = [];
  const keeper: PriceKeeper = {
    load: async (_, asset) => [...kept, ...added.flatMap(([, list]) => list)].filter(({ id }) => id === asset),
    add: async (sourceId, list) => void added.push([sourceId, list]),
  };
  const live: PriceSource = {
    id: 'kraken',
    rank: 'live',
    closes: async (requests) => {
      asked.push([...requests]);
      return requests.map(({ asset }) => ({ asset, series: found(asset) }));
    },
  };
  return { asked, added, source: keptSource(live, keeper) };
}

test('asks the network once, then knows', async () => {
  const { asked, added, source } = setUp(() => [BTC]);
  const request = [{ asset: 'BTC', days: [day('2024-03-01')] }];
  expect(await source.closes(request)).toEqual([{ asset: 'BTC', series: [BTC] }]);
  expect(await source.closes(request)).toEqual([{ asset: 'BTC', series: [BTC] }]);
  expect(asked).toEqual([request]);
  expect(added).toEqual([['kraken', [BTC]]]);
});

test('asks only for the days it does not have, answers with both, and hands over only what is new', async () => {
  const { asked, added, source } = setUp(() => [JUNE], [BTC]);
  const [answer] = await source.closes([{ asset: 'BTC', days: [day('2024-03-02'), day('2024-06-01')] }]);
  expect(asked).toEqual([[{ asset: 'BTC', days: [day('2024-06-01')] }]]);
  expect(answer?.series[0]?.units).toEqual([57000n, 58000n, 62000n]);
  expect(added).toEqual([['kraken', [JUNE]]]);
});

test('what one question found of several assets is handed over at once; nothing found is not handed over', async () => {
  const eth = series('ETH', 'USD', { '2024-03-01': '3400' });
  const nothing = series('ADA', 'EUR', {});
  const { added, source } = setUp((asset) => (asset === 'BTC' ? [BTC] : asset === 'ETH' ? [eth] : [nothing]));
  const days = [day('2024-03-01')];
  await source.closes(['BTC', 'ADA', 'ETH'].map((asset) => ({ asset, days })));
  expect(added).toEqual([['kraken', [BTC, eth]]]);
  await source.closes([{ asset: 'ADA', days }]);
  expect(added, 'an empty answer').toHaveLength(1);
});

test('a failure is reported beside what is kept', async () => {
  const kept: PriceKeeper = { load: async () => [BTC], add: async () => {} };
  const failure = { state: 'rate-limited', reason: 'rate-limited' } as const;
  const busy: PriceSource = {
    id: 'kraken',
    rank: 'live',
    closes: async (requests) => requests.map(({ asset }) => ({ asset, series: [], failure })),
  };
  const answers = await keptSource(busy, kept).closes([{ asset: 'BTC', days: [day('2024-06-01')] }]);
  expect(answers).toEqual([{ asset: 'BTC', series: [BTC], failure }]);
});
