/**
 * A pill while it is being built: everything as it was typed or ticked, the pill it makes once it says something, and
 * what a pill says in words.
 */
import { compare, dec } from '@cryptax/kernel';
import { EVENT_KINDS, INCOME_KINDS } from '@cryptax/ledger';
import type { Locale, Translate } from '../../../../../platform/i18n/strings.ts';
import type { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { sourceLabel } from '../../../../../platform/ledger/source-label.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatDecimalInput, parseDecimalInput } from '../../../../../ui/format/parse-input.ts';
import type { filterStrings } from '../strings.ts';
import { type Bound, type ChoiceField, type FilterField, type Pill, TAX_VALUES } from './filter-pills.ts';

/** Between two numbers a hyphen, a dash or dots; a minus before the first belongs to it. */
const BETWEEN = /^(-?[^-–]+?)\s*(?:-|–|\.\.|bis|to)\s*(-?[^-–]+)$/;

/** A range as people type it: `>100`, `<50`, `10-50`, `100`, in the reader's own way of writing numbers. */
export function parseBound(typed: string, locale: Locale): Bound | undefined {
  const text = typed.trim().replaceAll('\u2212', '-');
  const sign = /^(>|<|=|≥|≤)=?/.exec(text)?.[0] ?? '';
  if (sign === '') {
    const between = BETWEEN.exec(text);
    if (between) return betweenOf(between[1] ?? '', between[2] ?? '', locale);
  }
  const amount = numberOf(text.slice(sign.length), locale);
  if (amount === undefined) return undefined;
  return {
    op: sign.startsWith('>') || sign === '≥' ? 'more' : sign.startsWith('<') || sign === '≤' ? 'less' : 'equal',
    amount,
  };
}

export function printBoundInput(bound: Bound, locale: Locale): string {
  const amount = formatDecimalInput(bound.amount, locale);
  switch (bound.op) {
    case 'more':
      return `> ${amount}`;
    case 'less':
      return `< ${amount}`;
    case 'equal':
      return amount;
    case 'between':
      return `${amount} – ${formatDecimalInput(bound.to, locale)}`;
  }
}

function betweenOf(first: string, second: string, locale: Locale): Bound | undefined {
  const [a, b] = [numberOf(first, locale), numberOf(second, locale)];
  if (a === undefined || b === undefined) return undefined;
  return compare(dec(a), dec(b)) <= 0 ? { op: 'between', amount: a, to: b } : { op: 'between', amount: b, to: a };
}

function numberOf(text: string, locale: Locale): string | undefined {
  const entry = parseDecimalInput(text.trim(), locale);
  return entry.kind === 'value' ? entry.value : undefined;
}

export interface PillDraft {
  readonly field: FilterField;
  readonly isNot: boolean;
  readonly values: readonly string[];
  readonly range: string;
  readonly from: string;
  readonly to: string;
}

export function draftOf(pill: Pill | undefined, locale: Locale): PillDraft {
  const empty: PillDraft = { field: 'kind', isNot: false, values: [], range: '', from: '', to: '' };
  switch (pill?.kind) {
    case undefined:
      return empty;
    case 'choice':
      return { ...empty, field: pill.field, isNot: pill.isNot, values: pill.values };
    case 'range':
      return { ...empty, field: pill.field, range: printBoundInput(pill.bound, locale) };
    case 'days':
      return { ...empty, field: 'days', from: pill.from ?? '', to: pill.to ?? '' };
    case 'tax':
      return { ...empty, field: 'tax', values: [pill.value] };
    case 'year':
      return { ...empty, field: 'year', values: [String(pill.year)] };
  }
}

/** Undefined while the draft says nothing, or nothing that can be read. */
export function pillOf(draft: PillDraft, locale: Locale): Pill | undefined {
  const { field, isNot, from, to } = draft;
  const [first] = draft.values;
  switch (field) {
    case 'value':
    case 'gain': {
      const bound = parseBound(draft.range, locale);
      return bound && { kind: 'range', field, bound };
    }
    case 'days':
      return from === '' && to === ''
        ? undefined
        : { kind: 'days', ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
    case 'tax': {
      const value = TAX_VALUES.find((each) => each === first);
      return value && { kind: 'tax', value };
    }
    case 'year':
      return first === undefined ? undefined : { kind: 'year', year: Number(first) };
    default: {
      const values = draft.values.filter((value) => isKnown(field, value));
      return values.length === 0 ? undefined : { kind: 'choice', field, isNot, values };
    }
  }
}

function isKnown(field: ChoiceField, value: string): boolean {
  if (field === 'kind') return EVENT_KINDS.some((kind) => kind === value);
  return field !== 'income' || INCOME_KINDS.some((kind) => kind === value);
}

interface PillLanguage {
  readonly t: Translate<typeof filterStrings.table>;
  readonly kinds: Translate<typeof kindStrings.table>;
  readonly locale: Locale;
}

const MOST_VALUES = 2;

/** What a pill says: field and operator, then the value. */
export function pillWords(pill: Pill, language: PillLanguage): { readonly name: string; readonly value: string } {
  const { t, locale } = language;
  switch (pill.kind) {
    case 'choice': {
      const names = pill.values.map((value) => valueName(pill.field, value, language));
      const name = pill.isNot ? `${t(`field.${pill.field}`)} ${t('isNot')}` : t(`field.${pill.field}`);
      if (names.length <= MOST_VALUES) return { name, value: names.join(` ${t('or')} `) };
      return { name, value: t('moreValues', { first: names[0] ?? '', count: names.length - 1 }) };
    }
    case 'range':
      return { name: t(`field.${pill.field}`), value: printBoundInput(pill.bound, locale) };
    case 'days':
      return { name: t('field.days'), value: daysWords(pill, language) };
    case 'tax':
      return { name: t('field.tax'), value: t(`tax.${pill.value}`) };
    case 'year':
      return { name: t('field.year'), value: String(pill.year) };
  }
}

function daysWords({ from, to }: Extract<Pill, { kind: 'days' }>, { t, locale }: PillLanguage): string {
  if (from !== undefined && to !== undefined) return `${formatDay(from, locale)} – ${formatDay(to, locale)}`;
  if (from !== undefined) return `${t('since')} ${formatDay(from, locale)}`;
  return `${t('until')} ${formatDay(to ?? '', locale)}`;
}

/** Kinds have names of their own; coins and wallets are called what they are called. */
export function valueName(field: ChoiceField, value: string, { kinds, locale }: Omit<PillLanguage, 't'>): string {
  if (field === 'kind') return kinds(value as Parameters<typeof kinds>[0]);
  if (field === 'income') return kinds(`income.${value}` as Parameters<typeof kinds>[0]);
  return field === 'source' ? sourceLabel(value, locale) : value;
}
