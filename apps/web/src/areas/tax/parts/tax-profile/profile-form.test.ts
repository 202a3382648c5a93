import { DEFAULT_SETTINGS } from '@cryptax/ledger';
import { parseProfile } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import type { TaxSettings } from '../../../../platform/ledger/ledger-state.ts';
import { churchRate, draftOf, filledProfile, type ProfileDraft, problemsOf } from './profile-form.ts';

const EMPTY: TaxSettings = { match: DEFAULT_SETTINGS, profile: {} };

function draft(change: Partial<Omit<ProfileDraft, 'amounts'>>, amounts: Partial<ProfileDraft['amounts']> = {}) {
  const blank = draftOf(EMPTY, {}, 2024);
  return { ...blank, ...change, amounts: { ...blank.amounts, ...amounts } };
}

test('what is filled in is what the tax rules read, and comes back into the form', () => {
  const filled = draft(
    {
      ...{ joint: true, church: true, state: 'BY', partYear: true, residentUntil: '2024-06-30' },
      ...{ spentOutputs: 'method', spouseCarryForward: 'both', securityTokens: 'SECT, XYZ' },
    },
    {
      taxableIncome: { kind: 'value', value: '52000.50' },
      otherPrivateSales: { kind: 'value', value: '-300' },
      'opening.privateSales': { kind: 'value', value: '1200' },
    },
  );
  const made = filledProfile(filled, { settings: EMPTY, person: { name: 'Ada' } }, 2024);
  if (!made.ok) throw new Error('Expected a profile');
  expect(made.value.settings.profile).toEqual({
    openingLoss: { privateSales: '1200' },
    spouseCarryForward: 'both',
    securityTokens: ['SECT', 'XYZ'],
    years: {
      '2024': {
        ...{ taxableIncome: '52000.50', otherPrivateSales: '-300', joint: true, church: 8 },
        ...{ partYear: true, residentUntil: '2024-06-30' },
      },
    },
  });
  expect(made.value.settings.match.spentOutputs).toBe('method');
  expect(parseProfile(made.value.settings.profile).ok).toBe(true);
  expect(made.value.person).toEqual({ name: 'Ada', state: 'BY' });
  expect(draftOf(made.value.settings, made.value.person, 2024)).toEqual(filled);
});

test('one year does not touch another, and an emptied year leaves nothing behind', () => {
  const settings: TaxSettings = {
    ...EMPTY,
    profile: { years: { '2023': { taxableIncome: '1' }, '2024': { taxableIncome: '2' } } },
  };
  const emptied = filledProfile(draft({}), { settings, person: {} }, 2024);
  expect(emptied).toMatchObject({
    ok: true,
    value: { settings: { profile: { years: { '2023': { taxableIncome: '1' } } } } },
  });
  if (emptied.ok) expect(Object.keys(emptied.value.settings.profile.years ?? {})).toEqual(['2023']);
});

test('a carry-back is waived only for the year it is chosen for, and the waiver can be taken back', () => {
  const elsewhere = { lossYear: 2020, law: 'private-sales' } as const;
  const settings: TaxSettings = { ...EMPTY, profile: { carryBackWaived: [elsewhere] } };
  const chosen = filledProfile(
    draft({ carryBackWaived: { 'private-sales': true, income: false } }),
    { settings, person: {} },
    2024,
  );
  if (!chosen.ok) throw new Error('Expected a profile');
  expect(chosen.value.settings.profile.carryBackWaived).toEqual([elsewhere, { lossYear: 2024, law: 'private-sales' }]);
  expect(parseProfile(chosen.value.settings.profile).ok).toBe(true);
  expect(draftOf(chosen.value.settings, {}, 2024).carryBackWaived).toEqual({ 'private-sales': true, income: false });
  const back = filledProfile(draft({}), chosen.value, 2024);
  expect(back).toMatchObject({ ok: true, value: { settings: { profile: { carryBackWaived: [elsewhere] } } } });
});

test('a wrong amount and a church without a state are reported by field, and nothing is filled', () => {
  const wrong = draft(
    { church: true },
    { taxableIncome: { kind: 'invalid', text: '12a' }, 'opening.income': { kind: 'invalid', text: '-5' } },
  );
  expect(problemsOf(wrong)).toEqual({ taxableIncome: 'number', 'opening.income': 'negative', state: 'state' });
  expect(filledProfile(wrong, { settings: EMPTY, person: {} }, 2024).ok).toBe(false);
});

test('church tax is 8 % in two states and 9 % in the others', () => {
  expect([churchRate('BY'), churchRate('BW'), churchRate('NW'), churchRate('BE')]).toEqual([8, 8, 9, 9]);
});
