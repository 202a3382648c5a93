import { expect, test } from 'vitest';
import { capitalByTariff } from './capital-by-tariff.ts';
import { capitalTax } from './capital-tax.ts';
import { estimateTax } from './extra-tax.ts';

function check(taxableIncome: string | undefined, taxable: string) {
  const estimate = estimateTax({ year: 2025, crypto: '0.00', taxableIncome, joint: false });
  if (!estimate.ok) throw new Error(estimate.error.code);
  return capitalByTariff(capitalTax(taxable, undefined), estimate.value, {});
}

test('[CAP-06] with an income of 5,000 the tariff asks for nothing where the flat tax is 1,055.00', () => {
  expect(check('5000', '4000.00')).toEqual({ total: '0.00', saving: '1055.00' });
});

test('[CAP-06] above a personal rate of 25 % the flat tax stays, and the figure is reported all the same', () => {
  // 2025: 91,088 more than 68,480, so 42 % of 4,000.
  expect(check('80000', '4000.00')).toMatchObject({ saving: '0.00' });
  expect(check(undefined, '4000.00')).toBeNull();
  expect(check('5000', '0.00')).toBeNull();
});
