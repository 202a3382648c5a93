/** Names of the sheets: at most 31 characters, none of the signs that a spreadsheet forbids. */
import type { TableId } from '../tables/report-table.ts';
import type { Text } from '../text/locale.ts';

export const COVER_SHEET: Text = { de: 'Deckblatt', en: 'Cover' };

export const SHEET_NAMES: Readonly<Record<TableId, Text>> = {
  summary: { de: 'Zusammenfassung', en: 'Summary' },
  forms: { de: 'ELSTER', en: 'ELSTER' },
  'carry-back': { de: 'Verlustrücktrag', en: 'Loss carry-back' },
  wallets: { de: 'Wallets', en: 'Wallets' },
  'open-points': { de: 'Offene Punkte', en: 'Open points' },
  method: { de: 'Methode', en: 'Method' },
  pools: { de: 'Methode je Wallet', en: 'Method per wallet' },
  'named-lots': { de: 'Benannte Tranchen', en: 'Named lots' },
  prices: { de: 'Kursquellen', en: 'Price sources' },
  choices: { de: 'Rechtliche Annahmen', en: 'Legal assumptions' },
  assumptions: { de: 'Angenommene Anschaffungen', en: 'Assumed acquisitions' },
  lots: { de: 'Veräußerungen', en: 'Disposals' },
  income: { de: 'Einnahmen', en: 'Income' },
  spans: { de: 'Ertragszeiträume', en: 'Income spans' },
  derivatives: { de: 'Termingeschäfte', en: 'Futures' },
  transfers: { de: 'Übertragungen', en: 'Transfers' },
  carried: { de: 'Fortgeführte Tranchen', en: 'Lots carried on' },
  gifts: { de: 'Schenkungen', en: 'Gifts' },
  departures: { de: 'Abgänge', en: 'Departures' },
  fees: { de: 'Gebühren', en: 'Fees' },
  money: { de: 'Ein- und Auszahlungen', en: 'Money in and out' },
  balances: { de: 'Bestände', en: 'Balances' },
  'roll-forward': { de: 'Bestandsentwicklung', en: 'Roll-forward' },
  documents: { de: 'Belege', en: 'Documents' },
  changes: { de: 'Änderungen', en: 'Changes' },
  dac8: { de: 'DAC8', en: 'DAC8' },
  transactions: { de: 'Alle Buchungen', en: 'All entries' },
  warnings: { de: 'Hinweise', en: 'Warnings' },
};
