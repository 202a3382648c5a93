/** Texts of the test checklist. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const testDashboardStrings = defineStrings('test-dashboard', {
  context: {
    de: 'Was vor einer Veröffentlichung angesehen wird. Manches hakt die App selbst ab.',
    en: 'What is looked at before a release. Some of it the app ticks by itself.',
  },
  auto: { de: 'Selbst prüfen lassen', en: 'Auto-check' },
  reset: { de: 'Zurücksetzen', en: 'Reset' },
  export: { de: 'Exportieren', en: 'Export' },
  counter: { de: '{{done}} von {{total}} erledigt', en: '{{done}} of {{total}} done' },
  progress: { de: 'Erledigt', en: 'Done' },
  'by-check': { de: 'von der App geprüft', en: 'checked by the app' },
  'by-eye': { de: 'von Hand', en: 'by hand' },
  'not-passed': { de: 'nicht bestanden', en: 'not passed' },
  'section.import': { de: 'Import', en: 'Import' },
  'section.dashboard': { de: 'Übersicht', en: 'Dashboard' },
  'section.tax': { de: 'Steuer', en: 'Tax' },
  'section.handling': { de: 'Bedienung', en: 'Handling' },
  'item.import': {
    de: 'Dateien von Binance, Coinbase und Kraken kommen vollständig an',
    en: 'Files of Binance, Coinbase and Kraken arrive completely',
  },
  'item.again': { de: 'Dieselbe Datei noch einmal fügt nichts hinzu', en: 'The same file again adds nothing' },
  'item.bad-row': {
    de: 'Eine unlesbare Zeile wartet in der Prüfliste',
    en: 'An unreadable row waits on the review list',
  },
  'item.load': { de: 'Die Seite steht in unter 2 Sekunden', en: 'The page stands in under 2 seconds' },
  'item.updates': { de: 'Live-Kurse erneuern sich alle 10 Sekunden', en: 'Live prices renew every 10 seconds' },
  'item.reconnect': {
    de: 'Nach einem Ausfall ist die Verbindung in unter 30 Sekunden wieder da',
    en: 'After an outage the connection is back in under 30 seconds',
  },
  'item.examples': {
    de: 'Die Rechenbeispiele des Regelwerks stimmen Feld für Feld',
    en: 'The worked examples of the rule book agree field by field',
  },
  'item.limit': { de: 'Die Freigrenze greift auf den Cent genau', en: 'The limit applies to the cent' },
  'item.report': { de: 'Der Bericht stimmt bei der Gegenrechnung', en: 'The report agrees with its counter-check' },
  'item.keyboard': { de: 'Alles lässt sich mit der Tastatur bedienen', en: 'Everything can be done by keyboard' },
  'item.languages': {
    de: 'Jede Seite steht auf Deutsch und Englisch',
    en: 'Every screen is there in German and English',
  },
  'item.themes': { de: 'Hell und dunkel sind gut lesbar', en: 'Light and dark are easy to read' },
  'item.phone': { de: 'Auf 390 Pixeln Breite fehlt nichts', en: 'At a width of 390 pixels nothing is missing' },
});
