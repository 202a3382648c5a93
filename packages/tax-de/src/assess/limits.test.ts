import { describe, expect, test } from 'vitest';
import { assess, assessOne, figures } from '../testing/figures.ts';

describe('limit of private sales', () => {
  test('[LIM-02] 599.99 in 2023 is free', () => {
    expect(assessOne([figures(2023, { sales: '599.99' })]).privateSales).toMatchObject({
      limitReached: false,
      taxable: '0.00',
    });
  });

  test('[LIM-02] exactly 600.00 in 2023 is taxable in full', () => {
    expect(assessOne([figures(2023, { sales: '600.00' })]).privateSales).toMatchObject({
      limit: '600.00',
      limitReached: true,
      taxable: '600.00',
    });
  });

  test('[LIM-02] 999.99 in 2024 is free', () => {
    expect(assessOne([figures(2024, { sales: '999.99' })]).privateSales).toMatchObject({
      limit: '1000.00',
      limitReached: false,
      taxable: '0.00',
    });
  });

  test('[LIM-02] exactly 1,000.00 in 2024 is taxable in full', () => {
    expect(assessOne([figures(2024, { sales: '1000.00' })]).privateSales).toMatchObject({
      limitReached: true,
      taxable: '1000.00',
    });
  });

  test('[LIM-03] the net is rounded to the cent before the test: 999.995 counts as 1,000.00', () => {
    // The profile may bring fractions of a cent; 900.00 + 99.995 = 999.995, shown and tested as 1,000.00.
    const year = assessOne([figures(2024, { sales: '900.00' })], { years: { 2024: { otherPrivateSales: '99.995' } } });
    expect(year.privateSales).toMatchObject({ net: '1000.00', limitReached: true, taxable: '1000.00' });
  });

  test('[LIM-04] other private sales of the year count towards the limit', () => {
    const year = assessOne([figures(2024, { sales: '700.00' })], { years: { 2024: { otherPrivateSales: '300.00' } } });
    expect(year.privateSales).toMatchObject({ net: '1000.00', taxable: '1000.00' });
    const loss = assessOne([figures(2024, { sales: '1200.00' })], {
      years: { 2024: { otherPrivateSales: '-200.01' } },
    });
    expect(loss.privateSales).toMatchObject({ net: '999.99', taxable: '0.00' });
  });

  test('[P23-13] the taxable share of general costs lowers the net', () => {
    const year = assessOne([figures(2024, { sales: '1049.00' })], { years: { 2024: { generalExpenses: '49.01' } } });
    expect(year.privateSales).toMatchObject({ expenses: '49.01', net: '999.99', taxable: '0.00' });
  });
});

describe('limit of services', () => {
  test('[L22-02] exactly 256.00 is taxable in full', () => {
    expect(assessOne([figures(2024, { income: '256.00' })]).income).toMatchObject({
      limitReached: true,
      taxable: '256.00',
    });
  });

  test('[L22-02] 255.99 is free', () => {
    expect(assessOne([figures(2024, { income: '255.99' })]).income).toMatchObject({
      limitReached: false,
      taxable: '0.00',
    });
  });

  test('[L22-03] other services share the one limit; private sales do not', () => {
    const shared = assessOne([figures(2024, { income: '200.00' })], { years: { 2024: { otherIncome: '56.00' } } });
    expect(shared.income).toMatchObject({ net: '256.00', taxable: '256.00' });
    const apart = assessOne([figures(2024, { income: '255.00', sales: '999.00' })]);
    expect([apart.income.taxable, apart.privateSales.taxable]).toEqual(['0.00', '0.00']);
  });
});

describe('capital income', () => {
  test('[CAP-01] futures and margin stay out of the limit of private sales', () => {
    const year = assessOne([figures(2024, { sales: '500.00', derivatives: '5000.00' })]);
    expect(year.privateSales).toMatchObject({ net: '500.00', taxable: '0.00' });
    expect(year.capital).toMatchObject({ net: '5000.00', allowanceUsed: '1000.00', taxable: '4000.00' });
  });

  test('[CAP-02] what banks used of the allowance is gone', () => {
    const year = assessOne([figures(2024, { derivatives: '900.00' })], {
      years: { 2024: { allowanceUsed: '400.00' } },
    });
    expect(year.capital).toMatchObject({ allowance: '600.00', allowanceUsed: '600.00', taxable: '300.00' });
  });

  test('[CAP-05] losses go forward inside section 20, without the repealed cap, before the allowance', () => {
    const years = assess([
      figures(2022, { derivatives: '-50000.00' }),
      figures(2023, { derivatives: '45000.00' }),
      figures(2024, { derivatives: '7000.00' }),
    ]);
    expect(years.map(({ capital: c }) => [c.carryUsed, c.carryOut, c.allowanceUsed, c.taxable])).toEqual([
      ['0.00', '50000.00', '0.00', '0.00'],
      ['45000.00', '5000.00', '0.00', '0.00'],
      ['5000.00', '0.00', '1000.00', '1000.00'],
    ]);
  });
});
