import type { YearFigures } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { assess, figures } from '../testing/figures.ts';
import { assessCouple, assessPerson } from './assess.ts';
import type { TaxProfile } from './tax-profile.ts';

describe('couple', () => {
  const joint: TaxProfile = { years: { 2024: { joint: true } } };

  function couple(a: YearFigures, b: YearFigures, profile: TaxProfile) {
    const result = assessCouple({ figures: [a], profile }, { figures: [b], profile: {} });
    if (!result.ok) throw new Error(result.error.code);
    return [result.value.a[0]?.privateSales, result.value.b[0]?.privateSales] as const;
  }

  test('[LIM-05] two ledgers, two limits: 999.99 and 1,000.00 are tested apart', () => {
    const [a, b] = couple(figures(2024, { sales: '999.99' }), figures(2024, { sales: '1000.00' }), joint);
    expect([a?.taxable, b?.taxable]).toEqual(['0.00', '1000.00']);
  });

  test('[LOSS-09] joint: the leftover loss of one spouse offsets the taxable gain of the other', () => {
    const [a, b] = couple(figures(2024, { sales: '-3000.00' }), figures(2024, { sales: '5000.00' }), joint);
    expect([a?.carryOut, b?.taxable]).toEqual(['0.00', '2000.00']);
  });

  test('[LOSS-09] the limit is tested first: a gain below it is free and uses no loss of the spouse', () => {
    const [a, b] = couple(figures(2024, { sales: '-3000.00' }), figures(2024, { sales: '900.00' }), joint);
    expect([a?.carryOut, b?.taxable]).toEqual(['3000.00', '0.00']);
  });

  test('[LOSS-09] separate assessment keeps the losses apart', () => {
    const [a, b] = couple(figures(2024, { sales: '-3000.00' }), figures(2024, { sales: '5000.00' }), {});
    expect([a?.carryOut, b?.taxable]).toEqual(['3000.00', '5000.00']);
  });

  test('[LOSS-06] a couple shares the cap of the carry-forward; each uses only own losses against own gains', () => {
    const openingLoss = { privateSales: '5000000.00' };
    const result = assessCouple(
      { figures: [figures(2024, { sales: '1500.00' })], profile: { ...joint, openingLoss } },
      { figures: [figures(2024, { sales: '3998500.00' })], profile: { openingLoss } },
    );
    if (!result.ok) throw new Error(result.error.code);
    // Gains 4,000,000: room 2,000,000 + 70 % of 2,000,000 = 3,400,000. The first uses 1,500, the second the rest.
    expect(result.value.a[0]?.privateSales).toMatchObject({ carryUsed: '1500.00', carryOut: '4998500.00' });
    expect(result.value.b[0]?.privateSales).toMatchObject({ carryUsed: '3398500.00', taxable: '600000.00' });
  });

  test('[CAP-02] a couple shares the joint allowance', () => {
    const result = assessCouple(
      { figures: [figures(2024, { derivatives: '1700.00' })], profile: joint },
      { figures: [figures(2024, { derivatives: '800.00' })], profile: {} },
    );
    if (!result.ok) throw new Error(result.error.code);
    // 2,000 in all: 1,700 for the first, the remaining 300 for the second.
    expect([result.value.a[0]?.capital.taxable, result.value.b[0]?.capital.taxable]).toEqual(['0.00', '500.00']);
  });

  test('a malformed amount of the spouse is refused with its path', () => {
    const result = assessCouple(
      { figures: [], profile: {} },
      { figures: [], profile: { years: { 2024: { otherIncome: 'viel' } } } },
    );
    expect(result).toEqual({
      ok: false,
      error: { code: 'profile.amount-malformed', field: 'spouse.years.2024.otherIncome' },
    });
  });
});

describe('years', () => {
  test('[YEAR-03] years between without events are listed', () => {
    const years = assess([figures(2022, { sales: '-100.00' }), figures(2025, { sales: '2000.00' })]);
    expect(years.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025]);
    expect(years[2]?.privateSales).toMatchObject({ net: '0.00', carryIn: '100.00', carryOut: '100.00' });
  });

  test('[YEAR-02] a year without a parameter row becomes an issue and no figures', () => {
    const result = assessPerson({ figures: [figures(2026, {}), figures(2027, { sales: '9000.00' })], profile: {} });
    expect(result.ok && result.value.years.map(({ year }) => year)).toEqual([2026]);
    expect(result.ok && result.value.issues).toEqual([
      { code: 'tax.year-unknown', severity: 'error', source: {}, params: { year: '2027' } },
    ]);
  });

  test('a malformed, negative or unknown profile field is refused', () => {
    const refused = (profile: TaxProfile) => assessPerson({ figures: [], profile });
    expect(refused({ years: { 2024: { taxableIncome: '50.000,00' } } })).toMatchObject({
      error: { code: 'profile.amount-malformed', field: 'years.2024.taxableIncome' },
    });
    expect(refused({ openingLoss: { privateSales: '-5' } })).toMatchObject({
      error: { code: 'profile.amount-negative', field: 'openingLoss.privateSales' },
    });
    expect(refused({ years: { 2024: { church: 7 as 8 } } })).toMatchObject({
      error: { code: 'profile.church-unknown', field: 'years.2024.church' },
    });
  });
});
