import { describe, expect, test } from 'vitest';
import { parseProfile } from './parse-profile.ts';

describe('tax profile from outside', () => {
  test('a full profile passes unchanged', () => {
    const profile = {
      openingLoss: { privateSales: '100.00', income: '0', capital: '5.5' },
      carryBack: [{ lossYear: 2021, law: 'private-sales', amount: '10.00' }],
      years: { 2024: { taxableIncome: '50000', joint: true, church: 9, otherPrivateSales: '-3.20' } },
    };
    expect(parseProfile(profile)).toEqual({ ok: true, value: profile });
    expect(parseProfile({}).ok).toBe(true);
  });

  test.each([
    [{ year: {} }, 'profile.field-unknown', 'year'],
    [{ years: { 24: {} } }, 'profile.field-unknown', 'years.24'],
    [{ years: { 2024: { taxable_income: '1' } } }, 'profile.field-unknown', 'years.2024.taxable_income'],
    [{ years: { 2024: { taxableIncome: 50000 } } }, 'profile.amount-malformed', 'years.2024.taxableIncome'],
    [{ years: { 2024: { taxableIncome: '50.000,00' } } }, 'profile.amount-malformed', 'years.2024.taxableIncome'],
    [{ years: { 2024: { allowanceUsed: '-1' } } }, 'profile.amount-negative', 'years.2024.allowanceUsed'],
    [{ years: { 2024: { joint: 'yes' } } }, 'profile.field-malformed', 'years.2024.joint'],
    [{ years: { 2024: { church: '9' } } }, 'profile.church-unknown', 'years.2024.church'],
    [{ years: { 2024: null } }, 'profile.field-malformed', 'years.2024'],
    [{ years: [] }, 'profile.field-malformed', 'years'],
    [{ carryBack: {} }, 'profile.field-malformed', 'carryBack'],
    [{ carryBack: [{ lossYear: 2024 }] }, 'profile.field-malformed', 'carryBack.0.law'],
    [{ carryBack: [{ lossYear: '2024', law: 'income' }] }, 'profile.field-malformed', 'carryBack.0.lossYear'],
    [{ openingLoss: { toString: '1' } }, 'profile.field-unknown', 'openingLoss.toString'],
    [[], 'profile.field-malformed', ''],
    [null, 'profile.field-malformed', ''],
  ])('%j is refused', (profile, code, field) => {
    expect(parseProfile(profile)).toEqual({ ok: false, error: { code, field } });
  });
});
