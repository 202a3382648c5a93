import { civilFromDay, type Day, formatDay, parseDay } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullMonths, lastDayOfMonths } from './full-months.ts';
import { evasionInterest, interestStart, lateInterest } from './interest.ts';
import { assessableUntil } from './still-open.ts';

function day(text: string): Day {
  const result = parseDay(text);
  if (!result.ok) throw new Error(text);
  return result.value;
}

describe('interest on tax paid late', () => {
  // The table of a revenue office's public page on prolonged times without interest.
  test.each([
    [2013, '2015-04-01'],
    [2016, '2018-04-01'],
    [2018, '2020-04-01'],
    [2019, '2021-10-01'],
    [2020, '2022-10-01'],
    [2021, '2023-10-01'],
    [2022, '2024-09-01'],
    [2023, '2025-07-01'],
    [2024, '2026-06-01'],
    [2025, '2027-04-01'],
  ])('[INT-01] interest for %i runs from %s', (year, start) => {
    expect(formatDay(interestStart(year) ?? day('1970-01-01'))).toBe(start);
  });

  test('[INT-01] a year outside the data has no begin, and nothing is guessed', () => {
    expect(interestStart(2012)).toBeNull();
    expect(lateInterest(2012, '1000.00', day('2026-01-01'))).toBeNull();
  });

  test('[INT-02] 1 April 2020 to 11 October 2021 are 18 full months, on 1,200 of 1,234.56 euros', () => {
    const interest = lateInterest(2018, '1234.56', day('2021-10-11'));
    // 1,200 x 18 x 0.15 % = 32.40, in favour of the taxpayer 32.
    expect(interest).toMatchObject({ from: '2020-04-01', months: 18, base: '1200.00', amount: '32.00' });
  });

  test('[INT-03] months before 2019 cost 0.5 %, later ones 0.15 %', () => {
    const interest = lateInterest(2016, '5049.99', day('2021-04-30'));
    // 5,000 x 9 x 0.5 % = 225 and 5,000 x 28 x 0.15 % = 210.
    expect(interest).toMatchObject({ months: 37, amount: '435.00' });
    expect(interest?.parts).toEqual([
      { from: '2018-04-01', to: '2018-12-31', months: 9, ratePerMonth: '0.50', ref: '§ 238 (1) AO' },
      { from: '2019-01-01', to: '2021-04-30', months: 28, ratePerMonth: '0.15', ref: '§ 238 (1a) AO' },
    ]);
  });

  test('[INT-03] 2013: 45 months at the old rate, then the new one', () => {
    // April 2015 to December 2018 are 9 + 36 = 45 months: 2,000 x 45 x 0.5 % = 450. January 2019 to March 2027 are 8 x 12 + 3
    // = 99 months: 2,000 x 99 x 0.15 % = 297. Together 747.
    const interest = lateInterest(2013, '2049.00', day('2027-03-31'));
    expect(interest).toMatchObject({ from: '2015-04-01', months: 144, base: '2000.00', amount: '747.00' });
    expect(interest?.parts.map(({ months, ratePerMonth }) => [months, ratePerMonth])).toEqual([
      [45, '0.50'],
      [99, '0.15'],
    ]);
  });

  test('[INT-04] less than 10 euros are not assessed, 10 are', () => {
    // 1,100 x 6 x 0.15 % = 9.90; 1,150 x 6 x 0.15 % = 10.35.
    expect(lateInterest(2018, '1100.00', day('2020-09-30'))?.amount).toBe('0.00');
    expect(lateInterest(2018, '1150.00', day('2020-09-30'))?.amount).toBe('10.00');
  });

  test('[INT-04] a refund is charged nothing', () => {
    expect(lateInterest(2018, '-5000.00', day('2024-09-30'))).toMatchObject({ base: '0.00', amount: '0.00' });
  });

  test('[INT-05] evaded tax costs 0.5 % a month from the day it was due, less the interest for the same months', () => {
    const interest = evasionInterest(2018, '10000.00', {
      due: day('2019-10-15'),
      effective: day('2026-10-20'),
      paid: day('2026-11-30'),
    });
    // 85 months x 0.5 % of 10,000 = 4,250; April 2020 to September 2026 are 78 months x 0.15 % = 1,170.
    expect(interest).toMatchObject({ months: 85, credited: '1170.00', amount: '3080.00' });
  });

  test('[INT-02] more tax or more time never costs less', () => {
    const span = fc.integer({ min: day('2018-01-01'), max: day('2030-12-31') });
    fc.assert(
      fc.property(
        fc.integer({ min: 2013, max: 2026 }),
        fc.nat(200_000),
        fc.nat(5_000),
        span,
        fc.nat(800),
        (...given) => {
          const [year, euros, more, end, days] = given;
          const amount = (tax: number, until: number) =>
            Number(lateInterest(year, `${tax}.00`, until as Day)?.amount ?? Number.NaN);
          expect(amount(euros + more, end + days)).toBeGreaterThanOrEqual(amount(euros, end));
        },
      ),
    );
  });
});

describe('full months', () => {
  test.each([
    ['2020-04-01', '2020-04-29', 0],
    ['2020-04-01', '2020-04-30', 1],
    ['2020-05-10', '2020-06-08', 0],
    ['2020-05-10', '2020-06-09', 1],
    ['2023-01-31', '2023-02-28', 1],
    ['2023-01-31', '2023-03-29', 1],
    ['2023-01-31', '2023-03-30', 2],
    ['2020-04-01', '2020-03-01', 0],
  ])('[INT-02] %s to %s', (from, to, months) => {
    expect(fullMonths(day(from), day(to))).toBe(months);
  });

  test('[INT-02] a month is full with the day before the same number', () => {
    const any = fc.integer({ min: day('2013-01-01'), max: day('2030-12-31') });
    fc.assert(
      fc.property(any, fc.nat(200), (first, months) => {
        const last = lastDayOfMonths(first as Day, months + 1);
        expect(fullMonths(first as Day, last)).toBe(months + 1);
        expect(fullMonths(first as Day, (last - 1) as Day)).toBe(months);
        const before = civilFromDay((last + 1) as Day).day;
        expect([civilFromDay(first as Day).day, 1]).toContain(before);
      }),
    );
  });
});

test('[INT-06] a year stays open four, five or ten years from the end of the year of filing, at the latest of the third after', () => {
  expect(formatDay(assessableUntil(2018, 'ordinary', 2019))).toBe('2023-12-31');
  expect(formatDay(assessableUntil(2018, 'reckless', 2019))).toBe('2024-12-31');
  expect(formatDay(assessableUntil(2018, 'evasion', 2019))).toBe('2029-12-31');
  expect(formatDay(assessableUntil(2018, 'ordinary'))).toBe('2025-12-31');
  expect(formatDay(assessableUntil(2018, 'evasion', 2025))).toBe('2031-12-31');
  // 2013 without a return is the oldest year that evasion keeps open in 2026: 2016 + 10.
  expect(formatDay(assessableUntil(2013, 'evasion'))).toBe('2026-12-31');
  expect(formatDay(assessableUntil(2013, 'ordinary', 2014))).toBe('2018-12-31');
});
