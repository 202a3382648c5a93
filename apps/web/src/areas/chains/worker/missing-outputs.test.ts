import type { LedgerEvent } from '@cryptax/ledger';
import { type ChainTransaction, mergeParts } from '@cryptax/onchain';
import { describe, expect, it } from 'vitest';
import type { ChainRecord } from './chain-store.ts';
import { missingOutputs } from './missing-outputs.ts';
import { ownWallet } from './own-wallet.ts';

const ADDRESS = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';
const walletOn = (chain: string) => {
  const own = ownWallet({
    book: 'own',
    id: 'Cold',
    name: 'Cold',
    type: 'hardware',
    address: ADDRESS,
    chains: [chain],
    createdAt: '',
    updatedAt: '',
  });
  if (own === undefined) throw new Error('no wallet');
  return own;
};
const sent = (hash: string, spends?: ChainTransaction['spends']): ChainTransaction => ({
  chain: 'bitcoin',
  hash,
  at: '2024-03-01T10:00:00Z',
  block: 1,
  isFailed: false,
  movements: [],
  ...(spends === undefined ? {} : { spends }),
});
const sale = (id: string, txHash: string): LedgerEvent => ({
  kind: 'sell',
  id,
  at: '2024-03-01T10:00:00Z',
  wallet: 'Cold',
  txHash,
  out: { asset: 'BTC', amount: '0.1' },
});
const stateOf = (transactions: readonly ChainTransaction[], outputs?: ChainRecord['outputs']) => ({
  own: walletOn('bitcoin'),
  record: { ...(outputs === undefined ? {} : { outputs }) } as ChainRecord,
  transactions,
});
const OWN_OUTPUT = [{ by: ADDRESS, output: 'a:0' }];

describe('[MET-07] entries read before outputs were known', () => {
  it('ask for a new reading, until one came to its end', () => {
    const events = [sale('s', 'h1'), { ...sale('t', 'h2'), spent: ['b:1'] }, sale('u', 'not of the chain')];
    const transactions = [sent('h1'), sent('h2')];
    expect(missingOutputs(stateOf(transactions), events)).toEqual({ found: [], unread: 1 });
    expect(missingOutputs(stateOf(transactions, 'reading'), events).unread).toBe(1);
    expect(missingOutputs(stateOf(transactions, 'read'), events)).toEqual({ found: [], unread: 0 });
  });

  it('get what the new reading found and keep everything else', () => {
    const read = mergeParts([sent('h1'), sent('h1', OWN_OUTPUT)]);
    const answered = { ...sale('s', 'h1'), note: 'paid for a bike', valueEur: '5000' } as LedgerEvent;
    expect(missingOutputs(stateOf(read, 'read'), [answered])).toEqual({
      found: [{ ...answered, spent: ['a:0'] }],
      unread: 0,
    });
  });

  it('are none where coins came in, in another wallet, and on chains without outputs', () => {
    const came: LedgerEvent = {
      kind: 'buy',
      id: 'b',
      at: '2024-03-01T10:00:00Z',
      wallet: 'Cold',
      txHash: 'h1',
      in: { asset: 'BTC', amount: '1' },
    };
    const events = [came, { ...sale('s', 'h1'), wallet: 'Kraken' }];
    expect(missingOutputs(stateOf([sent('h1', OWN_OUTPUT)]), events)).toEqual({ found: [], unread: 0 });
    const other = { ...stateOf([sent('h1')]), own: { ...walletOn('bitcoin'), chain: 'ethereum' } as const };
    expect(missingOutputs(other, [sale('s', 'h1')])).toEqual({ found: [], unread: 0 });
  });
});
