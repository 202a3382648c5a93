/** Texts of the landing page below the first screen. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const lowerStrings = defineStrings('landing.lower', {
  'features.title': { de: 'Alles, was deine Steuererklärung braucht', en: 'Everything your tax return needs' },
  'features.note': {
    de: 'Die Zahlen in den Bildern berechnet Cryptax aus dem Beispielbestand.',
    en: 'Cryptax calculates the figures in the pictures from the demo ledger.',
  },
  rows: { de: '{{count}} Zeilen', en: '{{count}} rows' },
  'methods.of': { de: 'Gewinn {{year}} je Methode', en: 'Gain of {{year}} by method' },
  'feature.import': { de: 'Import von vielen Börsen', en: 'Import from many exchanges' },
  'feature.import.line': {
    de: 'Ziehe alle Dateien auf einmal hinein. Cryptax erkennt das Format und findet Duplikate und Transfers.',
    en: 'Drop all files at once. Cryptax recognises the format and finds duplicates and transfers.',
  },
  'feature.limit': { de: 'Freigrenze im Blick', en: 'The limit in view' },
  'feature.limit.line': {
    de: 'Du siehst das ganze Jahr, wie viel Gewinn noch steuerfrei ist und wann eine Tranche frei wird.',
    en: 'All year you see how much gain is still tax-free and when a lot becomes free.',
  },
  limit: { de: 'Freigrenze', en: 'Limit' },
  'limit.over': { de: 'Freigrenze erreicht, alles steuerpflichtig', en: 'Limit reached, all of it taxable' },
  'limit.under': { de: 'Unter der Freigrenze, also steuerfrei', en: 'Below the limit, so tax-free' },
  'feature.privacy': { de: 'Deine Daten bleiben deine', en: 'Your data stays yours' },
  'feature.privacy.line': {
    de: 'Ohne Konto liegt alles nur in deinem Browser. Mit Konto gilt die DSGVO: Auskunft, Export und Löschen mit einem Klick.',
    en: 'Without an account all data is kept in your browser only. With one, the GDPR applies: view, export and delete your data with one click.',
  },
  'storage.local': { de: 'Nur auf diesem Gerät', en: 'Only on this device' },
  'storage.local.line': { de: 'ohne Konto', en: 'no account' },
  'storage.cloud': { de: 'Mit Konto synchronisieren', en: 'Sync with an account' },
  'storage.cloud.line': { de: 'auf mehreren Geräten', en: 'on several devices' },
  'feature.elster': { de: 'Werte für ELSTER', en: 'Values for ELSTER' },
  'feature.elster.line': {
    de: 'Anlage SO Zeile für Zeile, mit Jahr und Quelle. Dazu PDF, Excel, CSV und XML.',
    en: 'Anlage SO line by line, with year and source. Plus PDF, Excel, CSV and XML.',
  },
  'elster.proceeds': { de: 'Veräußerungspreis', en: 'Proceeds' },
  'elster.cost': { de: 'Anschaffungskosten', en: 'Acquisition cost' },
  'elster.gain': { de: 'Gewinn', en: 'Gain' },
  'feature.strategies': { de: 'Steuerstrategien', en: 'Tax strategies' },
  'feature.strategies.line': {
    de: 'Vergleiche FIFO, LIFO, HIFO und LOFO für einen Verkauf, bevor du verkaufst.',
    en: 'Compare FIFO, LIFO, HIFO and LOFO for a sale before you sell.',
  },
  'feature.prices': { de: 'Aktuelle Kurse', en: 'Current prices' },
  'feature.prices.line': {
    de: 'Jeder Kurs nennt Quelle und Zeit. Ist einer alt, steht es dabei.',
    en: 'Every price shows its source and time. If one is old, it says so.',
  },
  'price.day': { de: 'Tageskurs {{day}}', en: 'Close of {{day}}' },

  'how.title': { de: 'Drei Schritte', en: 'Three steps' },
  'how.import': { de: 'Importieren', en: 'Import' },
  'how.import.line': {
    de: 'Dateien, API oder Adresse. Dateien bleiben auf deinem Gerät; Schlüssel und Adressen gehen nur an den Dienst, der gefragt wird.',
    en: 'Files, API or address. Files stay on your device; keys and addresses go only to the service that is asked.',
  },
  'how.review': { de: 'Prüfen', en: 'Review' },
  'how.review.line': {
    de: 'Cryptax zeigt nur, was unklar ist, und was die Antwort ändert.',
    en: 'Cryptax shows only what is unclear, and what your answer changes.',
  },
  'how.file': { de: 'Abgeben', en: 'File' },
  'how.file.line': {
    de: 'PDF für das Finanzamt, Werte für Anlage SO, Belege dazu.',
    en: 'PDF for the tax office, values for Anlage SO, proof included.',
  },
  'end.title': { de: 'Fang mit einer Datei an.', en: 'Start with one file.' },
  'end.line': {
    de: 'Klaus führt dich durch den ersten Import. Ganz ohne Anmeldung.',
    en: 'Klaus guides you through the first import. No sign-up needed.',
  },
  'end.pricing': { de: 'Preise ansehen', en: 'See pricing' },
  'end.start': { de: 'Kostenlos starten', en: 'Start for free' },
});
