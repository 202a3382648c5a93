import { expect, test } from 'vitest';
import { assetRows, yearRow } from './overview-model.ts';

test('one line per asset, amounts and cost added exactly over the wallets', () => {
  const holdings = [
    { wallet: 'Kraken', asset: 'ETH', amount: '0.100000000000000001', cost: '150.10' },
    { wallet: 'Ledger', asset: 'BTC', amount: '0.5', cost: '20000.00' },
    { wallet: 'Bitpanda', asset: 'ETH', amount: '0.2', cost: '300.05' },
  ];
  expect(assetRows(holdings)).toEqual([
    { asset: 'BTC', amount: '0.5', cost: '20000.00', wallets: ['Ledger'] },
    { asset: 'ETH', amount: '0.300000000000000001', cost: '450.15', wallets: ['Bitpanda', 'Kraken'] },
  ]);
  expect(assetRows([])).toEqual([]);
});

test('a year the ledger does not touch has no figures', () => {
  expect(yearRow([], 2024)).toBeNull();
});
