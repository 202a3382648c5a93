/**
 * Texts of a feature, German and English side by side. A key without both languages does not compile, and the
 * names in {{braces}} become the parameters the caller must pass. A text that depends on a count has the forms
 * `one` and `other` and takes `count`. The texts travel in the chunk of their feature, so an unopened screen costs
 * nothing. Two languages and no markup need no i18n library: the usual one alone was 15 kB of the landing page's 130.
 */
import { readable } from './readable.ts';

export type Locale = 'de' | 'en';
export const LOCALES: readonly Locale[] = ['de', 'en'];

type Counted = { readonly one: string; readonly other: string };
type Text = string | Counted;
export type StringTable = Readonly<Record<string, Readonly<Record<Locale, Text>>>>;

export interface Strings<T extends StringTable> {
  /** Names the table in messages to developers. */
  readonly namespace: string;
  readonly table: T;
}

type NamesIn<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NamesOf<T> = T extends Counted ? 'count' | NamesIn<T['one'] | T['other']> : NamesIn<T>;
type ParamNames<Entry> = Entry extends Readonly<Record<Locale, Text>> ? NamesOf<Entry['de'] | Entry['en']> : never;
type Params<Names extends string> = { readonly [Name in Names]: Name extends 'count' ? number : string | number };

/** No second argument for a plain text, an object with every name for a text with names. */
export type ParamsOf<Entry> = [ParamNames<Entry>] extends [never] ? [] : [params: Params<ParamNames<Entry>>];

export type Translate<T extends StringTable> = <K extends keyof T & string>(
  key: K,
  ...params: ParamsOf<T[K]>
) => string;

export function defineStrings<const T extends StringTable>(namespace: string, table: T): Strings<T> {
  return { namespace, table };
}

/** The text in the given language, its names filled in. Also for use outside of React. */
export function translate<T extends StringTable, K extends keyof T & string>(
  strings: Strings<T>,
  locale: Locale,
  key: K,
  ...params: ParamsOf<T[K]>
): string {
  const values: Readonly<Record<string, string | number>> = params[0] ?? {};
  const text = strings.table[key]?.[locale];
  if (text === undefined) throw new RangeError(`No text "${key}" in "${strings.namespace}".`);
  return fillIn(typeof text === 'string' ? text : text[formFor(values.count, locale)], values, locale);
}

/** Made once per language: building the rules costs more than using them. */
const PLURALS: Readonly<Record<Locale, Intl.PluralRules>> = {
  de: new Intl.PluralRules('de'),
  en: new Intl.PluralRules('en'),
};

function formFor(count: string | number | undefined, locale: Locale): keyof Counted {
  return PLURALS[locale].select(Number(count)) === 'one' ? 'one' : 'other';
}

/** Names of whole counts: 1230 is `1.230` or `1,230`. Years, lines and numbers that the caller has written out stay as they are. */
const COUNTS: ReadonlySet<string> = new Set(
  'count total all at arrived left rows events entries shown done points coins lots sales files wanted used duplicate ignored review planned n of'.split(
    ' ',
  ),
);
const WHOLE: Readonly<Record<Locale, Intl.NumberFormat>> = {
  de: new Intl.NumberFormat('de-DE'),
  en: new Intl.NumberFormat('en-US'),
};

function fillIn(text: string, values: Readonly<Record<string, string | number>>, locale: Locale): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'number' && COUNTS.has(name) ? WHOLE[locale].format(value) : readable(String(value));
  });
}
