/** How to get the export file out of further exchanges, brokers, wallets and tax tools that are common in Germany. */
import type { Guide } from './guide.ts';

export const FURTHER_GUIDES: readonly Guide[] = [
  {
    source: 'Crypto.com',
    steps: [
      {
        de: 'In der App Konten öffnen und oben rechts auf den Verlauf tippen.',
        en: 'Open Accounts in the app and tap the history at the top right.',
      },
      {
        de: 'Export wählen: nacheinander Krypto-Wallet, Fiat-Wallet und Karte, jeweils ganzer Zeitraum.',
        en: 'Choose export: crypto wallet, fiat wallet and card in turn, each for the whole period.',
      },
      {
        de: 'Crypto.com Exchange ist ein eigenes Konto mit eigenem Export.',
        en: 'Crypto.com Exchange is an account of its own with its own export.',
      },
    ],
    files: { de: 'crypto_transactions_record (CSV).', en: 'crypto_transactions_record (CSV).' },
  },
  {
    source: 'Bybit',
    steps: [
      {
        de: 'Auf der Website Orders & Trades bzw. Vermögen öffnen und „Daten exportieren“ suchen.',
        en: 'On the website open Orders & Trades or Assets and look for “Export data”.',
      },
      {
        de: 'Für das Unified-Konto das Transaktionsprotokoll wählen, dazu Ein- und Auszahlungen.',
        en: 'Choose the transaction log of the unified account, and deposits and withdrawals besides.',
      },
      {
        de: 'Der Zeitraum je Datei ist begrenzt: mehrere Dateien erzeugen.',
        en: 'The period per file is limited: make several files.',
      },
    ],
    files: {
      de: 'Transaktionsprotokoll (Transaction Log) sowie Ein- und Auszahlungen.',
      en: 'Transaction log, and deposits and withdrawals.',
    },
  },
  {
    source: 'OKX',
    steps: [
      {
        de: 'Auf der Website Vermögen › Auftragscenter oder Berichte öffnen.',
        en: 'On the website open Assets › Order centre or Reports.',
      },
      {
        de: 'Kontoverlauf für Handelskonto und Finanzierungskonto getrennt herunterladen.',
        en: 'Download the account history for the trading account and the funding account separately.',
      },
      { de: 'Je Datei sind meist nur einige Monate möglich.', en: 'A file usually covers a few months only.' },
    ],
    files: {
      de: 'Kontoverlauf von Handels- und Finanzierungskonto (CSV).',
      en: 'Account history of trading and funding account (CSV).',
    },
  },
  {
    source: 'KuCoin',
    steps: [
      {
        de: 'Auf der Website im Profil das Download-Center öffnen.',
        en: 'On the website open the download centre in the profile.',
      },
      {
        de: 'Kontoverlauf, Spot-Trades, Ein- und Auszahlungen für jedes Jahr anfordern.',
        en: 'Request account history, spot trades, deposits and withdrawals for each year.',
      },
      {
        de: 'Die Dateien als ZIP herunterladen und zusammen ablegen.',
        en: 'Download the files as ZIP and drop them together.',
      },
    ],
    files: {
      de: 'Spot-Trades (Filled Orders) und Ein-/Auszahlungen.',
      en: 'Spot trades (filled orders), deposits and withdrawals.',
    },
  },
  {
    source: 'Bitstamp',
    steps: [
      {
        de: 'Anmelden und im Kontomenü Transaktionen oder Verlauf öffnen.',
        en: 'Sign in and open Transactions or History in the account menu.',
      },
      {
        de: 'Export › CSV, alle Konten und den ganzen Zeitraum wählen.',
        en: 'Export › CSV, choose all accounts and the whole period.',
      },
      {
        de: 'Warten, bis die Datei bereitliegt, dann herunterladen.',
        en: 'Wait until the file is ready, then download it.',
      },
    ],
    files: { de: 'Transaktionen aller Konten (CSV).', en: 'Transactions of all accounts (CSV).' },
  },
  {
    source: 'Nexo',
    steps: [
      {
        de: 'Auf der Website anmelden und den Reiter Transaktionen öffnen.',
        en: 'Sign in on the website and open the Transactions tab.',
      },
      { de: '„Alle Transaktionen exportieren“ wählen.', en: 'Choose “Export all transactions”.' },
      {
        de: 'Die CSV hier ablegen; Nexo Pro hat einen eigenen Export.',
        en: 'Drop the CSV here; Nexo Pro has its own export.',
      },
    ],
    files: { de: 'nexo_transactions (CSV).', en: 'nexo_transactions (CSV).' },
  },
  {
    source: 'Revolut',
    steps: [
      {
        de: 'In der App den Bereich Krypto öffnen und auf „Mehr“ oder Dokumente tippen.',
        en: 'Open the crypto section in the app and tap “More” or Documents.',
      },
      {
        de: 'Kontoauszug für Krypto wählen, Format Excel oder CSV, ganzer Zeitraum.',
        en: 'Choose the crypto statement, format Excel or CSV, whole period.',
      },
      { de: 'Die Datei teilen und hier ablegen.', en: 'Share the file and drop it here.' },
    ],
    files: { de: 'Krypto-Kontoauszug als CSV oder Excel.', en: 'Crypto statement as CSV or Excel.' },
  },
  {
    source: 'eToro',
    steps: [
      {
        de: 'Auf der Website Portfolio › Verlauf öffnen und auf das Zahnrad klicken.',
        en: 'On the website open Portfolio › History and click the cog.',
      },
      {
        de: 'Kontoauszug wählen und den ganzen Zeitraum angeben.',
        en: 'Choose account statement and set the whole period.',
      },
      { de: 'Als Excel (XLSX) herunterladen.', en: 'Download as Excel (XLSX).' },
    ],
    files: {
      de: 'Kontoauszug (XLSX); Aktien und CFDs darin werden getrennt ausgewiesen.',
      en: 'Account statement (XLSX); stocks and CFDs in it are told apart.',
    },
  },
  {
    source: 'Ledger Live',
    steps: [
      {
        de: 'In Ledger Live am Rechner Einstellungen › Konten öffnen.',
        en: 'In Ledger Live on the computer open Settings › Accounts.',
      },
      {
        de: '„Vorgangsverlauf exportieren“ wählen und alle Konten markieren.',
        en: 'Choose “Export operation history” and tick all accounts.',
      },
      { de: 'Die CSV sichern und hier ablegen.', en: 'Save the CSV and drop it here.' },
    ],
    files: { de: 'ledgerlive-operations (CSV).', en: 'ledgerlive-operations (CSV).' },
  },
  {
    source: 'Trezor',
    steps: [
      {
        de: 'In Trezor Suite das Konto öffnen und zu den Transaktionen gehen.',
        en: 'Open the account in Trezor Suite and go to the transactions.',
      },
      {
        de: 'Über das Download-Symbol als CSV exportieren, für jedes Konto einzeln.',
        en: 'Export as CSV through the download symbol, for each account in turn.',
      },
      { de: 'Alle Dateien zusammen hier ablegen.', en: 'Drop all files here together.' },
    ],
    files: { de: 'Transaktionen je Konto (CSV).', en: 'Transactions per account (CSV).' },
  },
  {
    source: 'CoinTracking',
    steps: [
      {
        de: 'In CoinTracking Coins eingeben › Transaktionen (Trade-Tabelle) öffnen.',
        en: 'In CoinTracking open Enter coins › Transactions (trade table).',
      },
      {
        de: 'Alle Einträge anzeigen lassen und unten Export › CSV wählen.',
        en: 'Show all entries and choose Export › CSV at the bottom.',
      },
      { de: 'Deutsch und Englisch werden beide erkannt.', en: 'German and English are both recognised.' },
    ],
    files: { de: 'Trade-Tabelle (CSV), nicht der Steuerbericht.', en: 'Trade table (CSV), not the tax report.' },
  },
  {
    source: 'Koinly',
    steps: [
      { de: 'In Koinly den Bereich Transaktionen öffnen.', en: 'Open Transactions in Koinly.' },
      {
        de: 'Alle Filter entfernen und Export › CSV wählen (je nach Plan unter Steuerberichte › Transaktionsverlauf).',
        en: 'Remove all filters and choose Export › CSV (depending on the plan under Tax reports › Transaction history).',
      },
      {
        de: 'Die Datei hier ablegen; Transfers sind darin schon verbunden.',
        en: 'Drop the file here; transfers are joined in it already.',
      },
    ],
    files: {
      de: 'Transaktionsverlauf (CSV), nicht der Gewinnbericht.',
      en: 'Transaction history (CSV), not the gains report.',
    },
  },
];
