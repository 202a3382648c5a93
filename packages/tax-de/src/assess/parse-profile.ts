/**
 * A tax profile from outside (a file, a form, a stored report): every field checked, unknown fields refused, because
 * a misspelt `taxableIncome` would otherwise quietly turn the tax into a rough estimate.
 */
import { err, isRecord, ok, parseDay, parseDecimal, type Result } from '@cryptax/kernel';
import type { ProfileError, TaxProfile } from './tax-profile.ts';

type Check = (value: unknown) => ProfileError['code'] | null;
type Shape = Readonly<Record<string, Check>>;

const decimal: Check = (value) =>
  typeof value === 'string' && parseDecimal(value).ok ? null : 'profile.amount-malformed';

const positive: Check = (value) => {
  const malformed = decimal(value);
  if (malformed !== null) return malformed;
  return String(value).startsWith('-') ? 'profile.amount-negative' : null;
};

const oneOf =
  (code: ProfileError['code'], ...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value) ? null : code;

const year: Check = (value) => (Number.isInteger(value) ? null : 'profile.field-malformed');

const day: Check = (value) => (typeof value === 'string' && parseDay(value).ok ? null : 'profile.field-malformed');

const OPENING_LOSS: Shape = { privateSales: positive, income: positive, capital: positive };

const CARRY_BACK: Shape = {
  lossYear: year,
  law: oneOf('profile.field-malformed', 'private-sales', 'income'),
  amount: positive,
};

const WAIVER: Shape = { lossYear: year, law: oneOf('profile.field-malformed', 'private-sales', 'income') };

const YEAR: Shape = {
  taxableIncome: decimal,
  joint: oneOf('profile.field-malformed', true, false),
  church: oneOf('profile.church-unknown', 8, 9),
  incomeHoldsOther: oneOf('profile.field-malformed', true, false),
  partYear: oneOf('profile.field-malformed', true, false),
  residentFrom: day,
  residentUntil: day,
  otherPrivateSales: decimal,
  otherIncome: decimal,
  otherCapital: decimal,
  allowanceUsed: positive,
  generalExpenses: positive,
};

const FIELDS: readonly string[] = [
  'openingLoss',
  'carryBack',
  'carryBackWaived',
  'spouseCarryForward',
  'securityTokens',
  'years',
];

export function parseProfile(value: unknown): Result<TaxProfile, ProfileError> {
  const error = profileError(value);
  return error === null ? ok(value as TaxProfile) : err(error);
}

function profileError(value: unknown): ProfileError | null {
  if (!isRecord(value)) return { code: 'profile.field-malformed', field: '' };
  const unknown = Object.keys(value).find((key) => !FIELDS.includes(key));
  if (unknown !== undefined) return { code: 'profile.field-unknown', field: unknown };
  const { openingLoss = {}, carryBack = [], carryBackWaived = [], years = {} } = value;
  if (!Array.isArray(carryBack)) return { code: 'profile.field-malformed', field: 'carryBack' };
  if (!Array.isArray(carryBackWaived)) return { code: 'profile.field-malformed', field: 'carryBackWaived' };
  if (!isRecord(years)) return { code: 'profile.field-malformed', field: 'years' };
  if (!['own', 'both', undefined].includes(value.spouseCarryForward as string | undefined)) {
    return { code: 'profile.field-malformed', field: 'spouseCarryForward' };
  }
  if (!isListOfNames(value.securityTokens ?? [])) return { code: 'profile.field-malformed', field: 'securityTokens' };
  const wrongYear = Object.keys(years).find((key) => !/^\d{4}$/.test(key));
  if (wrongYear !== undefined) return { code: 'profile.field-unknown', field: `years.${wrongYear}` };
  return (
    shapeError('openingLoss', openingLoss, OPENING_LOSS) ??
    first(
      carryBack.map((choice, index) => shapeError(`carryBack.${index}`, choice, CARRY_BACK, ['lossYear', 'law'])),
    ) ??
    first(
      carryBackWaived.map((waiver, index) =>
        shapeError(`carryBackWaived.${index}`, waiver, WAIVER, ['lossYear', 'law']),
      ),
    ) ??
    first(Object.entries(years).map(([key, reported]) => shapeError(`years.${key}`, reported, YEAR)))
  );
}

/** As long as a ledger may call an asset, and no more of them than anybody holds. */
function isListOfNames(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 500) return false;
  return value.every((name) => typeof name === 'string' && name.length > 0 && name.length <= 160);
}

function shapeError(path: string, value: unknown, shape: Shape, needed: readonly string[] = []): ProfileError | null {
  if (!isRecord(value)) return { code: 'profile.field-malformed', field: path };
  const missing = needed.find((key) => value[key] === undefined);
  if (missing !== undefined) return { code: 'profile.field-malformed', field: `${path}.${missing}` };
  for (const [key, field] of Object.entries(value)) {
    const check = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (check === undefined) return { code: 'profile.field-unknown', field: `${path}.${key}` };
    const code = field === undefined ? null : check(field);
    if (code !== null) return { code, field: `${path}.${key}` };
  }
  return null;
}

function first(errors: readonly (ProfileError | null)[]): ProfileError | null {
  return errors.find((error) => error !== null) ?? null;
}
