/**
 * Filter pills as data: what they say, the text they have in the address, and the question they become. One pill per
 * field and sense ("ist", "ist nicht"); values inside a pill are alternatives, pills narrow each other.
 */
import { add, dec, defined, formatShortest, subtract } from '@cryptax/kernel';
import { EVENT_KINDS, type EventKind, INCOME_KINDS, type IncomeKind } from '@cryptax/ledger';
import type { DecimalRange, EventFilter } from '../../../../../platform/ledger/event-types.ts';

export const CHOICE_FIELDS = ['kind', 'income', 'asset', 'wallet', 'source'] as const;
export const RANGE_FIELDS = ['value', 'gain'] as const;
export const TAX_VALUES = ['taxable', 'free', 'income', 'none'] as const;

export type ChoiceField = (typeof CHOICE_FIELDS)[number];
export type RangeField = (typeof RANGE_FIELDS)[number];
export type TaxValue = (typeof TAX_VALUES)[number];
export type FilterField = ChoiceField | RangeField | 'tax' | 'days' | 'year';

export type Bound =
  | { readonly op: 'more' | 'less' | 'equal'; readonly amount: string }
  | { readonly op: 'between'; readonly amount: string; readonly to: string };

export type Pill =
  | {
      readonly kind: 'choice';
      readonly field: ChoiceField;
      readonly isNot: boolean;
      readonly values: readonly string[];
    }
  | { readonly kind: 'range'; readonly field: RangeField; readonly bound: Bound }
  | { readonly kind: 'days'; readonly from?: string; readonly to?: string }
  | { readonly kind: 'tax'; readonly value: TaxValue }
  | { readonly kind: 'year'; readonly year: number };

/** Names the pill among others; a second one with the same key takes its place. */
export function pillKey(pill: Pill): string {
  switch (pill.kind) {
    case 'choice':
      return `${pill.isNot ? '-' : ''}${pill.field}`;
    case 'range':
      return pill.field;
    default:
      return pill.kind;
  }
}

export function withPill(pills: readonly Pill[], pill: Pill): readonly Pill[] {
  const key = pillKey(pill);
  const isKnown = pills.some((each) => pillKey(each) === key);
  return isKnown ? pills.map((each) => (pillKey(each) === key ? pill : each)) : [...pills, pill];
}

export function withoutPill(pills: readonly Pill[], pill: Pill): readonly Pill[] {
  return pills.filter((each) => pillKey(each) !== pillKey(pill));
}

/** The filter that all pills together ask for. */
export function filterOf(pills: readonly Pill[]): EventFilter {
  const chosen = (field: ChoiceField, isNot: boolean) =>
    pills.flatMap((pill) =>
      pill.kind === 'choice' && pill.field === field && pill.isNot === isNot ? pill.values : [],
    );
  const not = choices((field) => chosen(field, true));
  const rest = pills.map(restOf);
  return Object.assign(
    {},
    choices((field) => chosen(field, false)),
    Object.keys(not).length === 0 ? {} : { not },
    ...rest,
  );
}

function choices(of: (field: ChoiceField) => readonly string[]): NonNullable<EventFilter['not']> {
  const kinds = of('kind').flatMap((value) => EVENT_KINDS.find((kind): kind is EventKind => kind === value) ?? []);
  const incomeKinds = of('income').flatMap(
    (value) => INCOME_KINDS.find((kind): kind is IncomeKind => kind === value) ?? [],
  );
  const [assets, wallets, sources] = [of('asset'), of('wallet'), of('source')];
  return {
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(incomeKinds.length > 0 ? { incomeKinds } : {}),
    ...(assets.length > 0 ? { assets } : {}),
    ...(wallets.length > 0 ? { wallets } : {}),
    ...(sources.length > 0 ? { sources } : {}),
  };
}

function restOf(pill: Pill): EventFilter {
  switch (pill.kind) {
    case 'choice':
      return {};
    case 'range':
      return pill.field === 'value' ? { valueEur: rangeOf(pill.bound) } : { gainEur: rangeOf(pill.bound) };
    case 'days':
      return defined({ from: pill.from, to: pill.to });
    case 'tax':
      return { tax: pill.value };
    case 'year':
      return { year: pill.year };
  }
}

/** Euro are kept at 1e-8: one step beyond a bound is the first amount past it. */
const STEP = dec('0.00000001');

export function rangeOf(bound: Bound): DecimalRange {
  switch (bound.op) {
    case 'more':
      return { from: formatShortest(add(dec(bound.amount), STEP)) };
    case 'less':
      return { to: formatShortest(subtract(dec(bound.amount), STEP)) };
    case 'equal':
      return { from: bound.amount, to: bound.amount };
    case 'between':
      return { from: bound.amount, to: bound.to };
  }
}

export function isTaxValue(text: string): text is TaxValue {
  return TAX_VALUES.some((value) => value === text);
}
