/** Declared against computed over several years: each difference is exact, and the years add up to the whole. */
import { add, dec, formatDecimal, parseDay, subtract } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { compareYears } from './compare-years.ts';

const YEARS = [2019, 2020, 2021, 2022, 2023];
const cents = fc
  .integer({ min: -3_000_000, max: 3_000_000 })
  .map((units) => formatDecimal({ units: BigInt(units), scale: 2 }));
const positive = fc.nat(500_000).map((units) => formatDecimal({ units: BigInt(units), scale: 2 }));
const sides = fc.array(fc.record({ privateSales: cents, income: positive }), { minLength: 5, maxLength: 5 });
const byYear = <T>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((side, index) => [String(YEARS[index]), side]));

test('[INT-02] each difference is computed less declared to the cent, tax included, and equal years cost nothing', () => {
  const effective = parseDay('2027-03-15');
  if (!effective.ok) throw new Error('day');
  const profile = { years: byYear(YEARS.map(() => ({ taxableIncome: '48000' }))) };
  fc.assert(
    fc.property(sides, sides, fc.boolean(), (computed, other, isSame) => {
      const declared = byYear(isSame ? computed : other);
      const figures = YEARS.map((year, index) => {
        const empty = yearFiguresOf([], year);
        const { privateSales = '0.00', income = '0.00' } = computed[index] ?? {};
        return {
          ...empty,
          taxable: { ...empty.taxable, net: privateSales },
          income: { ...empty.income, gross: income, net: income },
        };
      });
      const compared = compareYears({ figures, profile, declared, effective: effective.value });
      if (!compared.ok) throw new Error(compared.error.code);
      const sum = (amounts: readonly (string | null)[]) =>
        formatDecimal(amounts.reduce((all, amount) => add(all, dec(amount ?? 'unknown')), dec('0.00')));
      for (const key of ['privateSales', 'income', 'taxable', 'tax', 'incomeTax'] as const) {
        const of = (side: 'computed' | 'declared' | 'difference') => compared.value.map((year) => year[side][key]);
        expect(sum(of('difference'))).toBe(formatDecimal(subtract(dec(sum(of('computed'))), dec(sum(of('declared'))))));
      }
      if (!isSame) return;
      for (const { difference, interest } of compared.value) {
        expect([difference.taxable, difference.tax, interest?.amount]).toEqual(['0.00', '0.00', '0.00']);
      }
    }),
    { numRuns: 60 },
  );
});
