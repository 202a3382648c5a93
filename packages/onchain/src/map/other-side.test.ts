import { expect, test } from 'vitest';
import type { ChainTransaction, Movement } from '../readers/chain-transaction.ts';
import { otherSideOf } from './other-side.ts';

const BTC = { symbol: 'BTC', decimals: 8 };
const walletOf = (address: string) => (address.startsWith('own') ? 'Ledger' : undefined);

function otherSide(direction: 'in' | 'out', ...ways: readonly (readonly [from: string, to: string])[]) {
  const movements = ways.map(([from, to]): Movement => ({ kind: 'native', from, to, asset: BTC, amount: '1' }));
  const flow = { wallet: 'Ledger', asset: BTC, amount: '1', kind: 'native' } as const;
  return otherSideOf({ movements } as unknown as ChainTransaction, flow, direction, walletOf);
}

test('is whom coins went to or came from', () => {
  expect(otherSide('out', ['own1', 'shop'])).toBe('shop');
  expect(otherSide('in', ['friend', 'own1'], ['own1', 'shop'])).toBe('friend');
});

test('is found among outputs, the own change left aside', () => {
  expect(otherSide('out', ['own1', ''], ['', 'shop'], ['', 'own2'])).toBe('shop');
  expect(otherSide('in', ['friend', ''], ['', 'own1'], ['', 'friend-change'])).toBe('friend');
});

test('is nobody where it is several', () => {
  expect(otherSide('out', ['own1', ''], ['', 'shop'], ['', 'other'])).toBeUndefined();
  expect(otherSide('in', ['one', ''], ['two', ''], ['', 'own1'])).toBeUndefined();
});
