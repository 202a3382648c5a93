/**
 * How to get the export file out of the sources that most people in Germany use. Menus move; the steps name what to look
 * for rather than every click. `files` says which file is the right one, because most services offer several.
 */
import type { Locale } from '../../lib/i18n/strings.ts';

type Text = Readonly<Record<Locale, string>>;

export interface Guide {
  /** As the importers name the source. */
  readonly source: string;
  readonly steps: readonly Text[];
  readonly files: Text;
}

export const GUIDES: readonly Guide[] = [
  {
    source: 'Binance',
    steps: [
      {
        de: 'Auf der Website anmelden (nicht in der App), dann Orders › Transaktionsverlauf öffnen.',
        en: 'Sign in on the website (not the app), then open Orders › Transaction History.',
      },
      {
        de: 'Oben rechts „Transaktionsaufzeichnungen exportieren“ wählen und den Zeitraum angeben; je Datei höchstens zwölf Monate.',
        en: 'Choose “Export Transaction Records” at the top right and set the period; twelve months per file at most.',
      },
      {
        de: 'Für jedes Jahr eine Datei erzeugen, auf die E-Mail warten und das Archiv herunterladen.',
        en: 'Make one file per year, wait for the e-mail and download the archive.',
      },
      { de: 'Das ZIP kannst du hier unverändert ablegen.', en: 'You can drop the ZIP here as it is.' },
    ],
    files: {
      de: 'Transaktionsverlauf; die Handelshistorie allein enthält keine Zinsen und Transfers.',
      en: 'Transaction history; the trade history alone has no interest and no transfers.',
    },
  },
  {
    source: 'Kraken',
    steps: [
      {
        de: 'Anmelden, oben rechts auf das Profil und dann auf Dokumente (oder Verlauf › Export) gehen.',
        en: 'Sign in, open the profile at the top right and go to Documents (or History › Export).',
      },
      {
        de: 'Neuen Export anlegen: Typ „Ledgers“, Format CSV, Zeitraum ab Kontoeröffnung, alle Felder.',
        en: 'Create a new export: type “Ledgers”, format CSV, period since the account was opened, all fields.',
      },
      {
        de: 'Warten, bis der Export fertig ist, und das ZIP herunterladen.',
        en: 'Wait until the export is ready and download the ZIP.',
      },
    ],
    files: {
      de: 'Ledgers. „Trades“ reicht nicht: Staking, Ein- und Auszahlungen fehlen darin.',
      en: 'Ledgers. “Trades” is not enough: it lacks staking, deposits and withdrawals.',
    },
  },
  {
    source: 'Coinbase',
    steps: [
      {
        de: 'Auf coinbase.com anmelden und im Profilmenü Steuern oder Berichte öffnen.',
        en: 'Sign in on coinbase.com and open Taxes or Reports in the profile menu.',
      },
      {
        de: 'Unter Dokumente den Transaktionsverlauf für alle Jahre und alle Währungen als CSV erzeugen.',
        en: 'Under Documents, generate the transaction history for all years and all assets as CSV.',
      },
      { de: 'Die Datei herunterladen und hier ablegen.', en: 'Download the file and drop it here.' },
    ],
    files: {
      de: 'Transaktionsverlauf (CSV), nicht der Gewinn- und Verlustbericht.',
      en: 'Transaction history (CSV), not the gain and loss report.',
    },
  },
  {
    source: 'Bitpanda',
    steps: [
      {
        de: 'In der Web-App anmelden und Profil › Verlauf öffnen.',
        en: 'Sign in to the web app and open Profile › History.',
      },
      {
        de: 'Über das Symbol zum Herunterladen den Transaktionsverlauf als CSV anfordern.',
        en: 'Request the transaction history as CSV through the download symbol.',
      },
      {
        de: 'Bitpanda Pro oder Fusion hat einen eigenen Verlauf; lade ihn zusätzlich herunter.',
        en: 'Bitpanda Pro or Fusion has its own history; download that too.',
      },
    ],
    files: {
      de: 'Transaktionsverlauf (CSV); Aktien und Metalle darin werden als „kein Krypto“ ausgewiesen.',
      en: 'Transaction history (CSV); stocks and metals in it are told apart as “no crypto”.',
    },
  },
  {
    source: 'Bitvavo',
    steps: [
      {
        de: 'Anmelden und im Kontomenü den Transaktionsverlauf öffnen.',
        en: 'Sign in and open the transaction history in the account menu.',
      },
      {
        de: 'Export wählen, „vollständiger Verlauf“ und CSV angeben.',
        en: 'Choose export, then “full history” and CSV.',
      },
      { de: 'Die Datei kommt als Download oder per E-Mail.', en: 'The file comes as a download or by e-mail.' },
    ],
    files: { de: 'Vollständiger Transaktionsverlauf (CSV).', en: 'Full transaction history (CSV).' },
  },
  {
    source: 'BISON',
    steps: [
      {
        de: 'In der App Profil › Dokumente oder Info-Report öffnen.',
        en: 'In the app open Profile › Documents or Info report.',
      },
      {
        de: 'Den Export aller Transaktionen als CSV für den ganzen Zeitraum erzeugen.',
        en: 'Create the export of all transactions as CSV for the whole period.',
      },
      {
        de: 'Die Datei über „Teilen“ auf den Rechner bringen und hier ablegen.',
        en: 'Bring the file to your computer with “Share” and drop it here.',
      },
    ],
    files: { de: 'Transaktionen als CSV, nicht der PDF-Report.', en: 'Transactions as CSV, not the PDF report.' },
  },
  {
    source: 'bitcoin.de',
    steps: [
      {
        de: 'Anmelden und Mein Bitcoin.de › Kontoauszug öffnen.',
        en: 'Sign in and open Mein Bitcoin.de › Kontoauszug.',
      },
      {
        de: 'Für jede Währung (BTC, ETH, ...) einzeln den ganzen Zeitraum wählen.',
        en: 'Choose the whole period for each currency (BTC, ETH, ...) in turn.',
      },
      {
        de: 'Als CSV exportieren; jede Währung ist eine eigene Datei.',
        en: 'Export as CSV; each currency is a file of its own.',
      },
    ],
    files: { de: 'Kontoauszug je Währung (CSV).', en: 'Account statement per currency (CSV).' },
  },
  {
    source: 'Trade Republic',
    steps: [
      {
        de: 'In der App Profil › Einstellungen öffnen und nach dem Export der Transaktionen suchen.',
        en: 'In the app open Profile › Settings and look for the export of transactions.',
      },
      { de: 'Den ganzen Zeitraum wählen und als CSV sichern.', en: 'Choose the whole period and save as CSV.' },
      {
        de: 'Fehlt der Export in deiner Version, hilft der Kontoauszug als CSV oder die Vorlage im Expertenimport.',
        en: 'If your version has no export, use the account statement as CSV or the template in the expert import.',
      },
    ],
    files: {
      de: 'Transaktionsexport (CSV); PDF-Abrechnungen lesen wir nicht.',
      en: 'Transaction export (CSV); PDF statements are not read.',
    },
  },
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

/** Holds for every source that has no page of its own here. */
export const GENERAL_GUIDE: Omit<Guide, 'source'> = {
  steps: [
    {
      de: 'Auf der Website anmelden und den Verlauf, die Transaktionen oder die Kontoauszüge suchen.',
      en: 'Sign in on the website and look for history, transactions or statements.',
    },
    {
      de: 'Den vollständigen Verlauf als CSV oder Excel exportieren, ab Kontoeröffnung.',
      en: 'Export the full history as CSV or Excel, since the account was opened.',
    },
    {
      de: 'Gibt es mehrere Arten (Handel, Ein- und Auszahlungen, Zinsen), lade alle herunter. Doppeltes erkennen wir.',
      en: 'If there are several kinds (trades, deposits and withdrawals, interest), download all. Duplicates are recognised.',
    },
  ],
  files: {
    de: 'Der vollständigste Export, den es gibt; keine fertigen Steuerberichte.',
    en: 'The most complete export there is; no finished tax reports.',
  },
};
