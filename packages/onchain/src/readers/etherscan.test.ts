import { HttpClient } from '@cryptax/http';
import { FakeClock, fakeFetch } from '@cryptax/http/testing';
import { defined } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import { findChain } from '../chains/find-chain.ts';
import { mapTransaction, type OpenMovement } from '../map/map-transaction.ts';
import { failure, type ReplayRow, replayEtherscan } from '../testing/replay-etherscan.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { checkBalance } from './check-balance.ts';
import { etherscanReader } from './etherscan.ts';
import { mergeParts } from './merge-parts.ts';
import { type ReadState, readHistory } from './read-history.ts';

const OWN = '0x1111111111111111111111111111111111111111';
const OTHER = '0x2222222222222222222222222222222222222222';
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const chain = findChain('ethereum');
if (chain === undefined) throw new Error('Ethereum is known.');
const ethereum = { ...chain, id: 'ethereum' as const };

const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}`;

function coinRow(n: number, block: number, change: Partial<Record<string, string>> = {}): ReplayRow {
  const fields = {
    timeStamp: String(1_700_000_000 + block),
    hash: hash(n),
    from: OTHER,
    to: OWN,
    value: '1000000000000000',
    gasPrice: '21000000000',
    gasUsed: '21000',
    isError: '0',
    input: '0x',
    contractAddress: '',
    ...change,
  };
  return { list: 'txlist', block, fields: fields as Record<string, string> };
}

function tokenRow(n: number, block: number, change: Partial<Record<string, string>> = {}): ReplayRow {
  const fields = {
    timeStamp: String(1_700_000_000 + block),
    hash: hash(n),
    from: OTHER,
    to: OWN,
    contractAddress: USDC,
    value: '1500000',
    tokenName: 'USD Coin',
    tokenSymbol: 'USDC',
    tokenDecimal: '6',
    ...change,
  };
  return { list: 'tokentx', block, fields: fields as Record<string, string> };
}

interface Setup {
  readonly answer: (url: string, call: number) => string | number | undefined;
  readonly pageSize?: number;
  readonly names?: readonly string[];
}

async function readAll({ answer, pageSize = 1_000, names = ['Etherscan'] }: Setup, state?: ReadState) {
  const fake = fakeFetch(answer);
  const http = new HttpClient({
    fetch: fake.fetch,
    clock: new FakeClock(),
    rateLimits: { Etherscan: { requests: 1_000, perMs: 1 }, Blockscout: { requests: 1_000, perMs: 1 } },
  });
  const readers = names.map((name) =>
    etherscanReader({ http, chain: ethereum, name, base: `https://${name.toLowerCase()}.test/api`, pageSize }),
  );
  const parts: ChainTransaction[] = [];
  let last: ReadState | undefined;
  const outcome = await readHistory({
    address: OWN,
    readers,
    ...defined({ state }),
    onPage: (progress) => {
      parts.push(...progress.parts);
      last = progress.state;
    },
  });
  return { outcome, transactions: mergeParts(parts), last, urls: fake.urls, readers };
}

describe('paging', () => {
  test('20,000 transfers of one address are read whole, add up to the balance and are mapped one by one', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) =>
      n % 2 === 0 ? coinRow(n, 1 + Math.floor(n / 7)) : tokenRow(n, 1 + Math.floor(n / 7)),
    );
    // 10,000 coins of 0.001 each.
    const server = replayEtherscan(rows, '10000000000000000000');
    const { outcome, transactions, readers } = await readAll(server);
    expect(outcome.kind).toBe('complete');
    expect(transactions).toHaveLength(20_000);
    const balances = await readers[0]?.balances(OWN);
    if (balances?.ok !== true) throw new Error('balance');
    expect(checkBalance(transactions, (address) => address === OWN, balances.value)).toMatchObject([
      { computed: '10', onChain: '10', difference: '0' },
    ]);
    // From a stranger each: 10,000 times 0.001 ether and 10,000 times 1.5 USDC that wait for a word, none twice.
    const options = {
      walletOf: (address: string) => (address === OWN ? 'Main' : undefined),
      assetName: (asset: { readonly symbol: string }) => asset.symbol,
    };
    const open = transactions.flatMap((transaction) => mapTransaction(transaction, options).open);
    const reported = ({ direction, amount, asset }: OpenMovement) => `${direction} ${amount} ${asset}`;
    expect(new Set(open.map(reported))).toEqual(new Set(['in 0.001 ETH', 'in 1.5 USDC']));
    expect(open.filter(({ asset }) => asset === 'ETH')).toHaveLength(10_000);
    expect(new Set(open.map(({ id }) => id)).size).toBe(20_000);
  });

  test('no block is lost or doubled wherever a page ends', async () => {
    const blocks = [1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 4, 4, 4, 5];
    const rows = blocks.map((block, n) => coinRow(n, block));
    for (const pageSize of [2, 3, 4, 5, 14, 15]) {
      const { transactions } = await readAll({ ...replayEtherscan(rows), pageSize });
      expect(transactions.map((one) => one.hash)).toEqual(rows.map(({ fields }) => fields.hash));
    }
  });

  test('two equal transfers in one transaction are two', async () => {
    const { transactions } = await readAll(replayEtherscan([tokenRow(1, 5), tokenRow(1, 5)]));
    expect(transactions[0]?.movements.map(({ amount }) => amount)).toEqual(['1.5', '1.5']);
  });
});

describe('what a transaction is made of', () => {
  test('lists are joined by hash: call, fee, internal transfer, token', async () => {
    const { transactions } = await readAll(
      replayEtherscan([
        coinRow(1, 9, { from: OWN, to: OTHER, value: '0', input: '0xa9059cbb', gasUsed: '50000' }),
        { ...coinRow(1, 9, { value: '20000000000000000' }), list: 'txlistinternal' },
        tokenRow(1, 9, { from: OWN, to: OTHER }),
      ]),
    );
    expect(transactions).toEqual([
      {
        chain: 'ethereum',
        hash: hash(1),
        at: '2023-11-14T22:13:29Z',
        block: 9,
        isFailed: false,
        call: { to: OTHER, input: '0xa9059cbb' },
        fee: { payer: OWN, amount: '0.00105', symbol: 'ETH' },
        movements: [
          {
            kind: 'internal',
            from: OTHER,
            to: OWN,
            asset: ethereum.native,
            amount: '0.02',
            position: 'txlistinternal 1 0',
          },
          {
            kind: 'token',
            from: OWN,
            to: OTHER,
            asset: { symbol: 'USDC', name: 'USD Coin', contract: USDC, decimals: 6 },
            amount: '1.5',
            position: 'tokentx 1 0',
          },
        ],
      },
    ]);
  });

  test('a failed call moves nothing and still costs its fee', async () => {
    const { transactions } = await readAll(replayEtherscan([coinRow(1, 2, { from: OWN, to: OTHER, isError: '1' })]));
    expect(transactions[0]).toMatchObject({ isFailed: true, movements: [], fee: { amount: '0.000441' } });
  });
});

describe('faults', () => {
  test('a rate limit reported with status 200 is waited for', async () => {
    const server = replayEtherscan([coinRow(1, 2)]);
    const { outcome, transactions } = await readAll({
      answer: (url, call) =>
        call === 2 ? failure('Max rate limit reached, please use API Key for higher rate limit') : server.answer(url),
    });
    expect([outcome.kind, transactions.length]).toEqual(['complete', 1]);
  });

  test('a reading that broke off goes on where it stopped', async () => {
    const rows = Array.from({ length: 30 }, (_, n) => coinRow(n, n + 1));
    const server = replayEtherscan(rows);
    const broken = await readAll({ answer: (url, call) => (call > 3 ? 500 : server.answer(url)), pageSize: 5 });
    expect(broken.outcome).toMatchObject({
      kind: 'incomplete',
      failures: [{ reader: 'Etherscan', failure: { code: 'server' } }],
    });
    const state = broken.outcome.kind === 'incomplete' ? broken.outcome.state : undefined;
    const rest = await readAll({ ...server, pageSize: 5 }, state);
    expect(rest.outcome.kind).toBe('complete');
    const all = [...broken.transactions, ...rest.transactions].map((one) => one.hash);
    expect(all).toEqual(rows.map(({ fields }) => fields.hash));
  });

  test('another service of the same form goes on from the same place', async () => {
    const rows = Array.from({ length: 12 }, (_, n) => coinRow(n, n + 1));
    const server = replayEtherscan(rows);
    const { outcome, transactions, urls } = await readAll({
      answer: (url, call) => (url.includes('etherscan') && call > 2 ? failure('Invalid API Key') : server.answer(url)),
      pageSize: 5,
      names: ['Etherscan', 'Blockscout'],
    });
    expect(outcome).toMatchObject({ kind: 'complete', reader: 'Blockscout' });
    expect(transactions).toHaveLength(12);
    expect(new URL(urls.find((url) => url.includes('blockscout')) ?? '').searchParams.get('startblock')).toBe('9');
  });

  test.each([
    ['Invalid API Key', { code: 'api-key' }],
    ['Missing or unsupported chainid parameter', { code: 'unsupported' }],
    ['Error! Missing Or invalid Action name', { code: 'api', message: 'Error! Missing Or invalid Action name' }],
  ])('%s is reported as what it is', async (text, expected) => {
    const { outcome } = await readAll({ answer: () => failure(text) });
    expect(outcome).toMatchObject({ kind: 'incomplete', failures: [{ failure: expected }] });
  });

  test.each([
    '<html>',
    '{}',
    '{"status":"1","result":[{"hash":"0x1"}]}',
    '{"status":"1","result":[{"hash":"0x1","timeStamp":"1","blockNumber":"1","from":"a","to":"b","value":"1.5"}]}',
  ])('garbage is never an empty history: %s', async (text) => {
    const { outcome } = await readAll({ answer: () => text });
    expect(outcome.kind).toBe('incomplete');
  });

  test('a service that repeats itself is left', async () => {
    const page = JSON.stringify({
      status: '1',
      result: Array.from({ length: 2 }, () => ({ blockNumber: '7', ...coinRow(1, 7).fields })),
    });
    const { outcome } = await readAll({ answer: (_, call) => (call > 50 ? '{}' : page), pageSize: 2 });
    expect(outcome.kind).toBe('incomplete');
  });
});

test('the next reading looks again at blocks that may still change, and no further back', async () => {
  const server = replayEtherscan([coinRow(1, 100), coinRow(2, 1_000)]);
  const first = await readAll(server);
  expect(first.last).toEqual({ family: 'etherscan', since: '936' });
  // Block 1000 was replaced by another one with another transaction.
  server.rows = [coinRow(1, 100), coinRow(3, 1_000)];
  const second = await readAll(server, first.last);
  expect(second.transactions.map((one) => one.hash)).toEqual([hash(3)]);
});
