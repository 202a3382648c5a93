/** Where the file of a source is found, second part. */
import type { ExportGuide } from './export-guide.ts';

export const SECOND_GUIDES: readonly ExportGuide[] = [
  {
    slug: 'export-crypto-com',
    name: 'Crypto.com',
    steps: {
      de: [
        'In der App Konten öffnen und oben rechts auf den Verlauf tippen.',
        'Export wählen, dann die Krypto-Wallet und den ganzen Zeitraum.',
        'Crypto.com Exchange ist ein eigenes Konto: Lade dort die Handelshistorie herunter.',
      ],
      en: [
        'Open Accounts in the app and tap the history at the top right.',
        'Choose export, then the crypto wallet and the whole period.',
        'Crypto.com Exchange is an account of its own: download its trade history there.',
      ],
    },
    file: {
      de: 'Von der App die Datei der Krypto-Wallet (crypto_transactions_record); Erstattungen der Karte in CRO stehen darin.',
      en: 'From the app the file of the crypto wallet (crypto_transactions_record); card rebates in CRO are in it.',
    },
    besides: {
      de: 'Von der Exchange liest Cryptax nur den Handel. Ein- und Auszahlungen dort trägst du von Hand ein.',
      en: 'Of the exchange Cryptax reads trades only. Enter its deposits and withdrawals by hand.',
    },
  },
  {
    slug: 'export-bybit',
    name: 'Bybit',
    checked: { page: 'bybit.com/help-center', when: '17.02.2024' },
    steps: {
      de: [
        'Auf der Website (nicht in der App) Vermögen › Funding-Konto › Verlauf › Export öffnen.',
        'Unter „Kontoauszug exportieren“ die Vermögensänderungen des Unified-Handelskontos und des Funding-Kontos als CSV wählen.',
        'Der Zeitraum je Datei ist begrenzt: mehrere Dateien ohne Lücke erzeugen und alle zusammen ablegen.',
      ],
      en: [
        'On the website (not the app) open Assets › Funding Account › History › Export.',
        'Under “Export account statement” choose the asset changes of the unified trading account and of the funding account as CSV.',
        'The period per file is limited: make several files without a gap and drop them all together.',
      ],
    },
    file: {
      de: 'Vermögensänderungen des Unified-Kontos (Transaction Log) und Auszug des Funding-Kontos. Earn steht seit 01.03.2023 im Funding-Konto.',
      en: 'Asset changes of the unified account (transaction log) and the statement of the funding account. Earn is in the funding account since 1 March 2023.',
    },
    besides: {
      de: 'Für Konten aus der Zeit vor dem Unified-Konto gehören die Spot-Trades dazu.',
      en: 'For accounts from before the unified account the spot trades are needed too.',
    },
  },
  {
    slug: 'export-okx',
    name: 'OKX',
    steps: {
      de: [
        'Auf der Website Vermögen › Auftragscenter oder Berichte öffnen.',
        'Kontoverlauf für Handelskonto und Finanzierungskonto getrennt herunterladen.',
        'Je Datei sind meist nur einige Monate möglich: mehrere ohne Lücke erzeugen.',
      ],
      en: [
        'On the website open Assets › Order centre or Reports.',
        'Download the account history for the trading account and the funding account separately.',
        'A file usually covers a few months only: make several without a gap.',
      ],
    },
    file: {
      de: 'Kontoverlauf von Handels- und Finanzierungskonto (CSV). Erträge aus Earn kommen im Finanzierungskonto an.',
      en: 'Account history of trading and funding account (CSV). Earn pays into the funding account.',
    },
  },
  {
    slug: 'export-kucoin',
    name: 'KuCoin',
    checked: { page: 'kucoin.com/support', when: '30.07.2025' },
    steps: {
      de: [
        'Auf der Website (nicht in der App) den Daten- und Berichtsdienst im Profil öffnen, früher Download-Center.',
        'Kontoverlauf, Spot-Trades, Convert, Ein- und Auszahlungen und Staking als CSV anfordern, je Export höchstens ein Jahr. Die ältesten Daten sind vom 16.09.2017.',
        'Das Hauptkonto nimmt alle Unterkonten in einem Zug mit; ein Unterkonto nur sich selbst.',
        'Die Dateien als ZIP herunterladen und zusammen ablegen.',
      ],
      en: [
        'On the website (not the app) open the data and report service in the profile, formerly download centre.',
        'Request account history, spot trades, convert, deposits and withdrawals and staking as CSV, at most one year per export. The oldest data are of 16 September 2017.',
        'The main account can include all sub-accounts at once; a sub-account only itself.',
        'Download the files as ZIP and drop them together.',
      ],
    },
    file: {
      de: 'Kontoverlauf (Account History) aller Jahre, dazu Spot-Trades, Convert, Ein- und Auszahlungen und Staking-Erträge.',
      en: 'Account history of all years, and spot trades, convert, deposits, withdrawals and staking earnings besides.',
    },
  },
  {
    slug: 'export-bitstamp',
    name: 'Bitstamp',
    steps: {
      de: [
        'Anmelden und im Kontomenü Transaktionen oder Verlauf öffnen.',
        'Export › CSV, alle Konten und den ganzen Zeitraum wählen.',
        'Warten, bis die Datei bereitliegt, dann herunterladen.',
      ],
      en: [
        'Log in and open Transactions or History in the account menu.',
        'Export › CSV, choose all accounts and the whole period.',
        'Wait until the file is ready, then download it.',
      ],
    },
    file: {
      de: 'Transaktionen aller Konten (CSV).',
      en: 'Transactions of all accounts (CSV).',
    },
  },
  {
    slug: 'export-nexo',
    name: 'Nexo',
    steps: {
      de: [
        'Auf der Website anmelden und den Reiter Transaktionen öffnen.',
        '„Alle Transaktionen exportieren“ wählen.',
        'Die CSV hier ablegen; Nexo Pro hat einen eigenen Export.',
      ],
      en: [
        'Log in on the website and open the Transactions tab.',
        'Choose “Export all transactions”.',
        'Drop the CSV here; Nexo Pro has its own export.',
      ],
    },
    file: {
      de: 'nexo_transactions (CSV).',
      en: 'nexo_transactions (CSV).',
    },
  },
  {
    slug: 'export-revolut',
    name: 'Revolut',
    steps: {
      de: [
        'In der App den Bereich Krypto öffnen und auf „Mehr“ oder Dokumente tippen.',
        'Kontoauszug für Krypto wählen, Format Excel oder CSV, ganzer Zeitraum.',
        'Die Datei teilen und hier ablegen.',
      ],
      en: [
        'Open the crypto section in the app and tap “More” or Documents.',
        'Choose the crypto statement, format Excel or CSV, whole period.',
        'Share the file and drop it here.',
      ],
    },
    file: {
      de: 'Krypto-Kontoauszug als CSV oder Excel.',
      en: 'Crypto statement as CSV or Excel.',
    },
  },
  {
    slug: 'export-etoro',
    name: 'eToro',
    steps: {
      de: [
        'Auf der Website Portfolio › Verlauf öffnen und auf das Zahnrad klicken.',
        'Kontoauszug wählen und den ganzen Zeitraum angeben.',
        'Als Excel (XLSX) herunterladen.',
      ],
      en: [
        'On the website open Portfolio › History and click the cog.',
        'Choose account statement and set the whole period.',
        'Download as Excel (XLSX).',
      ],
    },
    file: {
      de: 'Kontoauszug (XLSX); Aktien und CFDs darin werden getrennt ausgewiesen.',
      en: 'Account statement (XLSX); stocks and CFDs in it are told apart.',
    },
  },
];
