import { describe, expect, test } from 'vitest';
import { TAX_YEARS, yearRules } from './year-rules.ts';

function rules(year: number) {
  const result = yearRules(year);
  if (!result.ok) throw new Error(`no rules for ${year}`);
  return result.value;
}

describe('year rules', () => {
  test('[LIM-01] the limit of private sales is 600.00 through 2023 and 1,000.00 from 2024', () => {
    expect([2013, 2022, 2023].map((year) => rules(year).privateSalesLimit.value)).toEqual([
      '600.00',
      '600.00',
      '600.00',
    ]);
    expect([2024, 2025, 2026].map((year) => rules(year).privateSalesLimit.value)).toEqual([
      '1000.00',
      '1000.00',
      '1000.00',
    ]);
  });

  test('[L22-01] the limit of services is 256.00 in all years', () => {
    expect(new Set(TAX_YEARS.map((year) => rules(year).incomeLimit.value))).toEqual(new Set(['256.00']));
  });

  test('[CAP-02] allowance 801 / 1,602 through 2022, 1,000 / 2,000 from 2023', () => {
    expect(rules(2013).savingsAllowance.value).toEqual({ single: '801.00', joint: '1602.00' });
    expect(rules(2022).savingsAllowance.value).toEqual({ single: '801.00', joint: '1602.00' });
    expect(rules(2023).savingsAllowance.value).toEqual({ single: '1000.00', joint: '2000.00' });
  });

  test('[LOSS-06] caps: 10 m / 20 m for losses of 2020 to 2023, else 1 m / 2 m; share 60 %, from 2024 70 %', () => {
    expect(rules(2013).carryBackCap.value).toEqual({ single: '1000000.00', joint: '2000000.00' });
    expect(rules(2019).carryBackCap.value.single).toBe('1000000.00');
    expect(rules(2020).carryBackCap.value).toEqual({ single: '10000000.00', joint: '20000000.00' });
    expect(rules(2023).carryBackCap.value.joint).toBe('20000000.00');
    expect(rules(2024).carryBackCap.value).toEqual({ single: '1000000.00', joint: '2000000.00' });
    expect([2023, 2024].map((year) => rules(year).carryForwardShare.value)).toEqual(['0.60', '0.70']);
  });

  test('[YEAR-01] every parameter of every year carries a reference and a mark', () => {
    for (const year of TAX_YEARS) {
      const { year: own, ...parameters } = rules(year);
      expect(own).toBe(year);
      for (const parameter of Object.values(parameters)) {
        expect(parameter.ref).toMatch(/§/);
        expect(['V', 'G', 'D']).toContain(parameter.mark);
      }
    }
  });

  test('[YEAR-02] a year without a parameter row is refused, not guessed', () => {
    expect(yearRules(2012)).toEqual({ ok: false, error: { code: 'tax.year-unknown', year: 2012 } });
    expect(yearRules(2027)).toEqual({ ok: false, error: { code: 'tax.year-unknown', year: 2027 } });
    expect(TAX_YEARS).toEqual([2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
  });
});
