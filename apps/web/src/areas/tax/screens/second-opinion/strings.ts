/** Words of the second opinion: somebody else's report beside the own figures. */
import { CAUSE_WORDS } from '@cryptax/reports/comparison';
import { defineStrings } from '../../../../platform/i18n/strings.ts';

/** Why figures differ, in the words of the printed comparison. */
export const causeStrings = defineStrings('second-opinion-causes', CAUSE_WORDS);

export const secondOpinionStrings = defineStrings('second-opinion', {
  context: {
    de: 'Was ein anderes Programm oder eine Plattform über dich sagt, und warum deine Zahlen anders sind.',
    en: 'What another program or a platform says about you, and why your figures differ.',
  },
  intro: {
    de: 'Noch keine Daten importiert. Sobald Transaktionen da sind, vergleichst du hier fremde Berichte mit deinen Zahlen.',
    en: 'No data imported yet. As soon as there are transactions, you can compare other reports with your figures here.',
  },
  title: { de: 'Bericht wählen', en: 'Choose a report' },
  line: {
    de: 'Gewinnberichte von Koinly, CoinTracking, CoinTracker, Binance, Coinbase oder für WISO, Listen anderer Programme mit Erlös und Kosten, und die Aufstellung einer Plattform nach dem KStTG (DAC8) als Tabelle oder XML. Die Datei bleibt auf diesem Gerät und wird nicht gespeichert.',
    en: 'Gain reports from Koinly, CoinTracking, CoinTracker, Binance, Coinbase or for WISO, lists from other programs with proceeds and cost, and a platform’s statement under DAC8 as a table or XML. The file stays on this device and is not stored.',
  },
  pick: { de: 'Datei wählen', en: 'Choose a file' },
  none: { de: 'CSV, Excel oder XML, auch hierher ziehen', en: 'CSV, Excel or XML, or drop it here' },
  working: { de: '{{file}} wird verglichen', en: 'Comparing {{file}}' },
  help: { de: 'So liest du den Vergleich', en: 'How to read the comparison' },

  year: { de: 'Jahr', en: 'Year' },
  wallet: { de: 'Konto bei der Plattform', en: 'Account at the platform' },
  'wallet.choose': { de: 'Konto wählen', en: 'Choose an account' },
  'wallet.needed': {
    de: 'Keine deiner Wallets heißt wie diese Plattform. Wähle das Konto, um das es geht.',
    en: 'None of your wallets has the name of this platform. Choose the account it is about.',
  },
  ours: { de: 'Deine Buchungen', en: 'Your entries' },
  theirs: { de: 'Bericht', en: 'Report' },
  sales: {
    de: { one: '{{count}} Verkauf', other: '{{count}} Verkäufe' },
    en: { one: '{{count}} sale', other: '{{count}} sales' },
  },
  difference: { de: 'Unterschied', en: 'Difference' },
  'difference.note': { de: 'Gewinn dort minus Gewinn hier', en: 'Gain there minus gain here' },
  taxable: { de: 'Davon steuerpflichtig', en: 'Of which taxable' },
  'taxable.unsaid': { de: 'nicht angegeben', en: 'not stated' },
  'taxable.note': { de: '{{ours}} hier, {{theirs}} dort', en: '{{ours}} here, {{theirs}} there' },
  same: { de: 'Beide Seiten stimmen überein.', en: 'Both sides agree.' },
  'same.sum': {
    de: 'Die Gründe ergeben zusammen genau den Unterschied.',
    en: 'The causes add up to the difference exactly.',
  },
  rules: {
    de: 'Die Kosten dort folgen {{method}}, {{scope}}. Das ist nachgerechnet.',
    en: 'The costs there follow {{method}}, {{scope}}. This was recalculated.',
  },
  'rules.wallet': { de: 'je Wallet', en: 'per wallet' },
  'rules.global': { de: 'über alle Wallets', en: 'over all wallets' },
  words: {
    de: 'Den Aufbau dieses Berichts kennt Cryptax nicht und hat die Spalten nach ihren Namen gelesen. Vergleiche die Summe mit dem Bericht.',
    en: 'Cryptax does not know the layout of this report and read its columns by their names. Compare the sum with the report.',
  },
  headers: {
    de: 'Von diesem Bericht war nur die Kopfzeile bekannt, kein Muster. Vergleiche die Summe mit dem Bericht.',
    en: 'Only the header of this report was known, no sample. Compare the sum with the report.',
  },
  euro: {
    de: 'Der Bericht nennt keine Währung; Cryptax nimmt Euro an.',
    en: 'The report does not name a currency; Cryptax assumes euros.',
  },
  users: {
    de: 'Die Datei enthält mehrere Personen. Ihre Summen sind zusammengezählt.',
    en: 'The file covers several people. Their totals are added together.',
  },
  unread: {
    de: { one: '{{count}} Zeile wurde nicht gelesen', other: '{{count}} Zeilen wurden nicht gelesen' },
    en: { one: '{{count}} row was not read', other: '{{count}} rows were not read' },
  },
  'unread.line': { de: 'Zeile {{line}}: {{message}}', en: 'Line {{line}}: {{message}}' },

  causes: { de: 'Gründe', en: 'Causes' },
  cause: { de: 'Grund', en: 'Cause' },
  count: { de: 'Anzahl', en: 'Cases' },
  gain: { de: 'Gewinn', en: 'Gain' },
  list: { de: 'Verkäufe mit Unterschied', en: 'Sales that differ' },
  day: { de: 'Tag', en: 'Day' },
  asset: { de: 'Kryptowert', en: 'Asset' },
  'gain.ours': { de: 'Gewinn hier', en: 'Gain here' },
  'gain.theirs': { de: 'Gewinn dort', en: 'Gain there' },
  lines: { de: 'Zeilen', en: 'Lines' },
  entry: { de: 'Buchung', en: 'Entry' },
  open: { de: 'Öffnen', en: 'Open' },
  'open.spoken': { de: 'Buchung vom {{day}} öffnen', en: 'Open the entry of {{day}}' },
  more: {
    de: {
      one: '{{count}} weiterer steht im PDF und in der Tabelle (CSV).',
      other: '{{count}} weitere stehen im PDF und in der Tabelle (CSV).',
    },
    en: {
      one: '{{count}} more is in the PDF and the table (CSV).',
      other: '{{count}} more are in the PDF and the table (CSV).',
    },
  },
  pdf: { de: 'Vergleich als PDF', en: 'Comparison as PDF' },
  csv: { de: 'Tabelle (CSV)', en: 'Table (CSV)' },
  'csv.gains': { de: 'cryptax-zweitmeinung-{{year}}.csv', en: 'cryptax-second-opinion-{{year}}.csv' },
  'csv.statement': { de: 'cryptax-plattform-{{year}}.csv', en: 'cryptax-platform-{{year}}.csv' },
  'csv.quantity.ours': { de: 'Menge hier', en: 'Quantity here' },
  'csv.quantity.theirs': { de: 'Menge dort', en: 'Quantity there' },
  'csv.taxable': { de: 'Unterschied steuerpflichtig', en: 'Difference taxable' },
  'csv.difference': { de: 'Unterschied Gewinn', en: 'Difference gain' },
  'csv.units': { de: 'Unterschied Menge', en: 'Difference quantity' },
  'csv.eur': { de: 'Unterschied Euro', en: 'Difference in euros' },

  sums: { de: 'Summen je Kryptowert', en: 'Sums per asset' },
  kind: { de: 'Art', en: 'Kind' },
  'here.units': { de: 'Hier', en: 'Here' },
  'there.units': { de: 'Dort', en: 'There' },
  'here.eur': { de: 'Hier in Euro', en: 'Here in euros' },
  'there.eur': { de: 'Dort in Euro', en: 'There in euros' },
  agrees: { de: 'stimmt', en: 'agrees' },
  'stat.agree': { de: 'Summen gleich', en: 'Sums that agree' },
  'stat.differ': { de: 'Summen mit Unterschied', en: 'Sums that differ' },
  'stat.open': { de: 'Davon offen', en: 'Of which open' },
  'stat.eur': { de: 'Unterschied in Euro', en: 'Difference in euros' },
  'bought-for-fiat': { de: 'Kauf gegen Geld', en: 'Bought for money' },
  'sold-for-fiat': { de: 'Verkauf gegen Geld', en: 'Sold for money' },
  'swapped-out': { de: 'Im Tausch gegeben', en: 'Given in a swap' },
  'swapped-in': { de: 'Im Tausch erhalten', en: 'Received in a swap' },
  payments: { de: 'Zahlung', en: 'Payment' },
  'transfers-in': { de: 'Eingang', en: 'Transfer in' },
  'transfers-out': { de: 'Ausgang', en: 'Transfer out' },
  'transfers-unhosted': { de: 'Davon an eigene Wallets', en: 'Of which to your own wallets' },
});
