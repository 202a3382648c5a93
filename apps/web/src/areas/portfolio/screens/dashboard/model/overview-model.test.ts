import { expect, test } from 'vitest';
import type { AssetPosition } from '../../../portfolio-types.ts';
import {
  bestPerformer,
  byValue,
  daysBetween,
  mostTraded,
  restBelowLimit,
  soonFree,
  yearRow,
} from './overview-model.ts';

function position(asset: string, cost: string, price?: string, more: Partial<AssetPosition> = {}): AssetPosition {
  const lots = { count: 1, heldSince: '2025-01-01', freeAmount: '0', freeShare: '0' };
  const base = { asset, amount: '2', cost, wallets: ['Kraken'], lots };
  if (price === undefined) return { ...base, ...more };
  const now = { price, kind: 'live', source: 'test', time: '2026-11-15T12:00:00Z', ageDays: 0 } as const;
  const value = String(Number(price) * 2);
  return { ...base, now, value, unrealised: String(Number(value) - Number(cost)), ...more };
}

test('a year the ledger does not touch has no figures', () => {
  expect(yearRow([], 2024)).toBeNull();
});

test('one cent below the limit is the last free one; a loss leaves more room', () => {
  expect(restBelowLimit('765.35', '1000')).toBe('234.64');
  expect(restBelowLimit('-100.00', '600')).toBe('699.99');
});

test('positions by value; what has no price stands last, by name', () => {
  const list = [position('ZZZ', '1'), position('BTC', '100', '10'), position('AAA', '1'), position('ETH', '1', '9000')];
  expect(byValue(list).map(({ asset }) => asset)).toEqual(['ETH', 'BTC', 'AAA', 'ZZZ']);
});

test('the best performer is measured against its cost; a gift without cost has no ratio', () => {
  const list = [
    position('BTC', '100', '60'),
    position('ETH', '10', '9'),
    position('AIR', '0.00', '5'),
    position('X', '1'),
  ];
  expect(bestPerformer(list)?.asset).toBe('ETH');
  expect(bestPerformer([position('X', '1')])).toBeNull();
});

test('most entries, ties by name', () => {
  const assets = [
    { value: 'ETH', count: 7 },
    { value: 'BTC', count: 7 },
    { value: 'SOL', count: 3 },
  ];
  expect(mostTraded({ revision: 1, kinds: [], wallets: [], sources: [], years: [], assets })?.value).toBe('BTC');
});

test('what becomes free next, soonest first', () => {
  const lots = (on: string) => ({ ...position('X', '1').lots, nextFree: { on, amount: '0.5' } });
  const list = [
    position('BTC', '1', '1', { lots: lots('2027-02-24') }),
    position('ADA', '1', '1'),
    position('SOL', '1', '1', { lots: lots('2026-11-16') }),
  ];
  expect(soonFree(list, 5)).toEqual([
    { asset: 'SOL', on: '2026-11-16', amount: '0.5' },
    { asset: 'BTC', on: '2027-02-24', amount: '0.5' },
  ]);
  expect(daysBetween('2026-11-15', '2026-11-16')).toBe(1);
});
