/** Changes of events in the words of a language: one field from -> to, all fields of one side, and the reason. */
import { berlinDayText } from '@cryptax/kernel';
import type { FieldChange, ManualChange } from '@cryptax/tax-de';
import { CHANGE_REASONS, FIELD_WORDS, NOTHING, SWAP_NATURES } from '../text/change-words.data.ts';
import { dayText, momentText } from '../text/dates.ts';
import type { Locale, Text } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { ASSUMED_BASES, DERIVATIVE_KINDS, EVENT_KINDS, INCOME_KINDS } from '../text/words.data.ts';

export function fieldChangeText({ field, before, after }: FieldChange, locale: Locale): string {
  return `${fieldName(field, locale)}: ${valueText(field, before, locale)} -> ${valueText(field, after, locale)}`;
}

/** What stood on one side; null where nothing did. */
export function fieldsText(fields: readonly FieldChange[], side: 'before' | 'after', locale: Locale): string | null {
  const reported = fields.filter((change) => change[side] !== null);
  if (reported.length === 0) return null;
  return reported
    .map((change) => `${fieldName(change.field, locale)}: ${valueText(change.field, change[side], locale)}`)
    .join('; ');
}

/** The user's own words are printed as they are. */
export function changeReason({ reason, code, others = 0 }: ManualChange, locale: Locale): string {
  const known = code === undefined ? undefined : CHANGE_REASONS[code]?.[locale];
  const words = known ?? (reason === '' ? (code ?? '') : reason);
  if (others === 0) return words;
  return `${words}${locale === 'de' ? `, zusammen mit ${others} weiteren Buchungen` : `, together with ${others} more entries`}`;
}

/** `Verkauf 01.08.2024, Kraken`; an old report knows only the id. */
export function changedEvent({ event, eventId }: ManualChange, locale: Locale): string {
  if (event === undefined) return eventId;
  return `${EVENT_KINDS[event.kind][locale]} ${dayText(berlinDayText(event.at), locale)}, ${event.wallet}`;
}

/** A field that this version does not know keeps its own name. */
function fieldName(field: string, locale: Locale): string {
  return wordOf(FIELD_WORDS, field, locale);
}

function valueText(field: string, value: string | null, locale: Locale): string {
  if (value === null) return NOTHING[locale];
  switch (field) {
    case 'kind':
      return wordOf(EVENT_KINDS, value, locale);
    case 'incomeKind':
      return wordOf(INCOME_KINDS, value, locale);
    case 'derivativeKind':
      return wordOf(DERIVATIVE_KINDS, value, locale);
    case 'nature':
      return wordOf(SWAP_NATURES, value, locale);
    case 'basis':
      return wordOf(ASSUMED_BASES, value, locale);
    case 'at':
    case 'acquiredAt':
      return momentText(value, locale);
    case 'in':
    case 'out':
    case 'fee':
      return value.replace(/^-?\d+(?:\.\d+)?/, (amount) => money(amount, locale));
    default:
      return field.endsWith('Eur') ? money(value, locale) : value;
  }
}

function wordOf(words: Readonly<Record<string, Text>>, key: string, locale: Locale): string {
  return Object.hasOwn(words, key) ? (words[key]?.[locale] ?? key) : key;
}

function money(amount: string, locale: Locale): string {
  return numberText(amount, { numbers: locale, grouping: true });
}
