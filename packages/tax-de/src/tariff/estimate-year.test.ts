import { defined } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import { taxableSum } from '../assess/taxable-sum.ts';
import { assessOne, figures } from '../testing/figures.ts';
import { estimateYear } from './estimate-year.ts';

const own = assessOne([figures(2024, { sales: '1500.00', income: '300.00', derivatives: '9000.00' })]);
const spouse = assessOne([figures(2024, { sales: '2000.00', income: '255.00' })]);

test('[CAP-01] sales and services are summed, capital income is not; below the limit nothing counts', () => {
  // 1,500 + 300; the spouse's 255 stay below 256, so 1,800 + 2,000.
  expect([taxableSum(own), taxableSum(own, spouse)]).toEqual(['1800.00', '3800.00']);
});

test('[TAR-05] the estimate takes income, assessment and church tax from the profile of the year', () => {
  // Without an income 26.375 % of 1,800 = 474.75, of the couple's 3,800 = 1,002.25.
  expect(estimateYear(own, {})).toMatchObject({ ok: true, value: { kind: 'flat-estimate', extraTax: '474.75' } });
  expect(estimateYear(own, { joint: true }, spouse)).toMatchObject({ ok: true, value: { extraTax: '1002.25' } });
  expect(estimateYear(own, { taxableIncome: '60000.00', joint: true, church: 9 })).toMatchObject({
    ok: true,
    value: { kind: 'difference', crypto: '1800.00', without: { joint: true, income: '60000.00' } },
  });
});

describe('other private sales stand on both sides', () => {
  const withOther = (other: string, crypto: string) =>
    assessOne([figures(2025, { sales: crypto })], { years: { 2025: { otherPrivateSales: other } } });
  const extra = (other: string, crypto: string, incomeHoldsOther?: boolean) => {
    const year = { taxableIncome: '60000', ...defined({ incomeHoldsOther }) };
    const estimate = estimateYear(withOther(other, crypto), year);
    return estimate.ok ? [estimate.value.crypto, estimate.value.extraTax] : null;
  };

  test('[TAR-05] 5,000 of property in the income already: crypto of 2,000 costs 787.00, on top of it 823.00', () => {
    expect(extra('5000.00', '2000.00')).toEqual(['2000.00', '787.00']);
    expect(extra('5000.00', '2000.00', false)).toEqual(['2000.00', '823.00']);
  });

  test('[TAR-05] crypto that lifts a free property sale over the limit is to blame for both', () => {
    // 700 alone are free; 700 + 500 are taxable as a whole, so crypto adds 1,200.
    expect(extra('700.00', '500.00')?.[0]).toBe('1200.00');
  });

  test('[TAR-05] a loss of crypto that meets a property gain lowers the tax', () => {
    const [crypto, tax] = extra('5000.00', '-2000.00', false) ?? [];
    expect(crypto).toBe('-2000.00');
    // Tariff of 2025 at 65,000 and at 63,000: 16,432.00 and 15,624.00.
    expect(tax).toBe('-808.00');
  });
});
