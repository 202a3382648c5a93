import { type Day, formatDay } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { bundledRatesPack, unwrap } from '../testing/bundled.ts';
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
])('%s is an opening day: %s (%s)', (text, expected) => {
  expect(isTargetDay(day(text))).toBe(expected);
});

test('takes the last opening day before a long weekend', () => {
  expect(formatDay(lastTargetDay(day('2024-04-01')))).toBe('2024-03-28');
  expect(formatDay(lastTargetDay(day('2024-04-02')))).toBe('2024-04-02');
});

test('the bundled rates have exactly the opening days, but for one hole of the carrier', async () => {
  const pack = await bundledRatesPack();
  const usd = unwrap(await pack.series('USD'));
  const published = new Set<number>(usd?.days);
  const wrong: string[] = [];
  for (let on: number = day('2009-01-02'); on <= day('2026-08-21'); on++) {
    if (isTargetDay(on as Day) !== published.has(on)) wrong.push(formatDay(on as Day));
  }
  expect(wrong).toEqual(['2026-08-03']);
});
