/**
 * The language of the interface. It lives in the settings store (stored value, else the browser's language if it
 * is German or English, else English); the provider hands it to the tree and keeps `<html lang>` in step.
 * A pinned `locale` shows a part of the page in a fixed language, for tests and the component catalogue.
 */
import { createContext, type ReactNode, useCallback, useContext, useEffect } from 'react';
import { settings, useSetting } from '../settings/settings.ts';
import { type Locale, type ParamsOf, type Strings, type StringTable, type Translate, translate } from './strings.ts';

export type { Locale } from './strings.ts';

const LocaleContext = createContext<Locale | null>(null);

export function LocaleProvider({ locale, children }: { readonly locale?: Locale; readonly children: ReactNode }) {
  const stored = useSetting('locale');
  const current = locale ?? stored;
  useEffect(() => {
    if (locale === undefined) document.documentElement.lang = stored;
  }, [locale, stored]);
  return <LocaleContext value={current}>{children}</LocaleContext>;
}

/** Outside of a provider (a lone component in a test) the stored language counts. */
export function useLocale(): Locale {
  const stored = useSetting('locale');
  return useContext(LocaleContext) ?? stored;
}

export function useSetLocale(): (locale: Locale) => void {
  return setLocale;
}

function setLocale(locale: Locale): void {
  settings.set('locale', locale);
}

/**
 * Texts of one table in the language of the surrounding `LocaleProvider`; the same function until the language
 * changes.
 */
export function useStrings<T extends StringTable>(strings: Strings<T>): Translate<T> {
  const locale = useLocale();
  return useCallback(
    <K extends keyof T & string>(key: K, ...params: ParamsOf<T[K]>) => translate(strings, locale, key, ...params),
    [strings, locale],
  );
}
