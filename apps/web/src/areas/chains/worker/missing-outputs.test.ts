import { defined } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { ChainTransaction } from '@cryptax/onchain';
import { describe, expect, it } from 'vitest';
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
  ...defined({ spends }),
});
const sale = (id: string, txHash: string): LedgerEvent => ({
  kind: 'sell',
  id,
  at: '2024-03-01T10:00:00Z',
  wallet: 'Cold',
  txHash,
  out: { asset: 'BTC', amount: '0.1' },
});
const stateOf = (...transactions: readonly ChainTransaction[]) => ({ own: walletOn('bitcoin'), transactions });
const OWN_OUTPUT = [{ by: ADDRESS, output: 'a:0' }];

describe('[MET-07] entries that do not name their outputs', () => {
  it('get those that the chain names and keep everything else', () => {
    const told = { ...sale('s', 'h1'), note: 'paid for a bike', valueEur: '5000' } as LedgerEvent;
    const others = [{ ...sale('t', 'h2'), spent: ['b:1'] }, sale('u', 'not of the chain'), sale('v', 'h3')];
    const read = stateOf(sent('h1', OWN_OUTPUT), sent('h2', OWN_OUTPUT), sent('h3'));
    expect(missingOutputs(read, [told, ...others])).toEqual([{ ...told, spent: ['a:0'] }]);
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
    const read = stateOf(sent('h1', OWN_OUTPUT));
    expect(missingOutputs(read, [came, { ...sale('s', 'h1'), wallet: 'Kraken' }])).toEqual([]);
    const other = { ...read, own: { ...walletOn('bitcoin'), chain: 'ethereum' } as const };
    expect(missingOutputs(other, [sale('s', 'h1')])).toEqual([]);
  });
});
