/**
 * The tax profile as a form: what was kept becomes fields, fields become a profile or messages. Amounts stay decimal text
 * all the way. The profile is kept per year; losses from before the ledger and the method hold for all years. A loss goes
 * back as the office does it, unless the carry-back is waived for its year (section 10d EStG).
 */
import { defined, err, ok, type Result } from '@cryptax/kernel';
import type { MatchSettings, Method, Scope } from '@cryptax/ledger';
import type { CarryBackWaiver, TaxProfile, YearProfile } from '@cryptax/tax-de';
import type { TaxSettings } from '../../../../platform/ledger/ledger-state.ts';
import type { DecimalEntry } from '../../../../ui/format/parse-input.ts';
import type { PersonData } from '../../screen-types.ts';

/** The sixteen states. Church tax is 8 % of the income tax in Bavaria and Baden-Württemberg, 9 % elsewhere (rule TAR-04). */
export const STATES = [
  { id: 'BW', name: 'Baden-Württemberg' },
  { id: 'BY', name: 'Bayern' },
  { id: 'BE', name: 'Berlin' },
  { id: 'BB', name: 'Brandenburg' },
  { id: 'HB', name: 'Bremen' },
  { id: 'HH', name: 'Hamburg' },
  { id: 'HE', name: 'Hessen' },
  { id: 'MV', name: 'Mecklenburg-Vorpommern' },
  { id: 'NI', name: 'Niedersachsen' },
  { id: 'NW', name: 'Nordrhein-Westfalen' },
  { id: 'RP', name: 'Rheinland-Pfalz' },
  { id: 'SL', name: 'Saarland' },
  { id: 'SN', name: 'Sachsen' },
  { id: 'ST', name: 'Sachsen-Anhalt' },
  { id: 'SH', name: 'Schleswig-Holstein' },
  { id: 'TH', name: 'Thüringen' },
] as const;

type StateId = (typeof STATES)[number]['id'];

export function churchRate(state: StateId): 8 | 9 {
  return state === 'BW' || state === 'BY' ? 8 : 9;
}

function readState(text: string | undefined): StateId | null {
  return STATES.find(({ id }) => id === text)?.id ?? null;
}

/** Amounts of one year, and amounts from before the first year of the ledger. */
export const YEAR_AMOUNTS = [
  'taxableIncome',
  'otherPrivateSales',
  'otherIncome',
  'generalExpenses',
  'otherCapital',
  'allowanceUsed',
] as const;
export const OPENING_AMOUNTS = ['privateSales', 'income', 'capital'] as const;

export type YearAmount = (typeof YEAR_AMOUNTS)[number];
export type OpeningAmount = (typeof OPENING_AMOUNTS)[number];
export type AmountField = YearAmount | `opening.${OpeningAmount}`;

/** Results of other sales may be losses; all other amounts are entered as positive numbers. */
const SIGNED: ReadonlySet<AmountField> = new Set<AmountField>([
  'taxableIncome',
  'otherPrivateSales',
  'otherIncome',
  'otherCapital',
]);

export function isSigned(field: AmountField): boolean {
  return SIGNED.has(field);
}

type LossLaw = CarryBackWaiver['law'];

export interface ProfileDraft {
  readonly amounts: Readonly<Record<AmountField, DecimalEntry>>;
  readonly joint: boolean;
  readonly church: boolean;
  readonly state: StateId | null;
  /** Whether the carry-back of a loss of this year is waived. */
  readonly carryBackWaived: Readonly<Record<LossLaw, boolean>>;
  /** The income typed does not hold the other private sales and services. */
  readonly incomeLacksOther: boolean;
  /** Lived in Germany only part of the year. */
  readonly partYear: boolean;
  /** First and last day of it, empty where not known. */
  readonly residentFrom: string;
  readonly residentUntil: string;
  readonly freeAirdrops: MatchSettings['freeAirdrops'];
  readonly spotMargin: MatchSettings['spotMargin'];
  readonly spentOutputs: MatchSettings['spentOutputs'];
  /** What a spouse's loss carried forward leaves also meets the other's gains (open point, rule LOSS-12). */
  readonly spouseCarryForward: 'own' | 'both';
  /** Names of tokens like a security, as typed. */
  readonly securityTokens: string;
  readonly method: Method;
  readonly scope: Scope;
}

export type ProfileProblems = { readonly [Field in AmountField | 'state']?: 'number' | 'negative' | 'state' };

export function draftOf({ match, profile }: TaxSettings, person: PersonData, year: number): ProfileDraft {
  const reported = profile.years?.[String(year)] ?? {};
  const amounts = [
    ...YEAR_AMOUNTS.map((field): [AmountField, DecimalEntry] => [field, entryOf(reported[field])]),
    ...OPENING_AMOUNTS.map((field): [AmountField, DecimalEntry] => [
      `opening.${field}`,
      entryOf(profile.openingLoss?.[field]),
    ]),
  ];
  return {
    amounts: Object.fromEntries(amounts) as ProfileDraft['amounts'],
    joint: reported.joint ?? false,
    church: reported.church !== undefined,
    state: readState(person.state),
    carryBackWaived: {
      'private-sales': isWaived(profile, year, 'private-sales'),
      income: isWaived(profile, year, 'income'),
    },
    incomeLacksOther: profile.years?.[String(year)]?.incomeHoldsOther === false,
    partYear: reported.partYear ?? false,
    residentFrom: reported.residentFrom ?? '',
    residentUntil: reported.residentUntil ?? '',
    freeAirdrops: match.freeAirdrops,
    spotMargin: match.spotMargin,
    spentOutputs: match.spentOutputs,
    spouseCarryForward: profile.spouseCarryForward ?? 'own',
    securityTokens: (profile.securityTokens ?? []).join(', '),
    method: match.method,
    scope: match.scope,
  };
}

export function problemsOf({ amounts, church, state }: ProfileDraft): ProfileProblems {
  const wrong = (Object.entries(amounts) as [AmountField, DecimalEntry][]).flatMap(([field, entry]) => {
    if (entry.kind !== 'invalid') return [];
    const isNegative = !isSigned(field) && /^\s*[-\u2212]/.test(entry.text);
    return [[field, isNegative ? 'negative' : 'number'] as const];
  });
  return {
    ...Object.fromEntries(wrong),
    ...defined({ state: church && state === null ? ('state' as const) : undefined }),
  };
}

export interface FilledProfile {
  readonly settings: TaxSettings;
  readonly person: PersonData;
}

export function filledProfile(
  draft: ProfileDraft,
  old: FilledProfile,
  year: number,
): Result<FilledProfile, ProfileProblems> {
  const problems = problemsOf(draft);
  if (Object.keys(problems).length > 0) return err(problems);
  const { settings, person } = old;
  const openingLoss = present(OPENING_AMOUNTS, (field) => draft.amounts[`opening.${field}`]);
  const carryBackWaived = waiversOf(draft, settings.profile, year);
  const securityTokens = namesIn(draft.securityTokens);
  const {
    openingLoss: _,
    carryBackWaived: _old,
    securityTokens: _marked,
    spouseCarryForward: _shared,
    ...rest
  } = withYear(settings.profile, year, yearOf(draft));
  const { state: __, ...others } = person;
  return ok({
    settings: {
      match: {
        ...settings.match,
        method: draft.method,
        scope: draft.scope,
        freeAirdrops: draft.freeAirdrops,
        spotMargin: draft.spotMargin,
        spentOutputs: draft.spentOutputs,
      },
      profile: {
        ...rest,
        ...(Object.keys(openingLoss).length === 0 ? {} : { openingLoss }),
        ...(carryBackWaived.length === 0 ? {} : { carryBackWaived }),
        ...(securityTokens.length === 0 ? {} : { securityTokens }),
        ...(draft.spouseCarryForward === 'both' ? { spouseCarryForward: 'both' } : {}),
      },
    },
    person: draft.state === null ? others : { ...others, state: draft.state },
  });
}

/** Names between commas, each once. */
function namesIn(text: string): readonly string[] {
  const names = text.split(/[,;\n]/).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== '' && name.length <= 160))].slice(0, 500);
}

function yearOf(draft: ProfileDraft): YearProfile {
  const { amounts, joint, church, state, incomeLacksOther, partYear, residentFrom, residentUntil } = draft;
  return {
    ...present(YEAR_AMOUNTS, (field) => amounts[field]),
    ...defined({
      joint: joint || undefined,
      incomeHoldsOther: incomeLacksOther ? false : undefined,
      partYear: partYear || undefined,
      residentFrom: partYear && residentFrom !== '' ? residentFrom : undefined,
      residentUntil: partYear && residentUntil !== '' ? residentUntil : undefined,
      church: church && state !== null ? churchRate(state) : undefined,
    }),
  };
}

const LAWS: readonly LossLaw[] = ['private-sales', 'income'];

function isWaived({ carryBackWaived = [] }: TaxProfile, year: number, wanted: LossLaw): boolean {
  return carryBackWaived.some(({ lossYear, law }) => lossYear === year && law === wanted);
}

/** The office carries back by itself, so only a waiver is kept; those of other years stay. */
function waiversOf(
  { carryBackWaived: chosen }: ProfileDraft,
  { carryBackWaived = [] }: TaxProfile,
  year: number,
): readonly CarryBackWaiver[] {
  const kept = carryBackWaived.filter(({ lossYear }) => lossYear !== year);
  return [...kept, ...LAWS.filter((law) => chosen[law]).map((law) => ({ lossYear: year, law }))];
}

function withYear(profile: TaxProfile, year: number, reported: YearProfile): TaxProfile {
  const { [String(year)]: _, ...others } = profile.years ?? {};
  const years = Object.keys(reported).length === 0 ? others : { ...others, [String(year)]: reported };
  return { ...profile, years };
}

function present<F extends string>(
  fields: readonly F[],
  entry: (field: F) => DecimalEntry,
): { readonly [Field in F]?: string } {
  const filled = fields.flatMap((field) => {
    const reported = entry(field);
    return reported.kind === 'value' ? [[field, reported.value] as const] : [];
  });
  return Object.fromEntries(filled) as { readonly [Field in F]?: string };
}

function entryOf(value: string | undefined): DecimalEntry {
  return value === undefined ? { kind: 'empty' } : { kind: 'value', value };
}
