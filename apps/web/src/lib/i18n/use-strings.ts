/** Texts of one namespace in the language of the surrounding `LocaleProvider`. */
import { useTranslation } from 'react-i18next';
import { i18n } from './i18n.ts';
import { useLocale } from './locale.tsx';
import type { Strings, StringTable, Translate } from './strings.ts';

export function useStrings<T extends StringTable>(strings: Strings<T>): Translate<T> {
  const { t } = useTranslation(strings.namespace, { lng: useLocale(), i18n, useSuspense: false });
  return t as unknown as Translate<T>;
}
