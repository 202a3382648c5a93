import { berlinDay, type Day, formatDay, parseDay, parseInstant } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import { yearRules } from '../years/year-rules.ts';
import { firstFreeDay, isTaxFree, lastTaxableDay } from './last-taxable-day.ts';

function day(text: string): Day {
  const result = parseDay(text);
  if (!result.ok) throw new Error(text);
  return result.value;
}

function berlin(text: string): Day {
  const result = parseInstant(text);
  if (!result.ok) throw new Error(text);
  return berlinDay(result.value);
}

describe('holding period', () => {
  // Rows of the rule book's table 1.4.
  test.each([
    ['2023-03-01', '2024-03-01', '2024-03-02'],
    ['2023-02-28', '2024-02-28', '2024-02-29'],
    ['2024-03-01', '2025-03-01', '2025-03-02'],
    ['2024-12-31', '2025-12-31', '2026-01-01'],
  ])('[P23-02] bought %s: taxable through %s, free from %s', (bought, last, free) => {
    expect(formatDay(lastTaxableDay(day(bought)))).toBe(last);
    expect(formatDay(firstFreeDay(day(bought)))).toBe(free);
  });

  test('[P23-03] leap day: bought 29.02.2024 is taxable through 28.02.2025 and free from 01.03.2025', () => {
    expect(formatDay(lastTaxableDay(day('2024-02-29')))).toBe('2025-02-28');
    expect(formatDay(firstFreeDay(day('2024-02-29')))).toBe('2025-03-01');
  });

  test('[P23-03] with a leap day inside, the 366th day is still taxable', () => {
    expect(day('2024-03-01') - day('2023-03-01')).toBe(366);
    expect(isTaxFree(day('2023-03-01'), day('2024-03-01'))).toBe(false);
  });

  test('[P23-04] anniversary day: the same day and month one year later is still taxable, the next day is free', () => {
    expect(isTaxFree(day('2023-06-15'), day('2024-06-15'))).toBe(false);
    expect(isTaxFree(day('2023-06-15'), day('2024-06-16'))).toBe(true);
  });

  test('[P23-04] a weekend or holiday does not move the end: 25.12.2022 (Sunday) ends on 25.12.2023', () => {
    expect(formatDay(lastTaxableDay(day('2022-12-25')))).toBe('2023-12-25');
  });

  test('[P23-05] Berlin midnight: 23:30 UTC on 28.02.2023 is bought on 01.03.2023', () => {
    const bought = berlin('2023-02-28T23:30:00Z');
    expect(formatDay(lastTaxableDay(bought))).toBe('2024-03-01');
    expect(isTaxFree(bought, berlin('2024-03-01T22:59:59Z'))).toBe(false);
    expect(isTaxFree(bought, berlin('2024-03-01T23:00:00Z'))).toBe(true);
  });

  test('[P23-05] in summer Berlin midnight is 22:00 UTC', () => {
    const bought = berlin('2023-07-01T12:00:00Z');
    expect(isTaxFree(bought, berlin('2024-07-01T21:59:59Z'))).toBe(false);
    expect(isTaxFree(bought, berlin('2024-07-01T22:00:00Z'))).toBe(true);
  });

  test('[P23-06] the period is one year in every tax year, also before the letter of 2022', () => {
    for (let year = 2013; year <= 2026; year++) {
      const rules = yearRules(year);
      expect(rules.ok && rules.value.holdingPeriodYears.value).toBe(1);
    }
  });
});
