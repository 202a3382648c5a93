/** Where the file of a source is found, first part. Names of menus as the page under `checked` has them. */
import { type ExportGuide, LOOKED_UP, LOOKED_UP_LATER } from './export-guide.ts';

export const FIRST_GUIDES: readonly ExportGuide[] = [
  {
    slug: 'export-binance',
    name: 'Binance',
    checked: { by: 'service', page: 'https://www.binance.com/en/support', asOf: '2025', lookedUp: LOOKED_UP },
    steps: {
      de: [
        'Auf der Website anmelden, auf das Symbol der Wallet gehen und „Transaktionsverlauf“ (Transaction History) öffnen.',
        'Am Export-Symbol „Transaktionsaufzeichnungen exportieren“ (Export Transaction Records) wählen: alle Konten, alle Coins, je Datei höchstens ein Jahr, dann „Generieren“.',
        'Für jedes Jahr eine Datei anfordern; erlaubt sind 15 im Monat. Binance meldet sich per E-Mail oder SMS, wenn sie bereitliegt.',
        'Das Archiv im selben Fenster herunterladen und unverändert hier ablegen.',
      ],
      en: [
        'Log in on the website, point at the wallet symbol and open “Transaction History”.',
        'At the export symbol choose “Export Transaction Records”: all accounts, all coins, at most one year per file, then “Generate”.',
        'Request one file per year; 15 a month are allowed. Binance writes by email or text message when it is ready.',
        'Download the archive in the same window and drop it here as it is.',
      ],
    },
    file: {
      de: 'Transaktionsverlauf über alle Konten; Umsätze der Karte stehen darin. Die Handelshistorie allein enthält keine Zinsen und Transfers.',
      en: 'Transaction history over all accounts; card payments are in it. The trade history alone has no interest and no transfers.',
    },
    besides: {
      de: 'Futures und umgewandelte Kleinstbeträge (Dust) haben eigene Listen. Hast du sie benutzt, lade sie zusätzlich herunter.',
      en: 'Futures and converted small balances (dust) have lists of their own. If you used them, download those too.',
    },
  },
  {
    slug: 'export-kraken',
    name: 'Kraken',
    checked: {
      by: 'service',
      page: 'https://support.kraken.com/hc/en-us/articles/115000302707-Differences-between-ledger-and-trades-history',
      lookedUp: LOOKED_UP,
    },
    steps: {
      de: [
        'Anmelden und Verlauf (History) › Export öffnen; in der neuen Oberfläche Profil › Dokumente.',
        'Neuen Export anlegen: Typ „Ledgers“, Format CSV, Zeitraum ab Kontoeröffnung, alle Felder.',
        'Warten, bis der Export fertig ist, und das ZIP herunterladen.',
      ],
      en: [
        'Log in and open History › Export; in the new interface Profile › Documents.',
        'Create a new export: type “Ledgers”, format CSV, period since the account was opened, all fields.',
        'Wait until the export is ready and download the ZIP.',
      ],
    },
    file: {
      de: 'Ledgers. „Trades“ reicht nicht: Staking, Ein- und Auszahlungen und Käufe über „Krypto kaufen“ oder die App fehlen darin.',
      en: 'Ledgers. “Trades” is not enough: it lacks staking, deposits, withdrawals and purchases made with “Buy crypto” or the app.',
    },
    besides: {
      de: 'Kraken Futures ist ein eigenes Konto: Lade dort das Account Log herunter.',
      en: 'Kraken Futures is an account of its own: download the account log there.',
    },
  },
  {
    slug: 'export-coinbase',
    name: 'Coinbase',
    checked: {
      by: 'others',
      page: 'https://cryptogainsreport.com/guide.php?lang=en',
      asOf: '2026',
      lookedUp: LOOKED_UP,
    },
    steps: {
      de: [
        'Auf coinbase.com anmelden, auf das Profilbild klicken und „Auszüge“ (Statements) öffnen.',
        'Unter „Benutzerdefinierten Auszug erstellen“ (Generate custom statement) CSV, alle Coins, alle Transaktionen und den ganzen Zeitraum wählen.',
        'Auf „Erstellen“ klicken, die Datei herunterladen und hier ablegen.',
      ],
      en: [
        'Log in on coinbase.com, click the profile picture and open “Statements”.',
        'Under “Generate custom statement” choose CSV, all assets, all transactions and the whole period.',
        'Click “Generate”, download the file and drop it here.',
      ],
    },
    file: {
      de: 'Auszug aller Transaktionen (CSV), nicht der Gewinn- und Verlustbericht.',
      en: 'Statement of all transactions (CSV), not the gain and loss report.',
    },
    besides: {
      de: 'Coinbase Pro hatte ein eigenes Konto: Davon brauchst du den Kontoauszug (Account) oder die Ausführungen (Fills).',
      en: 'Coinbase Pro had an account of its own: you need its account statement or its fills.',
    },
  },
  {
    slug: 'export-bitpanda',
    name: 'Bitpanda',
    checked: { by: 'others', page: 'https://github.com/MrRo-de/Bitpanda-Report', lookedUp: LOOKED_UP },
    steps: {
      de: [
        'In der Web-App anmelden, oben rechts auf das Bitpanda-Symbol klicken und „Verlauf“ öffnen.',
        'Auf „Exportieren“ und im Fenster auf „CSV generieren“ klicken; die Datei heißt bitpanda-trades mit Datum und Uhrzeit.',
        'Bitpanda Pro (heute One Trading) ist ein eigenes Konto mit eigenem Verlauf; lade ihn zusätzlich herunter.',
      ],
      en: [
        'Log in to the web app, click the Bitpanda symbol at the top right and open the history (“Verlauf”).',
        'Click “Exportieren” (export) and then “CSV generieren” (generate CSV); the file is called bitpanda-trades with date and time.',
        'Bitpanda Pro (now One Trading) is an account of its own with its own history; download that too.',
      ],
    },
    file: {
      de: 'Transaktionsverlauf (CSV); Aktien und Metalle darin werden als „kein Krypto“ ausgewiesen.',
      en: 'Transaction history (CSV); stocks and metals in it are listed as “not crypto”.',
    },
    besides: {
      de: 'Gold und andere Metalle teilen sich die Freigrenze mit deinen Coins: Trage ihr Ergebnis im Steuerprofil ein.',
      en: 'Gold and other metals share the limit with your coins: enter their result in the tax profile.',
    },
  },
  {
    slug: 'export-bitvavo',
    name: 'Bitvavo',
    checked: { by: 'others', page: 'https://github.com/dickwolff/Export-To-Ghostfolio', lookedUp: LOOKED_UP },
    steps: {
      de: [
        'Auf der Website anmelden, oben rechts auf den eigenen Namen klicken und „Transaction history“ (Transaktionsverlauf) öffnen.',
        'Oben auf den blauen Knopf „Export“ klicken und eine der CSV-Varianten wählen, am besten den ganzen Verlauf.',
        'Noch einmal auf „Export“ klicken und die Datei hier ablegen.',
      ],
      en: [
        'Log in on the website, click your name at the top right and open “Transaction history”.',
        'Click the blue “Export” button at the top and choose one of the CSV options, ideally the full history.',
        'Click “Export” once more and drop the file here.',
      ],
    },
    file: {
      de: 'Vollständiger Transaktionsverlauf (CSV).',
      en: 'Full transaction history (CSV).',
    },
  },
  {
    slug: 'export-bison',
    name: 'BISON',
    checked: {
      by: 'service',
      page: 'https://support.bisonapp.com/hc/en-gb/articles/22865029974941-Where-can-I-find-the-statement-for-my-EUR-settlement-account',
      lookedUp: LOOKED_UP,
    },
    steps: {
      de: [
        'In der App „Konto“ und dann „Berichte“ öffnen.',
        'Die Transaktionen als CSV für den ganzen Zeitraum anfordern; die Datei kommt in das Postfach der App.',
        'Aus dem Postfach über „Teilen“ auf den Rechner bringen und hier ablegen.',
      ],
      en: [
        'In the app open “Account” and then “Reports”.',
        'Request the transactions as CSV for the whole period; the file arrives in the postbox of the app.',
        'Bring it from the postbox to your computer with “Share” and drop it here.',
      ],
    },
    file: {
      de: 'Transaktionen als CSV, nicht die Berichte als PDF.',
      en: 'Transactions as CSV, not the reports as PDF.',
    },
  },
  {
    slug: 'export-bitcoin-de',
    name: 'bitcoin.de',
    checked: { by: 'others', page: 'https://cynux.de/?page_id=482', lookedUp: LOOKED_UP_LATER },
    steps: {
      de: [
        'Auf der Website anmelden, „Kontoauszug“ öffnen und einen Coin wählen.',
        'Auf „Anzeigen“ klicken und den Jahresauszug als CSV herunterladen, für jedes Jahr seit der Eröffnung des Kontos.',
        'Dasselbe für jeden Coin (BTC, ETH und so weiter): Jeder hat eigene Dateien. Lege alle zusammen ab.',
      ],
      en: [
        'Log in on the website, open the account statement (“Kontoauszug”) and choose a coin.',
        'Click “Anzeigen” (show) and download the statement of the year as CSV, for every year since the account was opened.',
        'Do the same for every coin (BTC, ETH and so on): each has files of its own. Drop them all together.',
      ],
    },
    file: {
      de: 'Kontoauszug je Coin und Jahr (CSV).',
      en: 'Account statement per coin and year (CSV).',
    },
  },
  {
    slug: 'export-trade-republic',
    name: 'Trade Republic',
    checked: { by: 'others', page: 'https://github.com/tillacs/budget.', asOf: '2026', lookedUp: LOOKED_UP },
    steps: {
      de: [
        'In der App „Kontoauszüge“ öffnen und „Transaktionsexport“ wählen.',
        'Den ganzen Zeitraum angeben, die CSV über „Teilen“ auf den Rechner bringen und hier ablegen.',
        'Den Export gibt es seit 2026. Fehlt er in deiner Version, trage die Käufe nach den Abrechnungen von Hand ein.',
      ],
      en: [
        'In the app open the statements (“Kontoauszüge”) and choose the transaction export (“Transaktionsexport”).',
        'Set the whole period, share the CSV to your computer and drop it here.',
        'The export exists since 2026. If your version lacks it, enter the purchases by hand from the statements.',
      ],
    },
    file: {
      de: 'Transaktionsexport (CSV); PDF-Abrechnungen lesen wir nicht.',
      en: 'Transaction export (CSV); PDF statements are not read.',
    },
  },
];
