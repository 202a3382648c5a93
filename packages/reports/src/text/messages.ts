/** Fills `{name}` in a sentence from the parameters of an issue or warning. */
import type { Issue } from '@cryptax/kernel';
import type { Warning } from '@cryptax/tax-de';
import { ISSUE_TEXTS } from './issues.data.ts';
import type { Locale } from './locale.ts';
import { numberText } from './numbers.ts';
import { WARNING_TEXTS } from './warnings.data.ts';
import { FORM_BLOCKS, METHODS, SCOPES, VALUE_FIELDS } from './words.data.ts';

/** A code without a sentence shows itself and its parameters rather than nothing. */
export function issueText({ code, params }: Pick<Issue, 'code' | 'params'>, locale: Locale): string {
  const sentence = ISSUE_TEXTS[code];
  if (sentence !== undefined) return fill(sentence[locale], spoken(params, locale));
  // Rows of imported files come with their sentence.
  if (params.message !== undefined) return params.message;
  const details = Object.entries(params).map(([name, value]) => `${name} ${value}`);
  return [code, ...details].join(', ');
}

export function warningText({ code, params }: Warning, locale: Locale): string {
  return fill(WARNING_TEXTS[code][locale], spoken(params, locale));
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

function fill(sentence: string, params: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '?');
}
