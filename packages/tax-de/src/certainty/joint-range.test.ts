import { compare, dec } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessCouple } from '../assess/assess.ts';
import type { TaxProfile } from '../assess/tax-profile.ts';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { estimateYear } from '../tariff/estimate-year.ts';
import { jointTaxRange, type RangedPerson } from './joint-range.ts';

const RUNS = 40 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1');
const YEARS = [2023, 2024, 2025];
const JOINT: TaxProfile = {
  years: Object.fromEntries(YEARS.map((year) => [year, { joint: true, taxableIncome: '60000' }])),
};

interface Nets {
  readonly sales: number;
  readonly income: number;
}

const figuresAt = (nets: readonly Nets[]) =>
  YEARS.map((year, at) => {
    const { sales = 0, income = 0 } = nets[at] ?? {};
    const none = yearFiguresOf([], year);
    return {
      ...none,
      taxable: { ...none.taxable, net: `${sales}.00` },
      income: { ...none.income, net: `${income}.00` },
    };
  });

function person(low: readonly Nets[], high: readonly Nets[], profile: TaxProfile): RangedPerson {
  const range = (of: (nets: Nets) => number, at: number) => ({
    low: `${of(low[at] as Nets)}.00`,
    high: `${of(high[at] as Nets)}.00`,
  });
  const years = Object.fromEntries(
    YEARS.map((year, at) => [
      String(year),
      { privateSales: range(({ sales }) => sales, at), income: range(({ income }) => income, at) },
    ]),
  );
  return { figures: figuresAt(low), profile, years };
}

function taxOf(a: readonly Nets[], b: readonly Nets[], year: number): string {
  const couple = assessCouple({ figures: figuresAt(a), profile: JOINT }, { figures: figuresAt(b), profile: {} }, year);
  if (!couple.ok) throw new Error(couple.error.code);
  const [own, other] = [couple.value.a, couple.value.b].map((years) => years.find((one) => one.year === year));
  if (own === undefined) throw new Error('no year');
  const estimate = estimateYear(own, JOINT.years?.[String(year)] ?? {}, other ?? null);
  if (!estimate.ok) throw new Error(estimate.error.code);
  return estimate.value.extraTax;
}

const at = (sales: number, income = 0): Nets => ({ sales, income });
const nothing = [at(0), at(0), at(0)];

describe('the tax of a couple between its ends', () => {
  test('one open gain, with the loss of the other against it', () => {
    const a = person([at(0), at(2000), at(0)], [at(0), at(9000), at(0)], JOINT);
    const b = person([at(0), at(-3000), at(0)], [at(0), at(-3000), at(0)], {});
    // Least: 2,000 less 3,000 leaves nothing. Most: 6,000 on top of 60,000 by the splitting tariff of 2024.
    expect(jointTaxRange(a, b, 2024)).toEqual({
      low: '0.00',
      high: taxOf([at(0), at(9000), at(0)], [at(0), at(-3000), at(0)], 2024),
    });
  });

  test('an end that nothing bounds stays open, also one of the other person or of a loss before', () => {
    const open = { low: null, high: null };
    const a = person(nothing, nothing, JOINT);
    const b = person(nothing, nothing, {});
    const of = (year: string) => ({ ...b, years: { ...b.years, [year]: { privateSales: open, income: open } } });
    expect(jointTaxRange(a, of('2024'), 2024)).toEqual({ low: null, high: null });
    expect(jointTaxRange(a, of('2023'), 2024)).toEqual({ low: null, high: '0.00' });
    expect(jointTaxRange({ ...a, profile: {} }, b, 2024)).toBeUndefined();
  });

  test('no combination of answers of both lies outside', () => {
    const nets = fc.record({
      sales: fc.integer({ min: -9000, max: 9000 }),
      income: fc.integer({ min: -900, max: 900 }),
    });
    const row = fc.record({ low: nets, more: nets, share: fc.nat(100) });
    const rows = fc.array(row, { minLength: 3, maxLength: 3 });
    const ends = (given: readonly { low: Nets; more: Nets; share: number }[]) => {
      const most = given.map(({ low, more }) =>
        at(low.sales + Math.abs(more.sales), low.income + Math.abs(more.income)),
      );
      const between = given.map(({ low, more, share }) =>
        at(
          low.sales + Math.floor((Math.abs(more.sales) * share) / 100),
          low.income + Math.floor((Math.abs(more.income) * share) / 100),
        ),
      );
      return { low: given.map(({ low }) => low), most, between };
    };
    fc.assert(
      fc.property(rows, rows, (first, second) => {
        const [a, b] = [ends(first), ends(second)];
        for (const year of YEARS) {
          const range = jointTaxRange(person(a.low, a.most, JOINT), person(b.low, b.most, {}), year);
          const tax = dec(taxOf(a.between, b.between, year));
          expect(compare(dec(range?.low ?? '0'), tax)).toBeLessThanOrEqual(0);
          expect(compare(tax, dec(range?.high ?? '0'))).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
