import { expect, test } from 'vitest';
import type { VenueFees } from '../../../../../platform/ledger/price-types.ts';
import { feeTableOf, takerPercent, withdrawalFee, withTaker, withWithdrawal } from './spread.ts';

const NOTHING_KNOWN: VenueFees = { typed: { taker: {}, withdrawal: {} }, seen: [] };
const SEEN = { ...NOTHING_KNOWN, seen: [{ venue: 'kraken', asset: 'BTC', fee: '0.0002', day: '2024-06-14' }] };

test('the listed fees are shown in percent and computed as ratios', () => {
  const shown = ['binance', 'kraken', 'coinbase', 'bitstamp'].map((venue) => takerPercent(NOTHING_KNOWN, venue));
  expect(shown).toEqual(['0.1', '0.4', '0.6', '0.4']);
  expect(feeTableOf(NOTHING_KNOWN, ['BTC']).taker.coinbase).toBe('0.006');
});

test('typed before seen before listed; what nobody tells is unknown', () => {
  expect(withdrawalFee(NOTHING_KNOWN, 'kraken', 'BTC')).toEqual({ kind: 'listed', fee: '0.00015' });
  expect(withdrawalFee(SEEN, 'kraken', 'BTC')).toEqual({ kind: 'seen', fee: '0.0002', day: '2024-06-14' });
  expect(withdrawalFee(SEEN, 'kraken', 'ETH')).toBeUndefined();
  const typed = { ...SEEN, typed: withWithdrawal(SEEN.typed, 'kraken', 'BTC', '0.0001') };
  expect(withdrawalFee(typed, 'kraken', 'BTC')).toEqual({ kind: 'typed', fee: '0.0001' });
  expect(withWithdrawal(typed.typed, 'kraken', 'BTC', null)).toEqual({ taker: {}, withdrawal: { kraken: {} } });
});

test('what cannot be read or is negative is unknown', () => {
  const typed = withWithdrawal(withTaker(NOTHING_KNOWN.typed, 'kraken', '-1'), 'binance', 'BTC', 'x');
  const table = feeTableOf({ typed: withTaker(typed, 'binance', '0.25'), seen: [] }, ['BTC', 'ETH']);
  expect(table).toEqual({
    taker: { binance: '0.0025', coinbase: '0.006', bitstamp: '0.004' },
    withdrawal: { binance: {}, kraken: { BTC: '0.00015' }, coinbase: {}, bitstamp: {} },
  });
});
