/**
 * Texts of a feature, German and English side by side. A key without both languages does not compile, and the
 * names in {{braces}} become the parameters the caller must pass. A text that depends on a count has the forms
 * `one` and `other` and takes `count`. Each feature registers its own namespace when its chunk loads.
 */
import { i18n } from './i18n.ts';

export type Locale = 'de' | 'en';
export const LOCALES: readonly Locale[] = ['de', 'en'];

type Counted = { readonly one: string; readonly other: string };
type Text = string | Counted;
export type StringTable = Readonly<Record<string, Readonly<Record<Locale, Text>>>>;

export interface Strings<T extends StringTable> {
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
  for (const locale of LOCALES) {
    i18n.addResourceBundle(locale, namespace, flatten(table, locale), true, true);
  }
  return { namespace, table };
}

/** The same texts outside of React: page titles, notices raised by services. */
export function translate<T extends StringTable, K extends keyof T & string>(
  strings: Strings<T>,
  locale: Locale,
  key: K,
  ...params: ParamsOf<T[K]>
): string {
  return i18n.getFixedT(locale, strings.namespace)(key, params[0] ?? {});
}

function flatten(table: StringTable, locale: Locale): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, entry] of Object.entries(table)) {
    const text = entry[locale];
    if (typeof text === 'string') flat[key] = text;
    else {
      flat[`${key}_one`] = text.one;
      flat[`${key}_other`] = text.other;
    }
  }
  return flat;
}
