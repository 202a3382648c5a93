import { ok } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import type { ExtendedKey } from '../bitcoin/extended-key.ts';
import type { ChainReader } from './chain-reader.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { readBalances } from './read-balances.ts';
import { readWallet, type WalletPage } from './read-wallet.ts';
import type { ChainSource } from './readers-for.ts';

const BTC = { symbol: 'BTC', decimals: 8 };

function transaction(hash: string, to: string): ChainTransaction {
  const movements = [{ kind: 'native' as const, from: '', to, asset: BTC, amount: '1' }];
  return { chain: 'bitcoin', hash, at: '2024-01-01T00:00:00Z', block: 1, isFailed: false, movements };
}

/** A service that knows some addresses; it fails from the given request on. */
function service(known: Readonly<Record<string, string>>, failFrom = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  const reader: ChainReader = {
    name: 'Test',
    family: 'test',
    page: async ({ address }) => {
      asked.push(address);
      if (asked.length >= failFrom) return { ok: false, error: { code: 'server', status: 500 } };
      const hash = known[address];
      return ok({ parts: hash === undefined ? [] : [transaction(hash, address)], mark: '1' });
    },
    balances: async (address) => ok([{ asset: BTC, amount: known[address] === undefined ? '0' : '1' }]),
  };
  return { reader, asked };
}

const key: ExtendedKey = { script: 'segwit', address: (branch, index) => `${branch}${index}` };

async function readKey(reader: ChainReader) {
  const pages: WalletPage[] = [];
  const outcome = await readWallet({
    owner: { kind: 'key', key },
    sources: () => [{ ledger: '', readers: [reader] }],
    states: new Map(),
    isKnown: () => false,
    onPage: (page) => void pages.push(page),
    onComplete: () => {},
  });
  return { outcome, hashes: pages.flatMap(({ parts }) => parts.map(({ hash }) => hash)) };
}

describe('a wallet behind an extended key', () => {
  test('is read until twenty addresses in a row were never used, on both branches', async () => {
    const { reader, asked } = service({ receive0: 'a', receive19: 'b', change2: 'c' });
    const { outcome, hashes } = await readKey(reader);
    expect(outcome).toEqual({ kind: 'complete', addresses: ['receive0', 'receive19', 'change2'] });
    expect(hashes).toEqual(['a', 'b', 'c']);
    // Receiving: 0 to 39; change: 0 to 22.
    expect(asked).toHaveLength(40 + 23);
  });

  test('stops asking at the first failure and says so', async () => {
    const { reader, asked } = service({ receive0: 'a' }, 3);
    const { outcome } = await readKey(reader);
    expect(outcome).toEqual({
      kind: 'incomplete',
      addresses: ['receive0'],
      failures: [{ reader: 'Test', failure: { code: 'server', status: 500 } }],
    });
    expect(asked).toHaveLength(3);
  });
});

describe('a chain with two ledgers', () => {
  const sources = (hub: ChainReader): readonly ChainSource[] => [
    { ledger: '', readers: [service({ me: 'relay' }).reader] },
    { ledger: 'asset-hub', readers: [hub] },
  ];

  test('both are read, each with its own place, and their balances are added', async () => {
    const pages: WalletPage[] = [];
    const hub = service({ me: 'hub' }).reader;
    const outcome = await readWallet({
      owner: { kind: 'address', address: 'me' },
      sources: () => sources(hub),
      states: new Map(),
      isKnown: () => false,
      onPage: (page) => void pages.push(page),
      onComplete: () => {},
    });
    expect(outcome.kind).toBe('complete');
    expect(pages.map(({ key: one, parts }) => [one, parts[0]?.hash])).toEqual([
      ['me', 'relay'],
      ['asset-hub me', 'hub'],
    ]);
    const balances = await readBalances({ addresses: ['me'], sources: () => sources(hub), tokens: [] });
    expect(balances).toMatchObject({ ok: true, value: [{ amount: '2' }] });
  });

  test('half a balance is none', async () => {
    const broken: ChainReader = {
      ...service({}).reader,
      balances: async () => ({ ok: false, error: { code: 'timeout' } }),
    };
    const balances = await readBalances({ addresses: ['me'], sources: () => sources(broken), tokens: [] });
    expect(balances).toEqual({ ok: false, error: [{ reader: 'Test', failure: { code: 'timeout' } }] });
  });
});

test('a token that a whole list of balances leaves out is told as nothing, one that is asked for alone is not', async () => {
  const gone = { symbol: 'GONE', contract: '0xgone', decimals: 6 };
  const held = { symbol: 'HELD', contract: '0xHeld', decimals: 6 };
  const reader: ChainReader = {
    ...service({}).reader,
    listsTokens: true,
    balances: async () => ({ ok: true, value: [{ asset: held, amount: '5' }] }),
  };
  const { listsTokens: _, ...other } = reader;
  const ask = (one: ChainReader) =>
    readBalances({
      addresses: ['me'],
      sources: () => [{ ledger: '', readers: [one] }],
      tokens: [gone, { ...held, contract: '0xheld' }],
    });
  expect(await ask(reader)).toEqual({
    ok: true,
    value: [
      { asset: held, amount: '5' },
      { asset: gone, amount: '0' },
    ],
  });
  expect(await ask(other)).toEqual({ ok: true, value: [{ asset: held, amount: '5' }] });
});

test('a chain nobody can be asked about is incomplete, never empty', async () => {
  const outcome = await readWallet({
    owner: { kind: 'address', address: 'me' },
    sources: () => [{ ledger: '', readers: [] }],
    states: new Map(),
    isKnown: () => false,
    onPage: () => {},
    onComplete: () => {},
  });
  expect(outcome).toMatchObject({ kind: 'incomplete', failures: [{ failure: { code: 'api-key' } }] });
});
