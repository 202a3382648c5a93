import { defined } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { curvePoints } from './value-curve.tsx';

const WORDS = { carried: 'older', partial: (assets: readonly string[]) => `without ${assets.join()}` };
const point = (
  day: string,
  value: string | undefined,
  state: 'priced' | 'carried' | 'partial',
  unpriced?: string[],
  isFresh = state === 'priced',
) => ({
  day,
  cost: '1.00',
  state,
  isFresh,
  ...defined({ value, unpriced }),
});

test('days with prices of their own and both ends are drawn; what rests on older prices says so', () => {
  const points = curvePoints(
    [
      point('2024-01-01', '10.00', 'carried'),
      point('2024-01-02', '11.00', 'priced'),
      point('2024-01-03', '11.00', 'carried'),
      point('2024-01-04', '12.00', 'priced'),
      point('2024-01-05', '12.00', 'partial', ['DOGE']),
    ],
    WORDS,
  );
  expect(points.map(({ at, value, remark }) => [new Date(at).toISOString().slice(0, 10), value, remark])).toEqual([
    ['2024-01-01', '10.00', 'older'],
    ['2024-01-02', '11.00', undefined],
    ['2024-01-04', '12.00', undefined],
    ['2024-01-05', '12.00', 'without DOGE'],
  ]);
});

test('a coin that has no price to this day, or a little old one, hides no days between the ends', () => {
  const points = curvePoints(
    [
      point('2024-01-01', '10.00', 'partial', ['ETH']),
      point('2024-01-02', '11.00', 'partial', ['DROP', 'ETH'], true),
      point('2024-01-03', '12.00', 'partial', ['DROP'], true),
      point('2024-01-04', '13.00', 'carried', undefined, true),
      point('2024-01-05', '13.00', 'partial', ['DROP']),
      point('2024-01-06', '14.00', 'partial', ['DROP']),
    ],
    WORDS,
  );
  const told = points.map(({ at, remark, aside }) => [new Date(at).toISOString().slice(8, 10), remark, aside]);
  // On the second day ETH is held without a price, which it gets later: that value is no part of the same curve.
  expect(told).toEqual([
    ['01', 'without ETH', undefined],
    ['03', undefined, 'without DROP'],
    ['04', undefined, 'older'],
    ['06', 'without DROP', undefined],
  ]);
});

test('a day without any value is no point, and no zero', () => {
  expect(curvePoints([point('2024-01-01', undefined, 'partial', ['DOGE'])], WORDS)).toEqual([]);
});

test('a point says what happened on its day and on the days before it that are not drawn', () => {
  const series = [
    point('2024-01-02', '10.00', 'priced'),
    point('2024-01-03', '10.00', 'carried'),
    point('2024-01-04', '12.00', 'priced'),
  ];
  const happened = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04'].map((day) => ({
    day,
    lines: [`on ${day}`],
  }));
  expect(curvePoints(series, WORDS, happened).map(({ events }) => events)).toEqual([
    ['on 2024-01-02'],
    ['on 2024-01-03', 'on 2024-01-04'],
  ]);
});
