import { expect, test } from 'vitest';
import { isEvent } from './event-guard.ts';

const BUY = {
  id: 'a',
  kind: 'buy',
  at: '2024-03-01T23:00:00Z',
  wallet: 'Kraken',
  in: { asset: 'BTC', amount: '0.5' },
  valueEur: '20000.00',
  fee: { asset: 'EUR', amount: '1.5' },
};

test('takes events as importers write them', () => {
  expect(isEvent(BUY)).toBe(true);
  expect(isEvent({ ...BUY, at: '2024-03-01T23:00:00.250Z' })).toBe(true);
  expect(isEvent({ ...BUY, kind: 'open', reason: 'transfer.unmatched-in' })).toBe(true);
  expect(isEvent({ ...BUY, kind: 'derivative', in: undefined, valueEur: '-3.20', derivativeKind: 'futures' })).toBe(
    true,
  );
});

test.each<[string, object]>([
  ['no moment', { at: 'yesterday' }],
  ['a moment without a zone', { at: '2024-03-01T23:00:00' }],
  ['letters in a moment', { at: '2024-03-0xT23:00:00Z' }],
  ['no leg', { in: undefined }],
  ['a leg of another kind only', { kind: 'sell' }],
  ['a leg without a coin', { in: { asset: '', amount: '1' } }],
  ['an amount that is a number', { in: { asset: 'BTC', amount: 0.5 } }],
  ['an amount with a comma', { in: { asset: 'BTC', amount: '0,5' } }],
  ['an amount with two points', { in: { asset: 'BTC', amount: '1.2.3' } }],
  ['an amount that ends in its point', { in: { asset: 'BTC', amount: '1.' } }],
  ['a sign without digits', { in: { asset: 'BTC', amount: '-' } }],
  ['a value that is no number', { valueEur: 'NaN' }],
  ['a fee without an amount', { fee: { asset: 'EUR' } }],
  ['a transfer to nowhere', { kind: 'transfer', out: { asset: 'BTC', amount: '1' } }],
  ['an open movement of nothing', { kind: 'open', reason: 'r', in: undefined }],
  ['an unknown kind', { kind: 'toString' }],
])('%s is damage', (_, part) => expect(isEvent({ ...BUY, ...part })).toBe(false));
