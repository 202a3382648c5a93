import { expect, test } from 'vitest';
import type { VenueView } from '../../../../../platform/ledger/price-types.ts';
import type { AssetPosition } from '../../../portfolio-types.ts';
import { realisedTotal, valuedBalances, venueRows, venueTotal } from './venue-values.ts';

const VIEW: VenueView = {
  id: 'kraken',
  name: 'Kraken',
  wallets: ['Kraken'],
  missing: [],
  balances: [
    { asset: 'BTC', amount: '0.123456789', cost: '5000.00' },
    { asset: 'ETH', amount: '1.5' },
    { asset: 'XYZ', amount: '10' },
  ],
  counts: { events: 3, trades: 3, transfers: 0, income: 0 },
  years: [
    { year: 2026, fees: '12.50', unpricedFees: 0, gain: '-10.01', taxable: '-10.01', pending: 0, trades: 2 },
    { year: 2025, fees: '0.00', unpricedFees: 1, gain: '30.00', taxable: '0.00', pending: 0, trades: 1 },
  ],
  imports: [],
  files: [],
  gaps: [],
};

function position(asset: string, price: string): AssetPosition {
  const lots = { count: 1, heldSince: '2025-01-01', freeAmount: '0', freeShare: '0' };
  const now = { price, kind: 'close', source: 'test', time: '2026-11-14', ageDays: 1 } as const;
  return { asset, amount: '1', cost: '1', wallets: [], lots, now };
}

const BALANCES = valuedBalances(VIEW, [position('BTC', '73245.9'), position('ETH', '2000.005')]);

test('each balance at the price of the portfolio, rounded once; a coin without price has no value', () => {
  /** 0.123456789 x 73245.9 = 9042.703621..., 1.5 x 2000.005 = 3000.0075. */
  expect(BALANCES.map(({ asset, value }) => `${asset} ${value}`)).toEqual([
    'BTC 9042.70',
    'ETH 3000.01',
    'XYZ undefined',
  ]);
  /** 9,042.70 + 3,000.01. */
  expect(venueTotal(BALANCES)).toEqual({ value: '12042.71', unpriced: ['XYZ'], doubts: [] });
  expect(venueTotal([])).toEqual({ value: null, unpriced: [], doubts: [] });
  expect(realisedTotal(VIEW)).toEqual({ value: '19.99', pending: 0 });
  const unknown = {
    ...VIEW.years[0],
    year: 2024,
    gain: null,
    taxable: null,
    pending: 8,
  } as (typeof VIEW.years)[number];
  expect(realisedTotal({ years: [unknown] })).toEqual({ value: null, pending: 8 });
  expect(realisedTotal({ years: [...VIEW.years, unknown] })).toEqual({ value: '19.99', pending: 8 });
});

test('the file has balances and years, unknown figures empty', () => {
  expect(venueRows(VIEW, BALANCES)).toEqual([
    ['balance', 'BTC', '0.123456789', '9042.70', '5000.00', '', '', ''],
    ['balance', 'ETH', '1.5', '3000.01', '', '', '', ''],
    ['balance', 'XYZ', '10', '', '', '', '', ''],
    ['year', '2026', '', '', '', '12.50', '-10.01', '-10.01'],
    ['year', '2025', '', '', '', '0.00', '30.00', '0.00'],
  ]);
});
