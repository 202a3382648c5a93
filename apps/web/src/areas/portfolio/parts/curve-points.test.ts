import { expect, test } from 'vitest';
import { curvePoints } from './curve-points.ts';

const WORDS = { carried: 'older', partial: (assets: readonly string[]) => `without ${assets.join()}` };
const point = (
  day: string,
  value: string | undefined,
  state: 'priced' | 'carried' | 'partial',
  unpriced?: string[],
) => ({
  day,
  cost: '1.00',
  state,
  ...(value === undefined ? {} : { value }),
  ...(unpriced === undefined ? {} : { unpriced }),
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

test('a day without any value is no point, and no zero', () => {
  expect(curvePoints([point('2024-01-01', undefined, 'partial', ['DOGE'])], WORDS)).toEqual([]);
});
