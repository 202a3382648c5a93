/** How to get the export file out of the services at which most people in Germany trade. */
import type { Guide } from './guide.ts';

export const LEADING_GUIDES: readonly Guide[] = [
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
];
