/** Years to come follow the last known law, and losses move between them and the known ones as between any two years. */
import { dec } from '@cryptax/kernel';
import type { TaxProfile } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { planYears } from './plan-years.ts';

const PROFILE: TaxProfile = { years: { '2026': { taxableIncome: '60000' } } };

/** Taxable result, loss carried on and tax of 2026 to 2028, with these nets of private sales. */
function years(nets: Readonly<Record<number, string>>, profile = PROFILE) {
  const extra = new Map(Object.entries(nets).map(([year, net]) => [Number(year), dec(net)]));
  const rows = planYears({ figures: [], profile }, extra, 2026, 2028);
  return rows.map(({ year, lawYear, taxable, carryOut, tax }) => [year, lawYear, taxable, carryOut, tax]);
}

test('[LOSS-02] a loss of a year to come goes back into the last known year, and its tax falls', () => {
  // Tariff of 2026: 14,233 on 60,000, 15,011 on 62,000; without the loss 18,264 on 70,000.
  expect(years({ 2026: '10000', 2027: '-8000', 2028: '0' })).toEqual([
    [2026, 2026, '2000.00', '0.00', '778.00'],
    [2027, 2026, '0.00', '0.00', '0.00'],
    [2028, 2026, '0.00', '0.00', '0.00'],
  ]);
  expect(years({ 2026: '10000', 2028: '-8000' })[0]).toEqual([2026, 2026, '10000.00', '0.00', '4031.00']);
});

test('[LOSS-02] what is left of it goes forward, and between two years to come it moves alike', () => {
  expect(years({ 2026: '1000', 2027: '-3000', 2028: '2500' }).map(([, , ...moved]) => moved)).toEqual([
    ['0.00', '0.00', '0.00'],
    ['0.00', '2000.00', '0.00'],
    ['500.00', '0.00', expect.any(String)],
  ]);
  expect(years({ 2027: '5000', 2028: '-3000' }).map(([year, , taxable]) => [year, taxable])).toEqual([
    [2027, '2000.00'],
    [2028, '0.00'],
  ]);
});

test('[LOSS-05] a waiver holds for a year to come too', () => {
  const waived: TaxProfile = { ...PROFILE, carryBackWaived: [{ lossYear: 2027, law: 'private-sales' }] };
  expect(years({ 2026: '10000', 2027: '-8000', 2028: '0' }, waived).map(([, , ...moved]) => moved)).toEqual([
    ['10000.00', '0.00', '4031.00'],
    ['0.00', '8000.00', '0.00'],
    ['0.00', '8000.00', '0.00'],
  ]);
});
