/** Why a file was not read, or what was assumed to read it; keys are the importer's codes, names its parameters. */
import { defineStrings } from '../i18n/strings.ts';

export const fileMessages = defineStrings('file-messages', {
  'file.too-large': {
    de: 'Die Datei ist {{bytes}} groß; ab 1 GB wird nicht gelesen. Exportiere einen kürzeren Zeitraum.',
    en: 'The file has {{bytes}}; files of 1 GB and more are not read. Export a shorter period.',
  },
  'file.empty': { de: 'Die Datei ist leer. Exportiere sie noch einmal.', en: 'The file is empty. Export it again.' },
  'file.unreadable': {
    de: 'Die Datei ist beschädigt oder von unbekannter Art. Exportiere sie noch einmal, am besten als CSV.',
    en: 'The file is damaged or of an unknown kind. Export it again, best as CSV.',
  },
  'file.not-a-table': {
    de: 'Die Datei ist keine Tabelle, sondern zum Beispiel ein PDF, eine Webseite oder ein Bild. Exportiere die Transaktionen als CSV oder speichere sie als .xlsx.',
    en: 'The file is no table but for example a PDF, a web page or a picture. Export the transactions as CSV or save them as .xlsx.',
  },
  'file.encrypted': {
    de: 'Die Arbeitsmappe ist mit einem Passwort geschützt. Speichere sie ohne.',
    en: 'The workbook is protected by a password. Save it without one.',
  },
  'file.unrecognised': {
    de: 'Kein bekanntes Format passt zu dieser Kopfzeile. Ordne die Spalten im Expertenimport zu.',
    en: 'No known format fits this header. Map its columns in the expert import.',
  },
  'file.unrecognised-row': {
    de: 'Zeile einer Datei, deren Format niemand kennt. Ordne die Spalten im Expertenimport zu.',
    en: 'Row of a file whose format is not known. Map its columns in the expert import.',
  },
  'file.format-ambiguous': {
    de: 'Mehrere Formate haben diese Kopfzeile ({{tried}}). Wähle eines.',
    en: 'Several formats have this header ({{tried}}). Choose one.',
  },
  'file.format-unknown': {
    de: 'Das Format {{format}} gibt es nicht. Wähle ein anderes.',
    en: 'There is no format {{format}}. Choose another one.',
  },
  'file.format-does-not-fit': {
    de: 'Die Kopfzeile passt nicht zum gewählten Format {{format}}. Wähle ein anderes.',
    en: 'The header does not fit the chosen format {{format}}. Choose another one.',
  },
  'file.report-not-ledger': {
    de: 'Das ist ein fertiger Bericht, keine Liste von Transaktionen. Exportiere den Transaktionsverlauf.',
    en: 'This is a finished report, not a list of transactions. Export the transaction history instead.',
  },
  'file.zone-assumed': {
    de: 'Die Datei nennt keine Zeitzone; gerechnet wird mit {{zone}}. Wähle eine andere, wenn das nicht stimmt.',
    en: 'The file does not say its time zone; {{zone}} is used. Choose another one if that is wrong.',
  },
  'file.asset-assumed': {
    de: 'Die Datei nennt ihre Währung nicht; gerechnet wird mit {{asset}}. Wähle eine andere, wenn das nicht stimmt.',
    en: 'The file does not name its coin; {{asset}} is used. Choose another one if that is wrong.',
  },
  'ledger.not-ours': {
    de: 'Die JSON-Datei ist kein Ledger von Cryptax. Importiere die CSV- oder Excel-Datei der Quelle; eine Sicherung stellst du in den Einstellungen wieder her.',
    en: 'The JSON file is no ledger of Cryptax. Import the CSV or Excel file of the source; a backup is restored in the settings.',
  },
  'ledger.newer': {
    de: 'Die Ledger-Datei hat Version {{version}}, die diese Version von Cryptax nicht kennt. Lade die App neu.',
    en: 'The ledger file has version {{version}}, which this version of Cryptax does not know. Reload the app.',
  },
  'ledger.damaged': {
    de: 'Die Ledger-Datei ist in Zeile {{at}} beschädigt. Schreibe sie noch einmal.',
    en: 'The ledger file is damaged at line {{at}}. Write it again.',
  },
  'ledger.invalid': {
    de: 'Die Ledger-Datei hat bei {{path}} eine falsche Angabe. Berichtige sie oder schreibe die Datei noch einmal.',
    en: 'The ledger file has a wrong entry at {{path}}. Correct it or write the file again.',
  },
  'zip.too-many-entries': {
    de: 'Das Archiv hat mehr als {{limit}} Dateien. Entpacke es und importiere die Dateien in Teilen.',
    en: 'The archive has more than {{limit}} files. Unpack it and import the files in parts.',
  },
  'zip.too-large': {
    de: 'Entpackt ist das Archiv {{bytes}} groß, mehr als gelesen wird. Exportiere einen kürzeren Zeitraum.',
    en: 'The archive unpacks to {{bytes}}, more than is read. Export a shorter period.',
  },
  'zip.nested-too-deep': {
    de: 'Archive in Archiven in Archiven werden nicht gelesen. Entpacke es und importiere die Dateien darin.',
    en: 'Archives inside archives inside archives are not read. Unpack it and import the files inside.',
  },
  'zip.damaged': {
    de: 'Das Archiv ist beschädigt. Lade es noch einmal herunter.',
    en: 'The archive is damaged. Download it again.',
  },
  'zip.encrypted': {
    de: 'Das Archiv ist mit einem Passwort geschützt. Entpacke es und importiere die Dateien darin.',
    en: 'The archive is protected by a password. Unpack it and import the files inside.',
  },
  'zip.nothing-inside': {
    de: 'Das Archiv enthält keine Dateien. Exportiere es noch einmal.',
    en: 'The archive holds no files. Export it again.',
  },
});
