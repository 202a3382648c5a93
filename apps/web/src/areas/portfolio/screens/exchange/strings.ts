/** Words of the page of one exchange. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const exchangeStrings = defineStrings('exchange', {
  context: { de: 'Was deine Buchungen über {{name}} sagen.', en: 'What your entries say about {{name}}.' },
  back: { de: 'Zurück', en: 'Back' },
  unknown: { de: 'Unbekannte Börse', en: 'Unknown exchange' },
  'unknown.line': {
    de: 'Weder deine Buchungen noch die Liste der Formate kennen „{{name}}“.',
    en: 'Neither your entries nor the list of formats know “{{name}}”.',
  },
  'unknown.action': { de: 'Zur Übersicht', en: 'Go to the overview' },
  empty: { de: 'Noch nichts von {{name}}', en: 'Nothing from {{name}} yet' },
  'empty.line': {
    de: 'Lade eine Exportdatei, dann stehen hier Bestand, Gebühren und Ergebnis.',
    en: 'Load an export file and balance, fees and result appear here.',
  },
  'empty.action': { de: 'Datei laden', en: 'Load a file' },

  test: { de: 'Verbindung testen', en: 'Test connection' },
  csv: { de: 'CSV', en: 'CSV' },
  'csv.label': { de: 'Bestand und Jahre als CSV speichern', en: 'Save balance and years as CSV' },
  taxReport: { de: 'Steuerbericht', en: 'Tax report' },
  settings: { de: 'Börsen einrichten', en: 'Exchange settings' },

  value: { de: 'Wert', en: 'Value' },
  'value.note': { de: 'Bestand zu heutigen Kursen', en: 'balance at today’s prices' },
  'value.unpriced': { de: 'ohne {{names}}: kein Kurs', en: 'without {{names}}: no price' },
  assets: { de: 'Assets', en: 'Assets' },
  trades: { de: 'Handel', en: 'Trades' },
  'trades.note': {
    de: 'Transfers: {{transfers}}, Zuflüsse: {{income}}',
    en: 'transfers: {{transfers}}, receipts: {{income}}',
  },
  result: { de: 'Realisiert', en: 'Realised' },
  'result.unknown': { de: 'unbekannt', en: 'unknown' },
  'result.pending': {
    de: { one: '{{count}} Ergebnis noch unbekannt', other: '{{count}} Ergebnisse noch unbekannt' },
    en: { one: '{{count}} result still unknown', other: '{{count}} results still unknown' },
  },
  'result.note': { de: 'alle Jahre, vor Freigrenzen', en: 'all years, before limits' },

  balance: { de: 'Bestand', en: 'Balance' },
  'balance.lots': { de: 'Offene Tranchen von {{asset}} anzeigen', en: 'Show open lots of {{asset}}' },
  'balance.none': { de: 'Hier liegt zurzeit nichts.', en: 'Nothing is held here at the moment.' },
  asset: { de: 'Asset', en: 'Asset' },
  amount: { de: 'Menge', en: 'Amount' },
  price: { de: 'Kurs', en: 'Price' },
  cost: { de: 'Anschaffungskosten', en: 'Cost' },

  years: { de: 'Jahre', en: 'Years' },
  'years.open': { de: 'Buchungen von {{year}} ansehen', en: 'View entries of {{year}}' },
  year: { de: 'Jahr', en: 'Year' },
  fees: { de: 'Gebühren', en: 'Fees' },
  'fees.unpriced': {
    de: { one: '{{count}} Gebühr ohne Kurs', other: '{{count}} Gebühren ohne Kurs' },
    en: { one: '{{count}} fee without price', other: '{{count}} fees without price' },
  },
  gain: { de: 'Ergebnis', en: 'Result' },
  'years.provisional': {
    de: 'bisher gebucht, offene Fragen können das ändern',
    en: 'booked so far, open questions can change this',
  },
  taxable: { de: 'davon in der Haltefrist', en: 'of which within the holding period' },

  data: { de: 'Daten', en: 'Data' },
  lastImport: { de: 'Letzter Import', en: 'Last import' },
  demoImport: { de: 'Beispieldaten', en: 'demo data' },
  noImport: { de: 'keine Datei geladen', en: 'no file loaded' },
  covered: { de: 'Zeitraum', en: 'Period' },
  files: { de: 'Dateien', en: 'Files' },
  wallets: { de: 'Wallets', en: 'Wallets' },
  gaps: { de: 'Lücken', en: 'Gaps' },
  'gaps.none': { de: 'Keine offenen Fragen zu dieser Börse.', en: 'No open questions about this exchange.' },
  'gaps.action': { de: 'Jetzt klären', en: 'Resolve now' },
  'gap.missing-acquisition': { de: 'Kauf fehlt', en: 'Purchase missing' },
  'gap.spare-assumption': { de: 'Annahme nicht mehr nötig', en: 'Assumption no longer needed' },
  'gap.missing-price': { de: 'Kurs fehlt', en: 'Price missing' },
  'gap.doubtful-price': { de: 'Kurs zweifelhaft', en: 'Doubtful price' },
  'gap.unmatched-transfer': { de: 'Transfer ohne Gegenstück', en: 'Transfer without counterpart' },
  'gap.unreadable-row': { de: 'Zeile nicht lesbar', en: 'Unreadable line' },
  'gap.ambiguous-asset': { de: 'Coin nicht eindeutig', en: 'Ambiguous coin' },
  'gap.possible-duplicate': { de: 'Mögliches Duplikat', en: 'Possible duplicate' },
  'gap.airdrop-service': { de: 'Airdrop: Leistung erbracht?', en: 'Airdrop: service given?' },

  features: { de: 'Was Cryptax hier kann', en: 'What Cryptax can do here' },
  'feature.files': {
    de: { one: '{{count}} Exportformat lesen', other: '{{count}} Exportformate lesen' },
    en: { one: 'Read {{count}} export format', other: 'Read {{count}} export formats' },
  },
  'feature.api': { de: 'Mit einem Schlüssel verbinden, der nur liest', en: 'Connect with a read-only key' },
  'feature.ping': { de: 'Erreichbarkeit messen', en: 'Measure availability' },
  'feature.prices': { de: 'Live-Kurse und Tagesschlusskurse abfragen', en: 'Fetch live prices and daily closes' },
  'feature.quotes': { de: 'Geld- und Briefkurs vergleichen', en: 'Compare bid and ask' },
  'feature.none': {
    de: 'Nur über eine allgemeine Exportdatei mit Spaltenzuordnung.',
    en: 'Only through a general export file with mapped columns.',
  },
});
