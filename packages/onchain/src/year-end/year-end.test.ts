/**
 * Answers in the documented forms: Blockscout's ETH RPC API (docs.blockscout.com), Etherscan's getblocknobytime and getblockreward
 * (docs.etherscan.io), mempool.space's block by timestamp (its API reference), the node interface of the Cosmos SDK. Heights and
 * amounts are invented.
 */
import { HttpClient } from '@cryptax/http';
import { FakeClock, fakeFetch } from '@cryptax/http/testing';
import { err, ok } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChainId } from '../chains/find-chain.ts';
import type { ChainTransaction } from '../readers/chain-transaction.ts';
import { CHAIN_RATE_LIMITS } from '../readers/endpoints.data.ts';
import { sourcesFor } from '../readers/readers-for.ts';
import { type KnownBlock, lastBlockUntil } from './last-block.ts';
import { readYearEnd } from './year-end.ts';

/** The last second of 2025 in Berlin. */
const UNTIL = '2025-12-31T22:59:59Z';
const ME = '0x1111111111111111111111111111111111111111';
const OTHER = '0x2222222222222222222222222222222222222222';
const TOKEN = { symbol: 'USDC', contract: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', decimals: 6 };

type Reply = (
  url: URL,
  body: { readonly method?: string; readonly params?: readonly unknown[] },
  headers: Headers,
) => unknown;

function ask(
  chain: ChainId,
  addresses: readonly string[],
  reply: Reply,
  more: Partial<Parameters<typeof readYearEnd>[0]> = {},
) {
  const fake = fakeFetch(() => 404);
  const fetch: typeof fake.fetch = async (url, init) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const answer = reply(new URL(url), body, new Headers(init.headers));
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(JSON.stringify(answer));
  };
  const http = new HttpClient({ fetch, clock: new FakeClock(), rateLimits: CHAIN_RATE_LIMITS });
  return readYearEnd({
    until: UNTIL,
    addresses,
    sources: (address) =>
      sourcesFor(chain, address, { http, keys: more.tokens === undefined ? { Etherscan: 'key' } : {} }),
    transactions: [],
    isOwn: (address) => addresses.includes(address),
    tokens: [],
    ...more,
  });
}

/** A chain with a block every 12 seconds; block 1000 is the last of the year. */
const secondsOf = (height: number) => Date.parse(UNTIL) / 1000 - 4 + (height - 1000) * 12;
const isoOf = (height: number) => new Date(secondsOf(height) * 1000).toISOString();

function moved(block: number, from: string, to: string, amount: string, chain: ChainId = 'ethereum'): ChainTransaction {
  const symbol = chain === 'bitcoin' ? 'BTC' : 'ETH';
  const asset = { symbol, decimals: chain === 'bitcoin' ? 8 : 18 };
  const movements = [{ kind: 'native' as const, from, to, asset, amount }];
  return { chain, hash: `${block}`, at: isoOf(block).replace('.000', ''), block, isFailed: false, movements };
}

describe('the last block of a year', () => {
  test('is found whatever the pace of the chain, in few questions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 20, maxLength: 400 }),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        async (gaps, share) => {
          let time = Date.parse('2025-01-01T00:00:00Z');
          const blocks = gaps.map((gap, index): KnownBlock => {
            time += gap * 1000;
            return { height: index + 1, at: new Date(time).toISOString() };
          });
          const until = blocks[Math.floor(share * (blocks.length - 1))]?.at ?? '';
          const expected = blocks.findLast(({ at }) => at <= until);
          let asked = 0;
          const found = await lastBlockUntil(until, async (height) => {
            asked++;
            const block = height === 'latest' ? blocks.at(-1) : blocks[height - 1];
            return block === undefined ? err({ code: 'not-found' }) : ok(block);
          });
          expect(found).toEqual(ok(expected));
          expect(asked).toBeLessThan(40);
        },
      ),
    );
  });

  test('is not named before the year is over, nor where the node forgot it', async () => {
    const early = await lastBlockUntil(UNTIL, async () => ok({ height: 900, at: isoOf(900) }));
    expect(early).toEqual(err({ code: 'unsupported' }));
    const pruned = await lastBlockUntil(UNTIL, async (height) =>
      height === 'latest' ? ok({ height: 9000, at: isoOf(9000) }) : err({ code: 'refused', status: 400 }),
    );
    expect(pruned).toEqual(err({ code: 'refused', status: 400 }));
  });
});

describe('Ethereum over Blockscout', () => {
  const node: Reply = (url, { method, params = [] }) => {
    if (url.pathname !== '/api/eth-rpc') return 404;
    if (method === 'eth_getBlockByNumber') {
      const height = params[0] === 'latest' ? 9000 : Number(params[0]);
      return { result: { number: `0x${height.toString(16)}`, timestamp: `0x${secondsOf(height).toString(16)}` } };
    }
    expect(params[1]).toBe('0x3e8');
    return {
      result: method === 'eth_getBalance' ? '0x14d1120d7b160000' : `0x${(2_500_000).toString(16).padStart(64, '0')}`,
    };
  };

  test('coin and token at the block, beside what the transactions add up to', async () => {
    // 1.6 in, 0.1 out before midnight; the last one belongs to the next year.
    const transactions = [moved(10, OTHER, ME, '1.6'), moved(1000, ME, OTHER, '0.1'), moved(1001, ME, OTHER, '0.4')];
    const found = await ask('ethereum', [ME], node, { tokens: [TOKEN], transactions });
    expect(found).toMatchObject({ service: 'Blockscout', block: { height: 1000, at: '2025-12-31T22:59:55Z' } });
    expect(found.lines).toEqual([
      expect.objectContaining({ told: '1.5', computed: '1.5' }),
      expect.objectContaining({ asset: TOKEN, told: '2.5' }),
    ]);
    expect(found).not.toHaveProperty('unclaimed');
  });

  test('a node without old states: the transactions alone, and why', async () => {
    const reply: Reply = (url, body, headers) =>
      body.method === 'eth_getBalance'
        ? { error: { code: -32000, message: 'missing trie node' } }
        : body.method === undefined
          ? 404
          : node(url, body, headers);
    const found = await ask('base', [ME], reply, {
      tokens: [TOKEN],
      transactions: [moved(10, OTHER, ME, '1.6', 'base')],
    });
    expect(found.failures).toEqual([{ reader: 'Blockscout', failure: { code: 'api', message: 'missing trie node' } }]);
    expect(found.lines).toEqual([{ asset: expect.anything(), computed: '1.6' }]);
    expect(found).not.toHaveProperty('block');
  });
});

test('Etherscan names block and time without a paid plan; the balance comes from the transactions', async () => {
  const reply: Reply = (url) => {
    const { module, action, timestamp } = Object.fromEntries(url.searchParams);
    if (url.host !== 'api.etherscan.io') return 404;
    if (action === 'getblocknobytime') {
      expect([module, timestamp]).toEqual(['block', '1767221999']);
      return { status: '1', message: 'OK', result: '1000' };
    }
    if (action === 'getblockreward') {
      return { status: '1', message: 'OK', result: { blockNumber: '1000', timeStamp: String(secondsOf(1000)) } };
    }
    return {
      status: '0',
      message: 'NOTOK',
      result: 'Sorry, it looks like you are trying to access an API Pro endpoint.',
    };
  };
  const found = await ask('ethereum', [ME], reply, {
    transactions: [moved(1000, OTHER, ME, '2'), moved(1001, ME, OTHER, '1')],
  });
  expect(found).toMatchObject({ service: 'Etherscan', block: { height: 1000 }, failures: [] });
  expect(found.lines).toEqual([{ asset: { symbol: 'ETH', decimals: 18 }, computed: '2' }]);
});

test('Bitcoin: mempool.space names the block, and an unread history adds up to nothing', async () => {
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  const reply: Reply = (url) =>
    url.pathname === '/api/v1/mining/blocks/timestamp/1767221999'
      ? { height: 930341, hash: '00', timestamp: '2025-12-31T22:53:04.000Z' }
      : 404;
  const transactions = [moved(930341, 'x', address, '0.5', 'bitcoin'), moved(930342, address, 'x', '0.2', 'bitcoin')];
  const found = await ask('bitcoin', [address], reply, { transactions });
  expect(found).toMatchObject({ service: 'mempool.space', block: { height: 930341, at: '2025-12-31T22:53:04Z' } });
  expect(found.lines).toEqual([{ asset: { symbol: 'BTC', decimals: 8 }, computed: '0.5' }]);
  expect((await ask('bitcoin', [address], reply, { transactions: undefined })).lines).toEqual([]);
});

test('Cosmos: balances, stakes and unclaimed rewards at the height of the block', async () => {
  const address = 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh';
  const reply: Reply = ({ pathname }, _, headers) => {
    const block = /blocks\/(latest|\d+)$/.exec(pathname)?.[1];
    if (block !== undefined) {
      const height = block === 'latest' ? 9000 : Number(block);
      return { block: { header: { height: String(height), time: isoOf(height) } } };
    }
    expect(headers.get('x-cosmos-block-height')).toBe('1000');
    if (pathname.includes('/bank/')) return { balances: [{ denom: 'uatom', amount: '1500000' }] };
    if (pathname.includes('/delegations/')) return { delegation_responses: [{ balance: { amount: '10000000' } }] };
    if (pathname.includes('/rewards')) return { total: [{ denom: 'uatom', amount: '250000.987000000000000000' }] };
    return { unbonding_responses: [] };
  };
  const found = await ask('cosmos', [address], reply);
  expect(found).toMatchObject({ service: 'Cosmos', block: { height: 1000 } });
  expect(found.lines.map(({ told }) => told)).toEqual(['11.5']);
  expect(found.unclaimed).toMatchObject([{ asset: { symbol: 'ATOM' }, amount: '0.25' }]);
});

test('a chain of which nobody tells the past: the transactions, up to midnight in Berlin', async () => {
  const transactions = [moved(1000, 'x', 'r1', '5'), moved(1001, 'r1', 'x', '1')];
  const found = await ask('xrp', ['r1'], () => 404, { transactions });
  expect(found).toMatchObject({ failures: [], lines: [{ computed: '5' }] });
  expect(found).not.toHaveProperty('service');
});
