import { describe, expect, it } from 'vitest';
import { closedYear, offeredYears, runningTaxYear } from './tax-year.ts';

describe('running tax year', () => {
  it('is the year in Berlin, an hour before UTC on New Year', () => {
    expect(runningTaxYear(Date.UTC(2025, 11, 31, 22, 59, 59))).toBe(2025);
    expect(runningTaxYear(Date.UTC(2025, 11, 31, 23, 0, 0))).toBe(2026);
  });
});

describe('the year that people file', () => {
  it('is the last one that is over, or an older one that was chosen', () => {
    expect(closedYear(undefined, 2026)).toBe(2025);
    expect(closedYear(2026, 2026)).toBe(2025);
    expect(closedYear(2023, 2026)).toBe(2023);
  });
});

describe('offered years', () => {
  it('are the running one, the one before, those of the ledger and the chosen one, newest first', () => {
    expect(offeredYears([], 2026, 2026)).toEqual([2026, 2025]);
    expect(offeredYears([2021, 2025], 2026, 2019)).toEqual([2026, 2025, 2021, 2019]);
  });
});
