import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestSpreads, type FeeTable, spreadOf } from './spread.ts';

const FREE: FeeTable = { taker: { a: '0', b: '0', c: '0' }, withdrawal: {} };
const quote = (venue: string, bid: string, ask: string, asset = 'BTC') => ({ asset, venue, bid, ask });

test('a worked example: 1,000 euro, ask 50,000, bid 51,000, fees 0.1 % and 0.4 %, withdrawal 0.0001', () => {
  const fees: FeeTable = { taker: { a: '0.001', b: '0.004' }, withdrawal: { a: { BTC: '0.0001' } } };
  /**
   * 1,000 / 50,000 = 0.02 units. Buying costs 1.00 more. 0.0199 arrive and bring 1,014.90, less 4.0596 fee.
   * 1,014.90 - 4.0596 - 1,001.00 = 9.8404.
   */
  expect(spreadOf(quote('a', '49990', '50000'), quote('b', '51000', '51010'), fees, '1000')).toEqual({
    id: 'BTC a b',
    asset: 'BTC',
    buyAt: 'a',
    sellAt: 'b',
    ask: '50000',
    bid: '51000',
    spread: '0.020000',
    units: '0.02000000',
    stake: '1000.00',
    buyFee: '1.00',
    withdrawalFee: '5.10',
    proceeds: '1020.00',
    sellFee: '4.06',
    net: '9.84',
  });
});

test('an unknown withdrawal fee is reported as unknown, not as zero', () => {
  const found = spreadOf(quote('a', '99', '100'), quote('b', '102', '103'), FREE, '100');
  expect([found.withdrawalFee, found.net]).toEqual([null, '2.00']);
});

test('a withdrawal fee beyond the stake leaves nothing, not less than nothing', () => {
  const fees: FeeTable = { ...FREE, withdrawal: { a: { BTC: '5' } } };
  expect(spreadOf(quote('a', '99', '100'), quote('b', '102', '103'), fees, '100').net).toBe('-100.00');
});

test('the best pair of venues for each coin, never the same venue twice, best coin first', () => {
  const quotes = [
    quote('a', '100', '101'),
    quote('b', '103', '104'),
    quote('c', '90', '91'),
    quote('unlisted', '1', '999'),
    quote('a', '10', '10.1', 'ETH'),
    quote('b', '10', '10.1', 'ETH'),
    quote('a', '5', '6', 'SOL'),
  ];
  expect(bestSpreads(quotes, FREE, '1000').map(({ id }) => id)).toEqual(['BTC c b', 'ETH a b']);
});

test('higher fees never leave more', () => {
  const ratio = fc.integer({ min: 0, max: 200 }).map((n) => String(n / 10_000));
  fc.assert(
    fc.property(ratio, ratio, (low, high) => {
      const [less, more] = Number(low) <= Number(high) ? [low, high] : [high, low];
      const net = (taker: string) =>
        Number(
          spreadOf(
            quote('a', '99', '100'),
            quote('b', '104', '105'),
            { taker: { a: taker, b: taker }, withdrawal: {} },
            '1000',
          ).net,
        );
      expect(net(more)).toBeLessThanOrEqual(net(less));
    }),
  );
});
