import { type Day, formatDay } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { bundledEarlyRatesPack, bundledRatesPack, unwrap } from '../testing/bundled.ts';
import { day } from '../testing/days.ts';
import { isTargetDay, lastTargetDay } from './target-day.ts';

test.each([
  ['2024-03-28', true, 'Maundy Thursday'],
  ['2024-03-29', false, 'Good Friday'],
  ['2024-04-01', false, 'Easter Monday'],
  ['2024-04-02', true, 'Tuesday after Easter'],
  ['2024-05-01', false, '1 May'],
  ['2024-10-03', true, 'a German holiday is an opening day'],
  ['2024-12-24', true, 'Christmas Eve'],
  ['2024-12-25', false, 'Christmas Day'],
  ['2024-12-26', false, '26 December'],
  ['2024-12-31', true, '31 December'],
  ['2025-01-01', false, '1 January'],
  ['2024-06-15', false, 'Saturday'],
  ['1999-04-02', true, 'Good Friday of the first year'],
  ['1999-04-05', true, 'Easter Monday of the first year'],
  ['1999-12-31', false, 'before the year 2000'],
  ['2000-04-21', false, 'Good Friday since 2000'],
  ['2001-12-31', false, 'before notes and coins'],
])('%s is an opening day: %s (%s)', (text, expected) => {
  expect(isTargetDay(day(text))).toBe(expected);
});

test('takes the last opening day before a long weekend', () => {
  expect(formatDay(lastTargetDay(day('2024-04-01')))).toBe('2024-03-28');
  expect(formatDay(lastTargetDay(day('2024-04-02')))).toBe('2024-04-02');
});

test('the bundled rates have exactly the opening days since 1999, but for one hole of the carrier', async () => {
  const packs = [await bundledEarlyRatesPack(), await bundledRatesPack()];
  const published = new Set<number>();
  for (const pack of packs) for (const on of unwrap(await pack.series('USD'))?.days ?? []) published.add(on);
  const wrong: string[] = [];
  for (let on: number = day('1999-01-04'); on <= day('2026-08-21'); on++) {
    if (isTargetDay(on as Day) !== published.has(on)) wrong.push(formatDay(on as Day));
  }
  expect(wrong).toEqual(['2026-08-03']);
});
