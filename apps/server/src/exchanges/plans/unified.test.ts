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
    ].filter(({ timestamp }) => timestamp >= since),
} as unknown as LibraryExchange;

const client = { id: 'some', library, markets: async () => new Map() } as unknown as ExchangeClient;

async function readAll(stream: 'trades' | 'deposits'): Promise<readonly ExchangeRecord[]> {
  const reader = unifiedPlan(library).streams[stream];
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

test('fills come whole, and a derivative is told as what it is', async () => {
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

test('only what is done counts, and what the library cannot fetch is no history', async () => {
  expect(await readAll('deposits')).toEqual([
    {
      kind: 'deposit',
      id: 'deposit-d-1',
      at: '2025-10-01T00:00:00.000Z',
      moved: { asset: 'BTC', amount: '1.5' },
      txHash: 'abc',
    },
  ]);
  expect(Object.keys(unifiedPlan(library).streams)).toEqual(['trades', 'deposits']);
});
