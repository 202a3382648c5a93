/** Fills `{name}` in a sentence from the parameters of an issue or warning. */
import type { Issue } from '@cryptax/kernel';
import { messageText } from '@cryptax/messages';
import type { Warning } from '@cryptax/tax-de';
import { dayText } from './dates.ts';
import type { Locale } from './locale.ts';
import { numberText } from './numbers.ts';
import { readable } from './readable.ts';
import { WARNING_TEXTS } from './warnings.data.ts';
import { FORM_BLOCKS, METHODS, SCOPES, VALUE_FIELDS } from './words.data.ts';

/** What is open, without a word to the reader about what to do: the tax office reads it. */
export function issueText({ code, params }: Pick<Issue, 'code' | 'params'>, locale: Locale): string {
  const show = (name: string, value: string) => shown(name, value, locale);
  return readable(messageText(code, params, { locale, reads: 'report', show }));
}

/** Of a row only its quantities; its other cells are quoted as the file has them. */
const QUOTED: ReadonlySet<string> = new Set(['value', 'word', 'text', 'column', 'lines', 'path', 'version', 'year']);

function shown(name: string, value: string, locale: Locale): string {
  if (QUOTED.has(name)) return value;
  if (name === 'bytes')
    return `${numberText(value, { numbers: locale, grouping: true })} Byte${locale === 'de' || value === '1' ? '' : 's'}`;
  if (DAY.test(value)) return dayText(value, locale);
  return AMOUNT.test(value) ? numberText(value, { numbers: locale, grouping: true }) : value;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function warningText({ code, params }: Warning, locale: Locale): string {
  return readable(fill(WARNING_TEXTS[code][locale], spoken(params, locale)));
}

/** Amounts as the model writes them; ids and hashes have no point in this place. */
const AMOUNT = /^-?\d+\.\d+$/;

/** Parameters that are names or amounts of the model, in the words of the report. */
function spoken(params: Warning['params'], locale: Locale): Warning['params'] {
  const words: readonly Readonly<Record<string, { readonly de: string; readonly en: string }>>[] = [
    METHODS,
    SCOPES,
    FORM_BLOCKS,
    VALUE_FIELDS,
  ];
  const say = (value: string) => {
    const word = words.find((list) => Object.hasOwn(list, value))?.[value];
    if (word !== undefined) return word[locale];
    return AMOUNT.test(value) ? numberText(value, { numbers: locale, grouping: true }) : value;
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, say(value)]));
}

/** `{count|one entry is|# entries are}` says one thing of a single one and another of several. */
function fill(sentence: string, params: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)(?:\|([^|{}]*)\|([^{}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = params[name] ?? '?';
    return one === undefined || many === undefined ? value : value === '1' ? one : many.replace('#', value);
  });
}
