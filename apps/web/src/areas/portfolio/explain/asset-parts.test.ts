import { expect, it } from 'vitest';
import type { AssetPosition } from '../portfolio-types.ts';
import { assetParts } from './asset-parts.tsx';
import { freeTotal } from './holding-figures.ts';

const NOW = { kind: 'live', source: 'test', time: '2026-11-15T12:00:00Z', ageDays: 0 } as const;
const LOTS = { count: 1, heldSince: '2025-01-01', freeAmount: '0', freeShare: '0' };

/** 0.5 BTC at 100.01 bought for 60, 0.333 of it free; 10 ADA at 0.30 bought for 4; 5 FOO nobody has a price for. */
const ASSETS: readonly AssetPosition[] = [
  {
    asset: 'ADA',
    amount: '10',
    cost: '4.00',
    now: { ...NOW, price: '0.30' },
    value: '3.00',
    unrealised: '-1.00',
    wallets: ['A'],
    lots: LOTS,
    dayBefore: { price: '0.25', source: 'test', day: '2026-11-14', change: '0.50' },
  },
  {
    asset: 'BTC',
    amount: '0.5',
    cost: '60.00',
    now: { ...NOW, price: '100.01' },
    value: '50.01',
    unrealised: '-9.99',
    wallets: ['A'],
    lots: { ...LOTS, freeAmount: '0.333' },
  },
  { asset: 'FOO', amount: '5', cost: '1.00', wallets: ['A'], lots: { ...LOTS, freeAmount: '5' } },
];
const reported = (figure: Parameters<typeof assetParts>[1]) =>
  assetParts(ASSETS, figure).map(({ position, amount }) => [position.asset, amount]);

it('each figure is the sum of its assets, largest first; an unknown value is no part of it', () => {
  expect(reported('own.value')).toEqual([
    ['BTC', '50.01'],
    ['ADA', '3.00'],
  ]);
  expect(reported('own.open')).toEqual([
    ['BTC', '-9.99'],
    ['ADA', '-1.00'],
  ]);
  expect(reported('own.day')).toEqual([['ADA', '0.50']]);
  // 0.333 x 100.01 = 33.30333
  expect(reported('own.free')).toEqual([['BTC', '33.30']]);
});

it('what is free today, and its share of what has a price: 33.30 of 53.01', () => {
  expect(freeTotal(ASSETS)).toEqual({ value: '33.30', ratio: 33.3 / 53.01 });
  expect(freeTotal(ASSETS.slice(2))).toBeNull();
});

it('no more than is held is free today, even where a missing purchase leaves the lots larger', () => {
  const btc = ASSETS.filter(({ asset }) => asset === 'BTC').map((position) => ({
    ...position,
    lots: { ...LOTS, freeAmount: '0.7' },
  }));
  expect(freeTotal(btc)).toEqual({ value: '50.01', ratio: 1 });
});
