/** Texts of the expert import. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const expertImportStrings = defineStrings('expert-import', {
  context: {
    de: 'Format, Zeitzone und Spalten selbst bestimmen, Zeile für Zeile sehen, was daraus wird.',
    en: 'Decide format, time zone and columns yourself, and see row by row what becomes of them.',
  },
  'options.title': { de: 'Datei lesen als', en: 'Read the file as' },
  'options.format': { de: 'Format', en: 'Format' },
  'options.format.auto': { de: 'Automatisch erkennen', en: 'Recognise automatically' },
  'options.format.search': { de: 'Format suchen', en: 'Search format' },
  'options.zone': { de: 'Zeitzone', en: 'Time zone' },
  'options.zone.auto': { de: 'wie in der Datei', en: 'as in the file' },
  'options.zone.assumed': {
    de: 'Die Datei nennt keine; {{zone}} angenommen',
    en: 'The file names none; {{zone}} assumed',
  },
  'options.wallet': { de: 'Name der Wallet', en: 'Name of the wallet' },
  'options.wallet.hint': { de: 'leer: Name der Quelle', en: 'empty: name of the source' },
  'options.read': { de: 'So lesen', en: 'Read it this way' },
  'options.map': { de: 'Spalten zuordnen', en: 'Map columns' },
  'options.candidates': { de: 'Ähnliche Formate:', en: 'Similar formats:' },

  'rows.title': { de: 'Zeilen und Buchungen', en: 'Rows and entries' },
  'rows.filter': { de: 'Welche Zeilen', en: 'Which rows' },
  'rows.all': { de: 'Alle', en: 'All' },
  'rows.event': { de: 'Gebucht', en: 'Booked' },
  'rows.grouped': { de: 'Gemeinsam gebucht', en: 'Booked together' },
  'rows.duplicate': { de: 'Duplikat', en: 'Duplicate' },
  'rows.ignored': { de: 'Ausgelassen', en: 'Left out' },
  'rows.review': { de: 'Offen', en: 'Open' },
  'rows.open': {
    de: 'Ein- oder Auszahlung, deren Gegenseite noch fehlt. Importiere auch die Datei der anderen Wallet, oder beantworte nach dem Import, was es war.',
    en: 'Deposit or withdrawal whose other side is still missing. Import the file of the other wallet too, or say after the import what it was.',
  },
  'rows.line': { de: 'Zeile', en: 'Line' },
  'rows.raw': { de: 'So steht es in der Datei', en: 'As it stands in the file' },
  'rows.becomes': { de: 'Das wird daraus', en: 'What becomes of it' },
  'rows.range': { de: '{{from}} bis {{to}} von {{total}}', en: '{{from}} to {{to}} of {{total}}' },
  'rows.back': { de: 'Vorige Zeilen', en: 'Previous rows' },
  'rows.on': { de: 'Nächste Zeilen', en: 'Next rows' },
  'rows.none': { de: 'Keine Zeilen dieser Art.', en: 'No rows of this kind.' },

  'map.title': { de: 'Spalten zuordnen', en: 'Map columns' },
  'map.intro': {
    de: 'Kein Format passt zu {{file}}. Das ist unser Vorschlag aus Kopfzeile und Inhalt; ändere, was nicht stimmt.',
    en: 'No format fits {{file}}. This is our proposal from header and content; change what is wrong.',
  },
  'map.drifted': {
    de: '{{file}} sieht aus wie ein Export von {{source}}, aber mit anderen Spaltennamen: {{columns}}. Stimmt das, wird die Datei nach den Regeln von {{source}} gelesen. Änderst du eine Spalte, gilt stattdessen deine eigene Zuordnung.',
    en: '{{file}} looks like an export from {{source}}, but with other column names: {{columns}}. If that is right, the file is read by the rules of {{source}}. If you change a column, your own mapping applies instead.',
  },
  'map.renamed': { de: '„{{expected}}“ heißt jetzt „{{found}}“', en: '“{{expected}}” is now “{{found}}”' },
  'map.source': { de: 'Name der Quelle', en: 'Name of the source' },
  'map.role': { de: 'Bedeutung', en: 'Meaning' },
  'map.own': { de: 'wie im Format', en: 'as in the format' },
  'map.unused': { de: 'nicht verwenden', en: 'do not use' },
  'map.reason.header': { de: 'laut Kopfzeile', en: 'by its header' },
  'map.reason.content': { de: 'laut Inhalt', en: 'by its content' },
  'map.reason.cross-check': { de: 'Menge × Preis = Summe', en: 'amount × price = total' },
  'map.types': { de: 'Was die Wörter der Art bedeuten', en: 'What the words of the type mean' },
  'map.preview': { de: 'Die ersten Zeilen', en: 'The first rows' },
  'map.confirm': { de: 'Zuordnung verwenden', en: 'Use this mapping' },
  'map.remember': {
    de: 'Beim Übernehmen merken wir sie uns für Dateien mit dieser Kopfzeile.',
    en: 'When you take the entries over, it is remembered for files with this header.',
  },
  'map.cancel': { de: 'Zurück', en: 'Back' },
  'map.failed': {
    de: 'Diese Datei lässt sich nicht als Tabelle mit Datumsspalte lesen.',
    en: 'This file cannot be read as a table with a date column.',
  },

  'demo.title': { de: 'Beispieldaten', en: 'Demo data' },
  'demo.line': {
    de: 'Drei Jahre mit Käufen, Verkäufen, Staking und Transfers. Getrennt von deinen eigenen Daten und mit einem Klick wieder weg.',
    en: 'Three years of purchases, sales, staking and transfers. Kept apart from your own data and gone with one click.',
  },
});
