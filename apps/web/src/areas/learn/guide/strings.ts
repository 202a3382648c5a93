/** Words of the guide. What it says on a screen is in screen-help.ts, the articles are in docs/help. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const guideStrings = defineStrings('guide', {
  help: { de: 'Hilfe', en: 'Help' },
  back: { de: 'Zurück zur Hilfe', en: 'Back to help' },
  search: { de: 'Frage oder Begriff', en: 'Question or term' },
  results: { de: 'Gefunden', en: 'Found' },
  none: {
    de: 'Dazu steht hier nichts. Versuche ein anderes Wort oder sieh in die Liste der Artikel.',
    en: 'Nothing found. Try another word or look at the list of articles.',
  },
  fitting: { de: 'Passt dazu', en: 'Related' },
  'topic.start': { de: 'Anfangen', en: 'Getting started' },
  'topic.tax': { de: 'Steuern verstehen', en: 'Understanding tax' },
  'topic.solve': { de: 'Probleme lösen', en: 'Solving problems' },
  'topic.data': { de: 'Wallets, Börsen, Planung', en: 'Wallets, exchanges, planning' },
  'topic.privacy': { de: 'Datenschutz', en: 'Privacy' },
  'topic.export': { de: 'Dateien von Börsen und Wallets', en: 'Files from exchanges and wallets' },
  term: { de: 'Begriff', en: 'Term' },
  article: { de: 'Artikel', en: 'Article' },
  example: { de: 'Beispiel', en: 'Example' },
  glossary: { de: 'Alle Begriffe im Glossar', en: 'All terms in the glossary' },
  screens: { de: 'Dorthin', en: 'Go there' },
  failed: { de: 'Die Hilfe ließ sich nicht laden', en: 'Help could not be loaded' },
  'failed.line': {
    de: 'Prüfe die Verbindung. Deine Daten sind unverändert.',
    en: 'Check the connection. Your data is unchanged.',
  },
  keys: { de: 'Pfeiltasten wählen, Enter öffnet, Esc schließt.', en: 'Arrow keys choose, Enter opens, Esc closes.' },
  missing: {
    de: 'Diese Seite gibt es nicht. Suche oben nach dem, was du brauchst, oder gehe zur Startseite.',
    en: 'This page does not exist. Search above for what you need, or go to the home page.',
  },
});
