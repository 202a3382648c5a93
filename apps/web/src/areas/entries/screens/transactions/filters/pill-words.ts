/** What a pill says: field and operator, then the value. */
import type { Locale, Translate } from '../../../../../platform/i18n/strings.ts';
import type { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { sourceLabel } from '../../../../../platform/ledger/source-label.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import type { ChoiceField, Pill } from '../model/filter-pills.ts';
import { printBoundInput } from '../model/pill-draft.ts';
import type { filterStrings } from '../strings.ts';

export interface PillLanguage {
  readonly t: Translate<typeof filterStrings.table>;
  readonly kinds: Translate<typeof kindStrings.table>;
  readonly locale: Locale;
}

const MOST_VALUES = 2;

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
