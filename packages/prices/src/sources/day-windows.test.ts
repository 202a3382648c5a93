import type { Day } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planWindows } from './day-windows.ts';

const days = (...list: number[]) => list as Day[];
const plan = (list: Day[], maxDays: number, more: { oldest?: Day; split?: Day } = {}) =>
  planWindows(list, { maxDays, latest: 1_000 as Day, ...more }).map(({ from, to }) => [from, to]);

test('days of one period are one window, three days wider on both sides', () => {
  expect(plan(days(100, 150, 190), 100)).toEqual([[97, 193]]);
  expect(plan(days(100, 150, 201), 100)).toEqual([
    [97, 153],
    [198, 204],
  ]);
});

test('does not ask for what the service cannot have', () => {
  expect(plan(days(10, 500, 1_000, 1_001), 365, { oldest: 499 as Day })).toEqual([
    [499, 503],
    [997, 1_000],
  ]);
  expect(plan(days(10), 365, { oldest: 499 as Day })).toEqual([]);
});

test('a window never crosses the day a ticker changed hands', () => {
  expect(plan(days(498, 499, 500, 501), 365, { split: 500 as Day })).toEqual([
    [495, 499],
    [500, 504],
  ]);
});

test('every day is covered once, no window is too long, and there are as few as possible', () => {
  const input = fc.uniqueArray(fc.integer({ min: 10, max: 900 }), { maxLength: 60 });
  fc.assert(
    fc.property(input, fc.integer({ min: 8, max: 400 }), (list, maxDays) => {
      const sorted = days(...list.sort((a, b) => a - b));
      const windows = planWindows(sorted, { maxDays, latest: 1_000 as Day });
      for (const day of sorted) expect(windows.some(({ from, to }) => day >= from && day <= to)).toBe(true);
      for (const { from, to } of windows) expect(to - from + 1).toBeLessThanOrEqual(maxDays);
      const span = sorted.length === 0 ? 0 : (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) + 1;
      expect(windows.length).toBeLessThanOrEqual(Math.ceil(span / (maxDays - 3)));
    }),
  );
});
