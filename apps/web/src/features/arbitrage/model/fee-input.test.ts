import { expect, test } from 'vitest';
import { feeTableOf, STANDARD_FEES } from './fee-input.ts';

test('the listed fees are shown in percent and computed as ratios', () => {
  expect(STANDARD_FEES.taker).toEqual({ binance: '0.1', kraken: '0.4', coinbase: '0.6', bitstamp: '0.4' });
  expect(feeTableOf(STANDARD_FEES).taker.coinbase).toBe('0.006');
});

test('what cannot be read or is negative is unknown', () => {
  const table = feeTableOf({ taker: { a: '', b: '-1', c: '0.25' }, withdrawal: { a: { BTC: 'x', ETH: '0.002' } } });
  expect(table).toEqual({ taker: { c: '0.0025' }, withdrawal: { a: { ETH: '0.002' } } });
});
