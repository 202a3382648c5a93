import type { Instant } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import type { Amount, RowFacts } from '../map/row-facts.ts';
import { ownTransfer } from './own-transfer.ts';

const btc = (amount: string): Amount => ({ asset: 'BTC', amount });

function move(part: Partial<RowFacts>) {
  const place = { ticket: 0, at: 0 as Instant, wallet: 'Kraken', toWallet: 'Ledger' };
  const facts: RowFacts = { ...place, kind: 'own-transfer', ...part };
  const source = { file: 'f.csv', line: 2, format: 'x' };
  return ownTransfer({ facts, id: 'x:1', at: '2024-01-01T00:00:00Z', wallet: facts.wallet, source });
}

test.each([
  ['fee on top', { out: btc('1'), in: btc('1'), fee: btc('0.1') }, { out: btc('1'), fee: btc('0.1') }],
  ['fee inside', { out: btc('1'), in: btc('0.9'), fee: btc('0.1') }, { out: btc('0.9'), fee: btc('0.1') }],
  ['fee not stated', { out: btc('1'), in: btc('0.9') }, { out: btc('0.9'), fee: btc('0.1') }],
  [
    'one amount',
    { in: btc('1'), fee: { asset: 'ETH', amount: '0.01' } },
    { out: btc('1'), fee: { asset: 'ETH', amount: '0.01' } },
  ],
] as const)('%s: what arrives is moved', (_, part, expected) => {
  expect(move(part)).toMatchObject({ kind: 'transfer', wallet: 'Kraken', toWallet: 'Ledger', ...expected });
});

test('within one wallet only the fee is spent', () => {
  expect(move({ in: btc('1'), fee: btc('0.1'), toWallet: 'Kraken' })).toMatchObject({
    kind: 'fee',
    out: btc('0.1'),
  });
  expect(move({ in: btc('1'), toWallet: 'Kraken' })).toEqual({ kind: 'ignored', code: 'internal-move' });
});

test.each([
  ['more arrives than was sent', { out: btc('1'), in: btc('2') }],
  ['the fee explains only a part', { out: btc('1'), in: btc('0.8'), fee: btc('0.1') }],
  ['another coin arrives', { out: btc('1'), in: { asset: 'ETH', amount: '1' } }],
] as const)('%s: reviewed', (_, part) => {
  expect(move(part)).toMatchObject({ kind: 'review', code: 'transfer.amounts-differ' });
});

test('money between accounts is no event', () => {
  expect(move({ in: { asset: 'EUR', amount: '5' } })).toEqual({ kind: 'ignored', code: 'fiat-only' });
});
