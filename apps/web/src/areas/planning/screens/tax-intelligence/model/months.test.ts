import { expect, it } from 'vitest';
import type { FreeDay } from '../../../planning-types.ts';
import { monthMarks, monthsFrom } from './free-day-calendar.ts';

it('goes from this month to December of next year', () => {
  const months = monthsFrom('2026-11-15');
  expect(months.map(({ key }) => key).slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(months).toHaveLength(14);
  expect(months.at(-1)).toEqual({ key: '2027-12', year: 2027, month: 12 });
});

it('marks a day with its asset, or with the number of them', () => {
  const day = (on: string, asset: string) => ({ day: on, asset }) as FreeDay;
  const marks = monthMarks(
    [day('2026-12-02', 'BTC'), day('2026-12-05', 'ETH'), day('2026-12-05', 'SOL')],
    (n) => `${n} x`,
  );
  expect(marks).toEqual([
    { day: 2, text: 'BTC', tone: 'free' },
    { day: 5, text: '2 x', tone: 'free' },
  ]);
});
