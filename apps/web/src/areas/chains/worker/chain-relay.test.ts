/** The relay as the readers use it: every question they ask of a closed service is known to it, and nothing else goes there. */
import { knownQuestion, RELAYED_SERVICES } from '@cryptax/api-contract';
import { HttpClient } from '@cryptax/http';
import { FakeClock } from '@cryptax/http/testing';
import { CHAINS, type ChainId, ENDPOINTS, SERVICES, sourcesFor } from '@cryptax/onchain';
import { describe, expect, it } from 'vitest';
import { overRelay } from './chain-world.ts';

const SOLANA_WALLET = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM';
const SIGNATURE = '5'.repeat(88);
const STAKE = 'stake1uxpdrerp9wrxunfh6ukyv5267j70fzxgw0fr3z8zeac5vyqhf9jhy';
const CARDANO =
  'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x';
const HASH = 'f'.repeat(64);

/** Enough of an answer that a reader asks on, to the end. */
function answerOf(url: string, body: unknown): unknown {
  const { method = '', params = [] } = (body ?? {}) as { method?: string; params?: unknown[] };
  const stakeInstruction = {
    program: 'stake',
    parsed: { info: { stakeAccount: '11111111111111111111111111111112', authorized: { withdrawer: SOLANA_WALLET } } },
  };
  const transaction = {
    slot: 432_000,
    blockTime: 1_700_000_000,
    meta: { err: null, fee: 5_000, preBalances: [10_000], postBalances: [5_000] },
    transaction: { message: { accountKeys: [{ pubkey: SOLANA_WALLET }], instructions: [stakeInstruction] } },
  };
  const hasBefore = JSON.stringify(params).includes('before');
  const solana: Record<string, unknown> = {
    getBalance: { value: 5_000 },
    getTokenAccountsByOwner: { value: [] },
    getProgramAccounts: [],
    getSignaturesForAddress: hasBefore ? [] : [{ signature: SIGNATURE }],
    getTransaction: transaction,
    getEpochInfo: { epoch: 3 },
    getInflationReward: [{ epoch: 1, effectiveSlot: 864_000, amount: 7 }],
    getBlockTime: 1_700_000_000,
  };
  if (method !== '') return { result: solana[method] };
  const row = {
    tx_hash: HASH,
    tx_timestamp: 1_700_000_000,
    block_height: 5,
    fee: '1',
    inputs: [],
    outputs: [],
  };
  if (url.includes('_txs?')) return [{ tx_hash: HASH }];
  if (url.includes('tx_info')) return [row];
  if (url.includes('account_assets')) return [];
  if (url.includes('account_reward_history')) return [{ spendable_epoch: 216, amount: '7', type: 'member' }];
  if (url.endsWith('/tip')) return [{ epoch_no: 500 }];
  if (url.includes('_info')) return [{ balance: '1', total_balance: '1' }];
  return { balance: '1', totalPages: 1, transactions: [] };
}

async function readAll(
  chain: ChainId,
  address: string,
  since?: string,
): Promise<{ asked: string[]; direct: string[] }> {
  const asked: string[] = [];
  const direct: string[] = [];
  const fetch = overRelay(async (url, init) => {
    if (!url.startsWith('/')) {
      direct.push(url);
      return new Response('{}', { status: 500 });
    }
    const question = JSON.parse(String(init.body)) as { url: string; body?: unknown };
    asked.push(`${question.url} ${(question.body as { method?: string } | undefined)?.method ?? ''}`.trim());
    expect(knownQuestion(question.url, question.body)).toBeDefined();
    return Response.json(answerOf(question.url, question.body));
  });
  const http = new HttpClient({ fetch, clock: new FakeClock() });
  const endpoints = { [chain]: ENDPOINTS[chain].filter(({ service }) => Object.hasOwn(RELAYED_SERVICES, service)) };
  for (const reader of sourcesFor(chain, address, { http, endpoints }).flatMap(({ readers }) => readers)) {
    expect((await reader.balances(address)).ok, chain).toBe(true);
    for (let cursor: string | undefined, pages = 0; pages < 9; pages++) {
      const page = await reader.page({ address, since, cursor });
      if (!page.ok) throw new Error(`${chain}: ${page.error.code}`);
      cursor = page.value.cursor;
      if (cursor === undefined) break;
    }
  }
  return { asked, direct };
}

describe('the relay of chains', () => {
  it('knows every question that the readers ask of services that refuse pages', async () => {
    const solana = await readAll('solana', SOLANA_WALLET);
    const methods = new Set(solana.asked.map((one) => one.split(' ')[1]));
    expect([...methods].sort()).toEqual([
      'getBalance',
      'getBlockTime',
      'getEpochInfo',
      'getInflationReward',
      'getProgramAccounts',
      'getSignaturesForAddress',
      'getTokenAccountsByOwner',
      'getTransaction',
    ]);
    const later = await readAll('solana', SOLANA_WALLET, `${SOLANA_WALLET}=${SIGNATURE} epoch:2`);
    const others = await Promise.all([
      readAll('cardano', CARDANO),
      readAll('cardano', CARDANO, '100'),
      readAll('cardano', STAKE),
      readAll('cardano', STAKE, '100'),
      readAll('dogecoin', 'DFundmtrigzA6E25Swr2pRe4Eb79bGP8G1'),
      readAll('dogecoin', 'DFundmtrigzA6E25Swr2pRe4Eb79bGP8G1', '100'),
      readAll('bitcoin-cash', 'qp3wjpa3tjlj042z2wv7hahsldgwhwy0rq9sywjpyy'),
      readAll('litecoin', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'),
    ]);
    expect([solana, later, ...others].flatMap(({ direct }) => direct)).toEqual([]);
    const paths = new Set(others.flatMap(({ asked }) => asked.map((one) => new URL(one).pathname.split('/').at(-1))));
    for (const path of [
      'address_info',
      'address_txs',
      'account_assets',
      'account_info',
      'account_reward_history',
      'account_txs',
      'tip',
      'tx_info',
    ]) {
      expect(paths, path).toContain(path);
    }
  });

  it('leaves questions with a key and those of all other services to the page', async () => {
    const asked: string[] = [];
    const fetch = overRelay(async (url) => {
      asked.push(url);
      return new Response('{}');
    });
    const url = 'https://api.koios.rest/api/v1/account_info';
    const body = JSON.stringify({ _stake_addresses: [STAKE] });
    await fetch(url, { body, headers: { authorization: 'Bearer mine' } });
    await fetch('https://mempool.space/api/address/x', {});
    await fetch(url, { body: '{"another":"question"}' });
    await fetch(url, { body });
    expect(asked).toEqual([url, 'https://mempool.space/api/address/x', url, '/api/chains/relay']);
  });

  it('has the hosts and limits of the table of services, and exactly its closed ones', () => {
    const closed = Object.entries(SERVICES).filter(([, { cors }]) => (cors as string) === 'no');
    const table = closed.map(([name, { limit }]) => {
      const bases = CHAINS.flatMap(({ id }) => ENDPOINTS[id as ChainId]).filter(({ service }) => service === name);
      return [name, { hosts: [...new Set(bases.map(({ base }) => new URL(base).host))].sort(), limit }];
    });
    expect(RELAYED_SERVICES).toEqual(Object.fromEntries(table));
  });
});
