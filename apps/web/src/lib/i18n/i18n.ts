/**
 * The one i18next instance. It starts empty and synchronously: namespaces are added by `defineStrings` when a
 * feature's chunk is loaded, so no text of an unopened screen is downloaded. Keys contain dots, so the separators
 * are off; React escapes, so i18next does not.
 */
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

export const i18n: I18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  supportedLngs: ['de', 'en'],
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  returnNull: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});
