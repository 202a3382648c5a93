/** Where the file of a source is found, third part: wallets and other programs. */
import type { ExportGuide } from './export-guide.ts';

export const THIRD_GUIDES: readonly ExportGuide[] = [
  {
    slug: 'export-ledger-live',
    name: 'Ledger Live',
    steps: {
      de: [
        'In Ledger Live am Rechner Einstellungen › Konten öffnen.',
        '„Vorgangsverlauf exportieren“ wählen und alle Konten markieren.',
        'Die CSV sichern und hier ablegen.',
      ],
      en: [
        'In Ledger Live on the computer open Settings › Accounts.',
        'Choose “Export operation history” and tick all accounts.',
        'Save the CSV and drop it here.',
      ],
    },
    file: {
      de: 'ledgerlive-operations (CSV).',
      en: 'ledgerlive-operations (CSV).',
    },
  },
  {
    slug: 'export-trezor',
    name: 'Trezor',
    steps: {
      de: [
        'In Trezor Suite das Konto öffnen und zu den Transaktionen gehen.',
        'Über das Download-Symbol als CSV exportieren, für jedes Konto einzeln.',
        'Alle Dateien zusammen hier ablegen.',
      ],
      en: [
        'Open the account in Trezor Suite and go to the transactions.',
        'Export as CSV through the download symbol, for each account in turn.',
        'Drop all files here together.',
      ],
    },
    file: {
      de: 'Transaktionen je Konto (CSV).',
      en: 'Transactions per account (CSV).',
    },
  },
  {
    slug: 'export-etherscan',
    name: 'Etherscan',
    steps: {
      de: [
        'Auf etherscan.io deine Adresse suchen; MetaMask und andere Wallets zeigen sie zum Kopieren.',
        'Unter der Liste der Transaktionen „Download: CSV Export“ wählen, ab dem ersten Tag.',
        'Dasselbe in den Reitern „Internal Transactions“, „Token Transfers (ERC-20)“ und „NFT Transfers“.',
        'Eine Datei hat höchstens 5.000 Zeilen: Sind es mehr, teile den Zeitraum.',
      ],
      en: [
        'Search for your address on etherscan.io; MetaMask and other wallets show it to copy.',
        'Below the list of transactions choose “Download: CSV Export”, from the first day on.',
        'Do the same in the tabs “Internal Transactions”, “Token Transfers (ERC-20)” and “NFT Transfers”.',
        'A file has 5,000 rows at most: if there are more, split the period.',
      ],
    },
    file: {
      de: 'Alle vier Dateien einer Adresse. Sie gehören zusammen: Ein Swap steht halb in der einen und halb in der anderen.',
      en: 'All four files of an address. They belong together: one half of a swap is in one file, the other half in another.',
    },
    besides: {
      de: 'Einfacher ist es, die Adresse unter **Wallets** einzutragen: Cryptax liest sie dann selbst.',
      en: 'It is simpler to enter the address under **Wallets**: Cryptax then reads it itself.',
    },
  },
  {
    slug: 'export-cointracking',
    name: 'CoinTracking',
    steps: {
      de: [
        'In CoinTracking Coins eingeben › Transaktionen (Trade-Tabelle) öffnen.',
        'Alle Einträge anzeigen lassen und unten Export › CSV wählen.',
        'Deutsch und Englisch werden beide erkannt.',
      ],
      en: [
        'In CoinTracking open Enter coins › Transactions (trade table).',
        'Show all entries and choose Export › CSV at the bottom.',
        'German and English are both recognised.',
      ],
    },
    file: {
      de: 'Trade-Tabelle (CSV), nicht der Steuerbericht.',
      en: 'Trade table (CSV), not the tax report.',
    },
  },
  {
    slug: 'export-koinly',
    name: 'Koinly',
    steps: {
      de: [
        'In Koinly den Bereich Transaktionen öffnen.',
        'Alle Filter entfernen und Export › CSV wählen (je nach Plan unter Steuerberichte › Transaktionsverlauf).',
        'Die Datei hier ablegen; Transfers sind darin schon verbunden.',
      ],
      en: [
        'Open Transactions in Koinly.',
        'Remove all filters and choose Export › CSV (depending on the plan under Tax reports › Transaction history).',
        'Drop the file here; transfers are joined in it already.',
      ],
    },
    file: {
      de: 'Transaktionsverlauf (CSV), nicht der Gewinnbericht.',
      en: 'Transaction history (CSV), not the gains report.',
    },
  },
];
