/** Lists of Subscan that are longer than its pages reach, and chains that do not know all of them. */
import { HttpClient } from '@cryptax/http';
import { FakeClock, fakeFetch } from '@cryptax/http/testing';
import { expect, test } from 'vitest';
import { findChain } from '../chains/find-chain.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { mergeParts } from './merge-parts.ts';
import { readHistory } from './read-history.ts';
import { subscanReader } from './subscan.ts';

interface Asked {
  readonly path: string;
  readonly row: number;
  readonly page: number;
  readonly block_range?: string;
}

async function read(chain: 'polkadot' | 'astar', answer: (asked: Asked) => unknown) {
  const fake = fakeFetch((url, _, body) =>
    JSON.stringify(answer({ path: new URL(url).pathname, ...(JSON.parse(body) as Omit<Asked, 'path'>) })),
  );
  const http = new HttpClient({ fetch: fake.fetch, clock: new FakeClock(), rateLimits: {} });
  const found = findChain(chain);
  if (found === undefined) throw new Error(chain);
  const options = {
    http,
    chain: { ...found, id: chain },
    name: 'Subscan',
    base: 'https://subscan.test',
    apiKey: 'key',
  };
  const parts: ChainTransaction[] = [];
  const outcome = await readHistory({
    address: 'me',
    readers: [subscanReader(options)],
    onPage: (page) => void parts.push(...page.parts),
  });
  return { outcome, transactions: mergeParts(parts) };
}

/** 10,250 transfers, two in each block, the newest first. */
const TRANSFERS = Array.from({ length: 10_250 }, (_, index) => {
  const number = 10_250 - index;
  return {
    from: 'other',
    to: 'me',
    success: true,
    hash: `0x${number}`,
    block_num: Math.ceil(number / 2),
    block_timestamp: 1_700_000_000 + number,
    amount_v2: '10000000000',
    asset_symbol: 'DOT',
    event_idx: 1,
  };
});

function served({ path, row, page, block_range }: Asked, heedsBlocks: boolean) {
  if (!path.endsWith('/transfers')) return { code: 0, data: { count: 0 } };
  // Pages reach 10,000 rows; behind them nothing comes.
  if ((page + 1) * row > 10_000) return { code: 0, data: { count: 0, transfers: null } };
  const upTo = heedsBlocks && block_range !== undefined ? Number(block_range.split('-')[1]) : Number.MAX_SAFE_INTEGER;
  const list = TRANSFERS.filter(({ block_num }) => block_num <= upTo);
  return { code: 0, data: { count: list.length, transfers: list.slice(page * row, (page + 1) * row) } };
}

test('what lies behind the last page is asked for by blocks', async () => {
  const { outcome, transactions } = await read('polkadot', (asked) => served(asked, true));
  expect(outcome.kind).toBe('complete');
  expect(transactions).toHaveLength(10_250);
  expect(transactions.every(({ movements }) => movements.length === 1)).toBe(true);
});

test('a service that pays no heed to the blocks ends the reading instead of turning in circles', async () => {
  const { outcome } = await read('polkadot', (asked) => served(asked, false));
  expect(outcome).toMatchObject({ kind: 'incomplete', failures: [{ failure: { code: 'garbage' } }] });
});

test('a chain without a list of rewards is read all the same; on Polkadot the same answer is a failure', async () => {
  const withoutRewards = ({ path }: Asked) =>
    path.endsWith('/reward_slash') ? { code: 10002, message: 'Not Support' } : { code: 0, data: {} };
  expect((await read('astar', withoutRewards)).outcome.kind).toBe('complete');
  expect((await read('polkadot', withoutRewards)).outcome.kind).toBe('incomplete');
});
