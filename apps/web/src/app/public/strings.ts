/** Words of the public header and footer. */
import { defineStrings } from '../../platform/i18n/strings.ts';

export const publicStrings = defineStrings('public', {
  home: { de: 'Cryptax, Startseite', en: 'Cryptax, home' },
  nav: { de: 'Hauptnavigation', en: 'Main navigation' },
  features: { de: 'Funktionen', en: 'Features' },
  how: { de: 'So geht’s', en: 'How it works' },
  pricing: { de: 'Preise', en: 'Pricing' },
  security: { de: 'Sicherheit', en: 'Security' },
  dashboard: { de: 'Zur Übersicht', en: 'Overview' },
  login: { de: 'Anmelden', en: 'Log in' },
  start: { de: 'Kostenlos starten', en: 'Start for free' },
  product: { de: 'Produkt', en: 'Product' },
  'smart-import': { de: 'Smart-Import', en: 'Smart import' },
  strategies: { de: 'Steuerstrategien', en: 'Tax strategies' },
  overview: { de: 'Übersicht', en: 'Overview' },
  legal: { de: 'Rechtliches', en: 'Legal' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  terms: { de: 'AGB', en: 'Terms' },
  withdrawal: { de: 'Widerruf', en: 'Withdrawal' },
  contact: { de: 'Kontakt', en: 'Contact' },
  'contact-line': { de: 'Anschrift und E-Mail im Impressum', en: 'Address and email in the imprint' },
});
