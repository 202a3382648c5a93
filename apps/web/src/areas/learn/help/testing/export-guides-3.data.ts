/** Where the file of a source is found, third part: wallets and other programs. */
import { type ExportGuide, LOOKED_UP, LOOKED_UP_LATER } from './export-guide.ts';

export const THIRD_GUIDES: readonly ExportGuide[] = [
  {
    slug: 'export-ledger-live',
    name: 'Ledger Live',
    checked: { by: 'service', page: 'https://github.com/LedgerHQ/ledger-live', lookedUp: LOOKED_UP },
    steps: {
      de: [
        'In Ledger Live am Rechner (heute Ledger Wallet) „Konten“ öffnen.',
        'Im Menü „Optionen“ auf „Verlauf exportieren“ klicken und alle Konten markieren.',
        'Die CSV sichern und hier ablegen.',
      ],
      en: [
        'In Ledger Live on the computer (now Ledger Wallet) open “Accounts”.',
        'In the “Options” menu click “Export operation history” and tick all accounts.',
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
    checked: { by: 'service', page: 'https://github.com/trezor/trezor-suite', lookedUp: LOOKED_UP },
    steps: {
      de: [
        'In Trezor Suite das Konto öffnen und zu den Transaktionen gehen.',
        'Im Menü über der Liste „Export as CSV“ (als CSV exportieren) wählen, für jedes Konto einzeln.',
        'Alle Dateien zusammen hier ablegen.',
      ],
      en: [
        'Open the account in Trezor Suite and go to the transactions.',
        'In the menu above the list choose “Export as CSV”, for each account in turn.',
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
    checked: {
      by: 'others',
      page: 'https://coffee-web.ru/blog/how-to-generate-a-list-of-all-token-transactions-within-a-wallet',
      asOf: '2023-01-28',
      lookedUp: LOOKED_UP,
    },
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
    checked: { by: 'others', page: 'https://github.com/dickwolff/Export-To-Ghostfolio', lookedUp: LOOKED_UP },
    steps: {
      de: [
        'In CoinTracking im Menü „Transactions“ (Transaktionen) öffnen.',
        'Auf „Export“ klicken und „CSV (Full Export)“ wählen; die kurze Fassung lässt Spalten weg.',
        'Deutsch und Englisch werden beide erkannt.',
      ],
      en: [
        'In CoinTracking open “Transactions” in the menu.',
        'Click “Export” and choose “CSV (Full Export)”; the short one leaves out columns.',
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
    checked: {
      by: 'service',
      page: 'https://support.koinly.io/en/articles/9490074-koinly-tax-reports',
      lookedUp: LOOKED_UP,
    },
    steps: {
      de: [
        'In Koinly die Seite „Tax Reports“ (Steuerberichte) öffnen.',
        '„Transaction Report“ (Transaktionsbericht) als CSV herunterladen, für jedes Jahr einzeln.',
        'Die Dateien hier ablegen; Transfers sind darin schon verbunden.',
      ],
      en: [
        'In Koinly open the “Tax Reports” page.',
        'Download the “Transaction Report” as CSV, for each year in turn.',
        'Drop the files here; transfers are joined in them already.',
      ],
    },
    file: {
      de: 'Transaktionsbericht aller Jahre (CSV), nicht der Gewinnbericht.',
      en: 'Transaction report of all years (CSV), not the gains report.',
    },
  },
  {
    slug: 'export-gate-io',
    name: 'Gate.io',
    checked: { by: 'others', page: 'https://dyor.tax/gate-io-tax-calculator', lookedUp: LOOKED_UP_LATER },
    steps: {
      de: [
        'Auf der Website anmelden und unter „Assets“ (Vermögen) „Transaction History“ (Transaktionsverlauf) öffnen.',
        'Alle Arten und alle Coins wählen, dazu den ganzen Zeitraum; reicht er nicht, mehrere Dateien ohne Lücke.',
        'Auf „Download“ oder „Request batch data“ klicken und die Dateien hier ablegen.',
      ],
      en: [
        'Log in on the website and open “Transaction History” under “Assets”.',
        'Choose all types and all coins and the whole period; if that is too long, make several files without a gap.',
        'Click “Download” or “Request batch data” and drop the files here.',
      ],
    },
    file: {
      de: 'Der Transaktionsverlauf (Account Book): Handel, Ein- und Auszahlungen, Erträge und Gebühren stehen darin.',
      en: 'The transaction history (account book): trades, deposits, withdrawals, rewards and fees are in it.',
    },
  },
  {
    slug: 'export-bitfinex',
    name: 'Bitfinex',
    checked: {
      by: 'others',
      page: 'https://koinly.io/no/blog/bitfinex-tax-statements-reports/',
      asOf: '2022-01-10',
      lookedUp: LOOKED_UP_LATER,
    },
    steps: {
      de: [
        'Auf der Website anmelden, oben rechts auf das Profil klicken und „Reports“ (Berichte) öffnen.',
        'Auf „Export“ klicken, im Fenster „Ledgers“ und den ganzen Zeitraum wählen und noch einmal „Export“.',
        'Die CSV kommt per E-Mail; lade sie herunter und lege sie hier ab.',
      ],
      en: [
        'Log in on the website, click the profile at the top right and open “Reports”.',
        'Click “Export”, choose “Ledgers” and the whole period in the window, and click “Export” again.',
        'The CSV comes by email; download it and drop it here.',
      ],
    },
    file: {
      de: 'Ledgers: jede Änderung deiner Guthaben, auch Zinsen und Gebühren.',
      en: 'Ledgers: every change of your balances, interest and fees included.',
    },
    besides: {
      de: '„Trades“ und „Movements“ liest Cryptax auch. Nimm sie statt der Ledgers, nicht dazu: Dieselben Buchungen hätten andere Kennungen.',
      en: 'Cryptax reads “Trades” and “Movements” as well. Use them instead of the ledgers, not in addition: the same entries would have other ids.',
    },
  },
  {
    slug: 'export-bsdex',
    name: 'BSDEX',
    checked: {
      by: 'others',
      page: 'https://divly.com/de/wallets-and-exchanges/b%C3%B6rse-stuttgart-bsdex-steuererkl%C3%A4rung-2025-dein-guide',
      asOf: '2025',
      lookedUp: LOOKED_UP_LATER,
    },
    steps: {
      de: [
        'Auf der Website anmelden, oben rechts auf das Profilbild klicken und „Profil & Einstellungen“ öffnen.',
        'Im Bereich „Konto & Steuern“ auf „Transaktionshistorie“ klicken.',
        'Auf „Download CSV“ klicken und die Datei hier ablegen.',
      ],
      en: [
        'Log in on the website, click the profile picture at the top right and open “Profil & Einstellungen” (profile and settings).',
        'In the section “Konto & Steuern” (account and taxes) click “Transaktionshistorie” (transaction history).',
        'Click “Download CSV” and drop the file here.',
      ],
    },
    file: {
      de: 'Transaktionshistorie (CSV).',
      en: 'Transaction history (CSV).',
    },
  },
];
