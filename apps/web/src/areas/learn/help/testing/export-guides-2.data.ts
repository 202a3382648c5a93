/** Where the file of a source is found, second part. */
import { type ExportGuide, LOOKED_UP } from './export-guide.ts';

export const SECOND_GUIDES: readonly ExportGuide[] = [
  {
    slug: 'export-crypto-com',
    name: 'Crypto.com',
    checked: { by: 'others', page: 'https://github.com/dickwolff/Export-To-Ghostfolio', lookedUp: LOOKED_UP },
    steps: {
      de: [
        'In der App „Accounts“ (Konten) öffnen, „Crypto Wallet“ wählen und auf „Transaction History“ (Verlauf) tippen.',
        'Auf das Symbol zum Exportieren oder Teilen tippen, den ganzen Zeitraum wählen und „Export to CSV“.',
        'Crypto.com Exchange ist ein eigenes Konto: Lade dort die Handelshistorie herunter.',
      ],
      en: [
        'In the app open “Accounts”, choose “Crypto Wallet” and tap “Transaction History”.',
        'Tap the export or share symbol, choose the whole period and “Export to CSV”.',
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
    checked: {
      by: 'service',
      page: 'https://www.bybit.com/ja-JP/help-center/article?language=ja&id=000001026',
      asOf: '2024-02-17',
      lookedUp: LOOKED_UP,
    },
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
    checked: { by: 'others', page: 'https://www.mftkaraj.com/10940.html', lookedUp: LOOKED_UP },
    steps: {
      de: [
        'Auf der Website oben rechts „Assets“ (Vermögen) und dann „Order Center“ (Auftragscenter) öffnen.',
        'Unter „Trading Account“ (Handelskonto) auf „History“ und „Download“ klicken, den Zeitraum wählen und „Export“; die Datei liegt kurz darauf bereit.',
        'Dasselbe unter „Funding Account“ (Finanzierungskonto). Reicht eine Datei nicht so weit zurück, mehrere ohne Lücke erzeugen.',
      ],
      en: [
        'On the website open “Assets” at the top right and then “Order Center”.',
        'Under “Trading Account” click “History” and “Download”, choose the period and “Export”; the file is ready shortly after.',
        'Do the same under “Funding Account”. If one file does not reach back far enough, make several without a gap.',
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
    checked: {
      by: 'service',
      page: 'https://www.kucoin.com/ru/support/44932890985625',
      asOf: '2025-07-30',
      lookedUp: LOOKED_UP,
    },
    steps: {
      de: [
        'Auf der Website (nicht in der App) im Profil den „Daten- und Berichtsdienst“ (Data and Report Service) öffnen, früher Download-Center.',
        'Kontoverlauf, Spot-Trades, Convert, Ein- und Auszahlungen und Staking als CSV anfordern, je Export höchstens ein Jahr. Die ältesten Daten sind vom 16.09.2017.',
        'Das Hauptkonto nimmt alle Unterkonten in einem Zug mit; ein Unterkonto nur sich selbst.',
        'Die Dateien als ZIP herunterladen und zusammen ablegen.',
      ],
      en: [
        'On the website (not the app) open the “Data and Report Service” in the profile, formerly download centre.',
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
    checked: { by: 'none', lookedUp: LOOKED_UP },
    steps: {
      de: [
        'Auf der Website anmelden und die Liste der Transaktionen suchen.',
        'Alle Konten und den ganzen Zeitraum als CSV exportieren.',
        'Warten, bis die Datei bereitliegt, herunterladen und hier ablegen.',
      ],
      en: [
        'Log in on the website and look for the list of transactions.',
        'Export all accounts and the whole period as CSV.',
        'Wait until the file is ready, download it and drop it here.',
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
    checked: {
      by: 'others',
      page: 'https://kryptoskatt.com/integrations/nexo',
      asOf: '2024-01-05',
      lookedUp: LOOKED_UP,
    },
    steps: {
      de: [
        'Auf der Website anmelden und im Menü „Transactions“ (Transaktionen) öffnen.',
        'Den ganzen Zeitraum wählen, dazu „All Types“ und „All Assets“, dann „Export“.',
        'Die CSV hier ablegen; Nexo Pro hat einen eigenen Export.',
      ],
      en: [
        'Log in on the website and open “Transactions” in the menu.',
        'Choose the whole period, “All Types” and “All Assets”, then “Export”.',
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
    checked: {
      by: 'service',
      page: 'https://help.revolut.com/en-FI/help/wealth/cryptocurrencies/understanding-revolut-cryptocurrency/how-do-i-calculate-my-gains-on-crypto-investments-made-on-revolut/',
      lookedUp: LOOKED_UP,
    },
    steps: {
      de: [
        'In der App den Reiter „Crypto“ (Krypto) öffnen, einen Coin wählen und auf „Statement“ (Auszug) tippen.',
        'Ganzen Zeitraum und Excel oder CSV wählen; dasselbe für jeden Coin.',
        'Die Dateien auf den Rechner bringen und hier ablegen.',
      ],
      en: [
        'In the app open the “Crypto” tab, choose a coin and tap “Statement”.',
        'Choose the whole period and Excel or CSV; do the same for every coin.',
        'Bring the files to your computer and drop them here.',
      ],
    },
    file: {
      de: 'Krypto-Kontoauszug als CSV oder Excel.',
      en: 'Crypto statement as CSV or Excel.',
    },
    besides: {
      de: 'Alle Coins auf einmal: Im Reiter „Crypto“ über „More“ (Mehr) und „Documents“ (Dokumente) zu „Account statement“, so die [Anleitung von Export-To-Ghostfolio](https://github.com/dickwolff/Export-To-Ghostfolio).',
      en: 'All coins at once: in the “Crypto” tab “More”, “Documents”, “Account statement”, says the [guide of Export-To-Ghostfolio](https://github.com/dickwolff/Export-To-Ghostfolio).',
    },
  },
  {
    slug: 'export-etoro',
    name: 'eToro',
    checked: {
      by: 'service',
      page: 'https://help.etoro.com/My-Account/70325632/How-can-I-find-my-Account-Statement.htm',
      lookedUp: LOOKED_UP,
    },
    steps: {
      de: [
        'Auf der Website „Portfolio“ öffnen und auf die Uhr klicken: Das ist „History“ (Verlauf) des echten Kontos.',
        'Oben rechts auf das Zahnrad klicken, „Account Statement“ (Kontoauszug) wählen und den ganzen Zeitraum angeben.',
        'Auf das Symbol für Excel klicken und die Datei (XLSX) hier ablegen.',
      ],
      en: [
        'On the website open “Portfolio” and click the clock: that is the “History” of your real account.',
        'Click the cog at the top right, choose “Account Statement” and set the whole period.',
        'Click the Excel symbol and drop the file (XLSX) here.',
      ],
    },
    file: {
      de: 'Kontoauszug (XLSX); Aktien und CFDs darin werden getrennt ausgewiesen.',
      en: 'Account statement (XLSX); stocks and CFDs in it are told apart.',
    },
  },
];
