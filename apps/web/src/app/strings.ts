/** Words around every screen: the overlay for uncaught errors, a screen that failed, the way past the navigation. */
import { defineStrings } from '../platform/i18n/strings.ts';

export const appStrings = defineStrings('app', {
  'contract.cancel': { de: 'Verträge hier kündigen', en: 'Cancel contracts here' },
  'contract.withdraw': { de: 'Vertrag widerrufen', en: 'Withdraw from contract' },
  'contract.links': { de: 'Vertrag und Rechtliches', en: 'Contract and legal' },
  'not-found': { de: 'Seite nicht gefunden', en: 'Page not found' },
  skip: { de: 'Zum Inhalt springen', en: 'Skip to content' },
  language: { de: 'Sprache', en: 'Language' },
  'language.de': { de: 'Deutsch', en: 'Deutsch' },
  'language.en': { de: 'English', en: 'English' },
  'error.title': { de: 'Fehler erkannt', en: 'Error Detected' },
  'error.message': {
    de: 'Etwas ist schiefgegangen. Deine Daten sind unverändert, du kannst weiterarbeiten.',
    en: 'Something went wrong. Your data is unchanged, you can keep working.',
  },
  'error.detail': { de: 'Technische Einzelheit', en: 'Technical detail' },
  'error.close': { de: 'Schließen', en: 'Close' },
  'failure.title': { de: 'Diese Ansicht ist stehen geblieben', en: 'This view has stopped' },
  'failure.line': {
    de: 'Deine Daten sind unverändert. Lade die Ansicht neu oder gehe zurück zur Startseite.',
    en: 'Your data is unchanged. Load the view again or go back to the home page.',
  },
  'failure.retry': { de: 'Ansicht neu laden', en: 'Load the view again' },
  'failure.home': { de: 'Zur Startseite', en: 'Go to the home page' },
});

/** Words of the 404 page; its English sentence is the specification's. */
export const notFoundStrings = defineStrings('not-found', {
  title: { de: 'Diese Seite gibt es nicht.', en: "The page you're looking for doesn't exist." },
  line: {
    de: 'Vielleicht ist die Adresse alt oder vertippt. Suche nach der Seite oder gehe zur Startseite.',
    en: 'Perhaps the address is old or mistyped. Search for the page or go home.',
  },
  home: { de: 'Zur Startseite', en: 'Go home' },
  search: { de: 'Seite suchen', en: 'Search for a page' },
});
