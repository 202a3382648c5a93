/** Texts of one table in the language of the surrounding `LocaleProvider`; the same function until the language changes. */
import { useCallback } from 'react';
import { useLocale } from './locale.tsx';
import { type ParamsOf, type Strings, type StringTable, type Translate, translate } from './strings.ts';

export function useStrings<T extends StringTable>(strings: Strings<T>): Translate<T> {
  const locale = useLocale();
  return useCallback(
    <K extends keyof T & string>(key: K, ...params: ParamsOf<T[K]>) => translate(strings, locale, key, ...params),
    [strings, locale],
  );
}
