import { expect, it } from 'vitest';
import type { PlanPosition } from '../../../planning-types.ts';
import { targetsOf } from './targets.ts';

const position = (asset: string, value: string | null) => ({ asset, value }) as PlanPosition;
const ALL = [
  ...['BTC', 'ETH', 'SOL', 'ADA', 'DOT', 'UNI'].map((asset, index) => position(asset, String(600 - index * 100))),
  position('XYZ', null),
];
const NAMES = ALL.map(({ asset }) => asset);

it('offers the five largest with their share of all that is selected', () => {
  // 600 + 500 + 400 + 300 + 200 + 100 = 2,100; the sixth keeps its 4.8 %.
  const { rows, whole, isBalanced } = targetsOf(ALL, NAMES, {});
  expect(rows.map(({ asset, target }) => `${asset} ${target}`)).toEqual([
    'BTC 28.6',
    'ETH 23.8',
    'SOL 19.0',
    'ADA 14.3',
    'DOT 9.5',
  ]);
  expect(whole).toBeCloseTo(95.2, 6);
  expect(isBalanced).toBe(true);
});

it('is not balanced until what one gives another takes', () => {
  expect(targetsOf(ALL, NAMES, { BTC: '20' })).toMatchObject({ isBalanced: false });
  expect(targetsOf(ALL, NAMES, { BTC: '20', ETH: '32.4' })).toMatchObject({ isBalanced: true });
});
