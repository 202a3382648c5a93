import { absolute, add, compare, dec, equals, multiply, negate, sum } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partValues, planTrades } from './plan-trades.ts';

const holding = (wallet: string, asset: string, amount: string) => ({ wallet, asset, amount, cost: '0' });
const prices: Readonly<Record<string, string>> = { BTC: '100', ETH: '10', SOL: '1' };
const priceOf = (asset: string) => (asset in prices ? dec(prices[asset] ?? '0') : undefined);

test('half and half: what is too much is sold from the largest wallet first, what is too little is bought', () => {
  const holdings = [holding('A', 'BTC', '2'), holding('B', 'BTC', '6'), holding('A', 'ETH', '20')];
  // 800 in BTC and 200 in ETH: 300 have to move.
  const { trades } = planTrades({
    targets: [
      { asset: 'BTC', weight: '0.5' },
      { asset: 'ETH', weight: '0.5' },
    ],
    holdings,
    priceOf,
  });
  expect(trades).toEqual([
    { asset: 'BTC', side: 'sell', value: '300.00', amount: '3', wallets: [{ wallet: 'B', amount: '3' }] },
    { asset: 'ETH', side: 'buy', value: '300.00', amount: '30', wallets: [] },
  ]);
});

test('a weight of zero sells everything to the last digit', () => {
  const holdings = [
    holding('A', 'BTC', '1.123456789012'),
    holding('B', 'BTC', '0.000000000001'),
    holding('A', 'ETH', '5'),
  ];
  const { trades } = planTrades({
    targets: [
      { asset: 'BTC', weight: '0' },
      { asset: 'ETH', weight: '1' },
    ],
    holdings,
    priceOf,
  });
  expect(trades[0]).toMatchObject({
    amount: '1.123456789013',
    wallets: [
      { wallet: 'A', amount: '1.123456789012' },
      { wallet: 'B', amount: '0.000000000001' },
    ],
  });
});

test('without a price an asset takes no part and is named; less than a euro is left alone', () => {
  const { trades, unpriced } = planTrades({
    targets: [
      { asset: 'BTC', weight: '0.9' },
      { asset: 'SOL', weight: '0.1' },
      { asset: 'DOGE', weight: '0' },
    ],
    holdings: [holding('A', 'BTC', '0.9'), holding('A', 'SOL', '10.5'), holding('A', 'DOGE', '7')],
    priceOf,
  });
  expect(trades).toEqual([]);
  expect(unpriced).toEqual(['DOGE']);
});

test('weights that add up to one move as much in as out, and never sell more than is held', () => {
  const weights = fc.tuple(fc.nat(50), fc.nat(50)).map(([a, b]) => [a, b, 100 - a - b]);
  const amounts = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 3, maxLength: 3 });
  const names = ['BTC', 'ETH', 'SOL'];
  fc.assert(
    fc.property(weights, amounts, (percents, held) => {
      const targets = names.map((asset, i) => ({ asset, weight: ((percents[i] ?? 0) / 100).toFixed(2) }));
      const holdings = names.map((asset, i) => holding('A', asset, String(held[i])));
      const { trades } = planTrades({ targets, holdings, priceOf });
      for (const { asset, side, amount, value, wallets } of trades) {
        const price = dec(prices[asset] ?? '0');
        expect(compare(multiply(dec(amount), price), add(dec(value), dec('0.01')))).toBeLessThanOrEqual(0);
        if (side === 'buy') continue;
        expect(compare(dec(amount), dec(String(held[names.indexOf(asset)])))).toBeLessThanOrEqual(0);
        expect(equals(sum(wallets.map((part) => dec(part.amount))), dec(amount))).toBe(true);
      }
      const moved = trades.map(({ side, value }) => (side === 'buy' ? dec(value) : negate(dec(value))));
      // Trades below a euro are left out: at most two of them here.
      expect(compare(absolute(sum(moved)), dec('2.05'))).toBeLessThan(0);
    }),
    { numRuns: 100 },
  );
});

test('the values of the parts add up to the whole', () => {
  const trade = {
    value: '100.00',
    amount: '3',
    wallets: [
      { wallet: 'A', amount: '1' },
      { wallet: 'B', amount: '1' },
      { wallet: 'C', amount: '1' },
    ],
  };
  expect(partValues(trade)).toEqual(['33.33', '33.34', '33.33']);
});
