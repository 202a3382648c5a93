/** Exchanges without a plan of their own, through the library's unified words: pages by time, and what it cannot fetch left out. */
import type { ExchangePage, ExchangeRecord } from '@cryptax/api-contract';
import { expect, test } from 'vitest';
import type { ExchangeClient } from '../relay/exchange-client.ts';
import type { LibraryExchange, LibraryTrade } from '../relay/exchange-library.ts';
import { unifiedPlan } from './unified.ts';

const START = Date.parse('2025-10-01T00:00:00Z');
const HOUR = 3_600_000;

const trades: readonly LibraryTrade[] = Array.from({ length: 7 }, (_, at) => ({
  id: `t-${at}`,
  timestamp: START + at * HOUR,
  symbol: at === 6 ? 'BTC/USDT:USDT' : 'BTC/EUR',
  side: at % 2 === 0 ? 'buy' : 'sell',
  amount: '0.1',
  cost: '5000',
  fee: { currency: 'EUR', cost: '5' },
}));

/** Answers three at a time from `since` on, oldest first, as most exchanges do. */
const library = {
  id: 'some',
  has: { fetchMyTrades: true, fetchDeposits: true, fetchWithdrawals: false },
  fetchMyTrades: async (_: unknown, since: number) =>
    trades.filter(({ timestamp = 0 }) => timestamp >= since).slice(0, 3),
  fetchDeposits: async (_: unknown, since: number) =>
    [
      {
        id: 'd-1',
        timestamp: START,
        currency: 'BTC',
        amount: '1.5',
        status: 'ok',
        txid: 'abc',
        fee: { currency: 'BTC', cost: '0.1' },
      },
      { id: 'd-2', timestamp: START, currency: 'BTC', amount: '9', status: 'pending' },
      { id: 'd-3', timestamp: START, currency: 'BTC', amount: '2' },
    ].filter(({ timestamp }) => timestamp >= since),
} as unknown as LibraryExchange;

/** Answers the newest three of what it is asked for, as the others do. */
const newestFirst = {
  ...library,
  fetchMyTrades: async (_: unknown, since: number, __: unknown, { until }: { readonly until: number }) =>
    trades.filter(({ timestamp = 0 }) => timestamp >= since && timestamp <= until).slice(-3),
} as unknown as LibraryExchange;

async function readAll(
  stream: 'trades' | 'deposits',
  from: LibraryExchange = library,
): Promise<readonly ExchangeRecord[]> {
  const markets = new Map([
    ['BTCEUR', { id: 'BTCEUR', base: 'BTC', quote: 'EUR', spot: true }],
    ['ETHEUR', { id: 'ETHEUR', base: 'ETH', quote: 'EUR', spot: true }],
    ['XRPEUR', { id: 'XRPEUR', base: 'XRP', quote: 'EUR', spot: true }],
  ]);
  const client = { id: 'some', library: from, markets: async () => markets } as unknown as ExchangeClient;
  const reader = unifiedPlan(from).streams[stream];
  /** Pages overlap by a moment, so that nothing between them is lost. */
  const records = new Map<string, ExchangeRecord>();
  let cursor: string | null = null;
  do {
    const page: ExchangePage | undefined = await reader?.({
      client,
      cursor,
      since: START - HOUR,
      until: START + 24 * HOUR,
      hasTime: () => false,
    });
    for (const record of page?.records ?? []) records.set(record.id, record);
    cursor = page?.cursor ?? null;
  } while (cursor !== null);
  return [...records.values()];
}

test('fills come whole, and a derivative is reported as what it is', async () => {
  const records = await readAll('trades');
  expect(records).toHaveLength(7);
  expect(records[0]).toEqual({
    kind: 'trade',
    id: 't-0',
    at: '2025-10-01T00:00:00.000Z',
    in: { asset: 'BTC', amount: '0.1' },
    out: { asset: 'EUR', amount: '5000' },
    fee: { asset: 'EUR', amount: '5' },
  });
  expect(records.at(-1)).toMatchObject({
    kind: 'entry',
    word: 'derivative trade',
    change: { asset: 'BTC', amount: '0.1' },
  });
});

test('an exchange that lists the newest first is read to the end as well', async () => {
  const ids = (await readAll('trades', newestFirst)).map(({ id }) => id);
  expect(ids.sort()).toEqual(['t-0', 't-1', 't-2', 't-3', 't-4', 't-5', 't-6']);
});

const many: readonly LibraryTrade[] = Array.from({ length: 25 }, (_, at) => ({
  ...trades[0],
  id: `m-${at}`,
  timestamp: START + at * 60_000,
}));

test('an exchange that ignores the end and hides the oldest behind a full page is refused, not half read', async () => {
  /** The newest ten, whatever end is asked for. */
  const hiding = (count: number) =>
    ({
      ...library,
      fetchMyTrades: async (_: unknown, since: number) =>
        many
          .slice(0, count)
          .filter(({ timestamp = 0 }) => timestamp >= since)
          .slice(-10),
    }) as unknown as LibraryExchange;
  await expect(readAll('trades', hiding(25))).rejects.toThrow('to its beginning');
  expect(await readAll('trades', hiding(9))).toHaveLength(9);
  /** The oldest ten from the start on: what is newer comes with the next questions. */
  const onward = {
    ...library,
    fetchMyTrades: async (_: unknown, since: number) =>
      many.filter(({ timestamp = 0 }) => timestamp >= since).slice(0, 10),
  } as unknown as LibraryExchange;
  expect(await readAll('trades', onward)).toHaveLength(25);
});

class ArgumentsRequired extends Error {}

test('an exchange that wants a market is asked market by market, and goes on where it was cut', async () => {
  const asked: string[] = [];
  const wanting = {
    ...library,
    fetchMyTrades: async (symbol: string | undefined, since: number) => {
      if (symbol === undefined) throw new ArgumentsRequired('symbol');
      asked.push(symbol);
      const own = trades.slice(0, 6).map((trade) => ({ ...trade, symbol }));
      return symbol === 'ETH/EUR' ? [] : own.filter(({ timestamp = 0 }) => timestamp >= since).slice(0, 4);
    },
  } as unknown as LibraryExchange;
  const records = await readAll('trades', wanting);
  expect(records.map(({ id }) => id).sort()).toEqual(
    ['BTCEUR', 'XRPEUR'].flatMap((market) => Array.from({ length: 6 }, (_, at) => `${market}-t-${at}`)),
  );
  expect(new Set(asked)).toEqual(new Set(['BTC/EUR', 'ETH/EUR', 'XRP/EUR']));
});

test('only what is done counts, and what the library cannot fetch is no history', async () => {
  expect(await readAll('deposits')).toEqual([
    {
      kind: 'deposit',
      id: 'deposit-d-1',
      at: '2025-10-01T00:00:00.000Z',
      moved: { asset: 'BTC', amount: '1.5' },
      txHash: 'abc',
    },
    { kind: 'deposit', id: 'deposit-d-3', at: '2025-10-01T00:00:00.000Z', moved: { asset: 'BTC', amount: '2' } },
  ]);
  expect(Object.keys(unifiedPlan(library).streams)).toEqual(['trades', 'deposits']);
  /** It answers for 48 hours at most, and cuts a longer question without a word. */
  expect(Object.keys(unifiedPlan({ ...library, id: 'htx' }).streams)).toEqual(['deposits']);
});

test('a status that nobody knows is a question, not a loss', async () => {
  const strange = {
    ...library,
    fetchDeposits: async () => [
      { id: 'd-1', timestamp: START, currency: 'BTC', amount: '1', status: 'FINISHED' },
      { id: 'd-2', timestamp: START, currency: 'BTC', amount: '2', status: 'held_by_travel_rule' },
      { timestamp: START, currency: 'BTC', amount: '3', status: 'ok' },
    ],
  } as unknown as LibraryExchange;
  const at = new Date(START).toISOString();
  expect(await readAll('deposits', strange)).toEqual([
    { id: 'deposit-d-1', at, kind: 'deposit', moved: { asset: 'BTC', amount: '1' } },
    {
      id: 'deposit-d-2',
      at,
      kind: 'entry',
      word: 'deposit with the status held_by_travel_rule',
      change: { asset: 'BTC', amount: '2' },
    },
    { id: `deposit-${START}-BTC-3-`, at, kind: 'deposit', moved: { asset: 'BTC', amount: '3' } },
  ]);
});
