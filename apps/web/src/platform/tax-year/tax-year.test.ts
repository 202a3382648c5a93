import { describe, expect, it } from 'vitest';
import type { LedgerState } from '../ledger/ledger-state.ts';
import { closedYear, newestDeclarable, offeredYears, runningTaxYear } from './tax-year.ts';

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

describe('the year a book opens on', () => {
  const book = (declarable: readonly number[]) => ({ kind: 'ready', declarable }) as unknown as LedgerState;

  it('is the newest with something to declare', () => {
    expect(newestDeclarable(book([2025, 2023]), 2026)).toBe(2025);
    expect(newestDeclarable(book([2026, 2025]), 2026)).toBe(2026);
  });
  it('is never one that has not begun: such an entry has a wrong date', () => {
    expect(newestDeclarable(book([2031, 2025]), 2026)).toBe(2025);
  });
  it('is not known while the book opens, nor for a book of purchases alone', () => {
    expect(newestDeclarable({ kind: 'loading' }, 2026)).toBeUndefined();
    expect(newestDeclarable(book([]), 2026)).toBeUndefined();
  });
});

describe('offered years', () => {
  it('are the running one, the one before, those of the ledger and the chosen one, newest first', () => {
    expect(offeredYears([], 2026, 2026)).toEqual([2026, 2025]);
    expect(offeredYears([2021, 2025], 2026, 2019)).toEqual([2026, 2025, 2021, 2019]);
  });
});
