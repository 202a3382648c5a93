import { expect, test } from 'vitest';
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
