import type { Day } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import type { DailySeries } from '../series/daily-series.ts';
import { day, series } from '../testing/days.ts';
import { type AskedSpan, withSpan } from './asked-spans.ts';
import { keptSource, type PriceKeeper } from './kept-source.ts';
import type { CloseRequest, PriceSource } from './price-source.ts';

const BTC = series('BTC', 'EUR', { '2024-03-01': '57000', '2024-03-02': '58000' });
const TODAY = day('2024-07-01');
const JUNE = series('BTC', 'EUR', { '2024-06-01': '62000' });

/** `kept` is what the keeper gives out, `added` what it was handed; `found` answers for each asset. */
function setUp(found: (asset: string) => readonly DailySeries[], kept: readonly DailySeries[] = []) {
  const asked: CloseRequest[][] = [];
  const noted = new Map<string, AskedSpan[]>();
  const added: (readonly [string, readonly DailySeries[]])[] = [];
  const keeper: PriceKeeper = {
    load: async (_, asset) => [...kept, ...added.flatMap(([, list]) => list)].filter(({ id }) => id === asset),
    add: async (sourceId, list) => void added.push([sourceId, list]),
    asked: async () => noted,
    noteAsked: async (_, spans) => {
      for (const { asset, from, to } of spans) {
        noted.set(asset, withSpan(noted.get(asset) ?? [], { from, to, on: TODAY }));
      }
    },
  };
  const live: PriceSource = {
    id: 'kraken',
    rank: 'live',
    closes: async (requests, _, watch) => {
      asked.push([...requests]);
      for (const { asset, days } of requests) {
        const [from, to] = [days[0] as Day, days.at(-1) as Day];
        await watch?.answered?.(found(asset).map((series) => ({ asset, from, to, series })));
      }
      return requests.map(({ asset }) => ({ asset, series: found(asset) }));
    },
  };
  const later = (days: number) => keptSource(live, keeper, { today: (TODAY + days) as Day });
  return {
    asked,
    added,
    keeper,
    later,
    source: later(0),
    again: keptSource(live, keeper, { today: TODAY, again: true }),
  };
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

test('the running day is asked of nobody: it has no close yet, and stays open', async () => {
  const { asked, source } = setUp(() => [BTC]);
  const [answer] = await source.closes([{ asset: 'BTC', days: [TODAY] }]);
  expect(asked).toEqual([]);
  expect(answer?.unasked).toEqual(new Set([TODAY]));
  await source.closes([{ asset: 'BTC', days: [(TODAY - 1) as Day, TODAY] }]);
  expect(asked).toEqual([[{ asset: 'BTC', days: [TODAY - 1] }]]);
});

test('every answer is handed over as it comes; nothing found is not handed over', async () => {
  const eth = series('ETH', 'USD', { '2024-03-01': '3400' });
  const nothing = series('ADA', 'EUR', {});
  const { added, source } = setUp((asset) => (asset === 'BTC' ? [BTC] : asset === 'ETH' ? [eth] : [nothing]));
  const days = [day('2024-03-01')];
  await source.closes(['BTC', 'ADA', 'ETH'].map((asset) => ({ asset, days })));
  expect(added).toEqual([
    ['kraken', [BTC]],
    ['kraken', [eth]],
  ]);
});

test('a failure is reported beside what is kept', async () => {
  const kept: PriceKeeper = {
    load: async () => [BTC],
    add: async () => {},
    asked: async () => new Map(),
    noteAsked: async () => {},
  };
  const failure = { state: 'rate-limited', reason: 'rate-limited' } as const;
  const busy: PriceSource = {
    id: 'kraken',
    rank: 'live',
    closes: async (requests) => requests.map(({ asset }) => ({ asset, series: [], failure })),
  };
  const answers = await keptSource(busy, kept, { today: TODAY }).closes([{ asset: 'BTC', days: [day('2024-06-01')] }]);
  const unasked = new Set([day('2024-06-01')]);
  expect(answers).toEqual([{ asset: 'BTC', series: [BTC], failure, unasked }]);
});

test('what the service does not know is asked once a month, or when the user wants it', async () => {
  const nothing = series('ADA', 'EUR', {});
  const { asked, source, again, later } = setUp(() => [nothing]);
  const request = [{ asset: 'ADA', days: [day('2024-03-01')] }];
  expect(await source.closes(request)).toEqual([{ asset: 'ADA', series: [nothing] }]);
  await source.closes(request);
  await later(29).closes(request);
  expect(asked).toHaveLength(1);
  await again.closes(request);
  await later(30).closes(request);
  expect(asked).toHaveLength(3);
});

test('a day that was asked again is young again, though it lay inside a longer span', () => {
  const year = { from: 100 as Day, to: 200 as Day, on: 1_000 as Day };
  const again = { from: 140 as Day, to: 146 as Day, on: 1_031 as Day };
  expect(withSpan([year], again)).toEqual([
    { from: 100, to: 139, on: 1_000 },
    again,
    { from: 147, to: 200, on: 1_000 },
  ]);
  const beside = { from: 147 as Day, to: 150 as Day, on: 1_031 as Day };
  expect(withSpan(withSpan([year], again), beside)).toEqual([
    { from: 100, to: 139, on: 1_000 },
    { from: 140, to: 150, on: 1_031 },
    { from: 151, to: 200, on: 1_000 },
  ]);
});

test('a close that is kept stays, whatever the service says of it beside another day', async () => {
  const later = series('BTC', 'EUR', { '2024-03-01': '1', '2024-03-02': '58000', '2024-03-04': '59000' });
  const inDollars = series('BTC', 'USDT', { '2024-03-01': '2', '2024-03-05': '60000' });
  const { added, source } = setUp(() => [later, inDollars], [BTC]);
  const [answer] = await source.closes([{ asset: 'BTC', days: [day('2024-03-01'), day('2024-03-04')] }]);
  expect(answer?.series.map(({ units }) => units)).toEqual([[57000n, 58000n, 59000n], [60000n]]);
  expect(added.flatMap(([, list]) => list.map(({ units }) => units))).toEqual([[59000n], [60000n]]);
});

test('that the newest days are not there yet is no answer', async () => {
  const { asked, source } = setUp(() => []);
  const request = [{ asset: 'ADA', days: [day('2024-06-29')] }];
  const [answer] = await source.closes(request);
  expect(answer?.unasked).toEqual(new Set(request[0]?.days));
  await source.closes(request);
  expect(asked).toHaveLength(2);
});

test('answers of a run that is broken off are kept', async () => {
  const { keeper, added } = setUp(() => []);
  const days = [day('2024-03-01'), day('2024-06-01')];
  const cut: PriceSource = {
    id: 'kraken',
    rank: 'live',
    closes: async (_, __, watch) => {
      await watch?.answered?.([{ asset: 'BTC', from: days[0] as Day, to: days[0] as Day, series: BTC }]);
      throw new Error('the tab was closed');
    },
  };
  await expect(keptSource(cut, keeper, { today: TODAY }).closes([{ asset: 'BTC', days }])).rejects.toThrow();
  expect(added).toEqual([['kraken', [BTC]]]);
});
