/** Texts of the App Test Dashboard; the words of failure are those of the specification. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const appTestStrings = defineStrings('app-test', {
  context: {
    de: 'Sechs Bausteine der App, einer nach dem anderen geprüft.',
    en: 'Six parts of the app, checked one after the other.',
  },
  run: { de: 'Tests ausführen', en: 'Run Tests' },
  clear: { de: 'Leeren', en: 'Clear' },
  'failed.database': { de: 'Prüfung fehlgeschlagen', en: 'Verification failed' },
  'failed.csv': { de: 'CSV-Verarbeitung fehlgeschlagen', en: 'CSV processing failed' },
  'failed.portfolio': { de: 'Kurse konnten nicht geholt werden', en: 'Price fetch failed' },
  'failed.apis': { de: 'Dienst antwortet nicht', en: 'API failed' },
  'failed.local-storage': { de: 'Speicher fehlgeschlagen', en: 'Storage failed' },
  'failed.router': { de: 'Router nicht verfügbar', en: 'Router not available' },
  'about.database': {
    de: 'Eine Buchung wird gespeichert, gelesen und gelöscht.',
    en: 'An entry is saved, read and deleted.',
  },
  'about.csv': {
    de: 'Drei Beispieldateien werden ganz eingelesen.',
    en: 'Three sample files are imported as a whole.',
  },
  'about.portfolio': {
    de: 'Positionen, Kurse und Gesamtwert passen zusammen.',
    en: 'Positions, prices and total value agree.',
  },
  'about.apis': {
    de: 'Der eigene Server wird gefragt, fremde Dienste nur mit deiner Erlaubnis.',
    en: 'Our own server is asked, outside services only if you allow it.',
  },
  'about.local-storage': {
    de: 'Ein Wert wird geschrieben, gelesen und entfernt.',
    en: 'A value is written, read and removed.',
  },
  'about.router': { de: 'Jede Adresse findet ihre Seite.', en: 'Every address finds its screen.' },
});
