/** Why a file was not read, or what was assumed to read it. Names in braces are the parameters of the code. */
import type { Message } from './message.ts';

export const FILE_MESSAGES = {
  'file.too-large': {
    cause: {
      de: 'Die Datei ist {bytes} groß; ab 1 GB wird nicht gelesen.',
      en: 'The file is {bytes}; files of 1 GB or more are not read.',
    },
    remedy: { de: 'Exportiere einen kürzeren Zeitraum.', en: 'Export a shorter period.' },
  },
  'file.empty': {
    cause: { de: 'Die Datei ist leer.', en: 'The file is empty.' },
    remedy: { de: 'Exportiere sie noch einmal.', en: 'Export it again.' },
  },
  'file.unreadable': {
    cause: {
      de: 'Die Datei ist beschädigt oder von unbekannter Art.',
      en: 'The file is damaged or of an unknown kind.',
    },
    remedy: { de: 'Exportiere sie noch einmal, am besten als CSV.', en: 'Export it again, ideally as CSV.' },
  },
  'file.not-a-table': {
    cause: {
      de: 'Die Datei ist keine Tabelle, sondern zum Beispiel ein PDF, eine Webseite oder ein Bild.',
      en: 'The file is not a table but, for example, a PDF, a web page or an image.',
    },
    remedy: {
      de: 'Exportiere die Transaktionen als CSV oder speichere sie als .xlsx.',
      en: 'Export the transactions as CSV or save them as .xlsx.',
    },
  },
  'file.encrypted': {
    cause: { de: 'Die Arbeitsmappe ist mit einem Passwort geschützt.', en: 'The workbook is protected by a password.' },
    remedy: { de: 'Speichere sie ohne.', en: 'Save it without one.' },
  },
  'file.unrecognised': {
    cause: { de: 'Kein bekanntes Format passt zu dieser Kopfzeile.', en: 'No known format matches this header.' },
    remedy: { de: 'Ordne die Spalten im Expertenimport zu.', en: 'Map its columns in the expert import.' },
    cli: {
      cause: { de: 'Kein bekanntes Format passt. Versucht: {tried}.', en: 'No known format matches. Tried: {tried}.' },
      remedy: {
        de: 'Nenne das richtige mit --format, oder ordne die Spalten in der App zu.',
        en: 'Name the right one with --format, or map the columns in the app.',
      },
    },
  },
  'file.nearly-known': {
    cause: {
      de: 'Kein bekanntes Format passt zu dieser Kopfzeile. Am nächsten ist das Format „{source}“; es fehlen: {missing}; unbekannt sind: {added}.',
      en: 'No known format matches this header. The closest is the format “{source}”; missing: {missing}; unknown: {added}.',
    },
    remedy: { de: 'Ordne die Spalten im Expertenimport zu.', en: 'Map its columns in the expert import.' },
    cli: {
      cause: {
        de: 'Kein bekanntes Format passt zu dieser Kopfzeile. Am nächsten ist „{source}“ ({format}); es fehlen: {missing}; unbekannt sind: {added}.',
        en: 'No known format matches this header. The closest is “{source}” ({format}); missing: {missing}; unknown: {added}.',
      },
      remedy: {
        de: 'Nenne das richtige mit --format, oder ordne die Spalten in der App zu.',
        en: 'Name the right one with --format, or map the columns in the app.',
      },
    },
  },
  'file.fee-assumed': {
    cause: {
      de: 'Die Datei sagt nicht, ob ihre Beträge die Gebühr enthalten. Wie sie gelesen ist, ist eine Annahme.',
      en: 'The file does not say whether its amounts contain the fee. How it was read is an assumption.',
    },
    remedy: {
      de: 'Vergleiche eine Zeile mit der Abrechnung und antworte in der App, wenn es anders ist.',
      en: 'Compare a row with your statement, and answer in the app if it is different.',
    },
  },
  'file.unrecognised-row': {
    cause: { de: 'Zeile einer Datei, deren Format niemand kennt.', en: 'Row of a file whose format is not known.' },
    remedy: { de: 'Ordne die Spalten im Expertenimport zu.', en: 'Map its columns in the expert import.' },
    cli: {
      remedy: {
        de: 'Nenne das Format mit --format, oder ordne die Spalten in der App zu.',
        en: 'Name the format with --format, or map the columns in the app.',
      },
    },
  },
  'file.format-ambiguous': {
    cause: {
      de: 'Mehrere Formate haben diese Kopfzeile ({tried}).',
      en: 'Several formats have this header ({tried}).',
    },
    remedy: { de: 'Wähle eines.', en: 'Choose one.' },
  },
  'file.format-unknown': {
    cause: { de: 'Das Format {format} gibt es nicht.', en: 'There is no format {format}.' },
    remedy: { de: 'Wähle ein anderes.', en: 'Choose another one.' },
    cli: { remedy: { de: 'Wähle eines aus der Liste der Formate.', en: 'Choose one from the list of formats.' } },
  },
  'file.format-does-not-fit': {
    cause: {
      de: 'Die Kopfzeile passt nicht zum gewählten Format {format}.',
      en: 'The header does not match the chosen format {format}.',
    },
    remedy: { de: 'Wähle ein anderes.', en: 'Choose another one.' },
    cli: { remedy: { de: 'Wähle ein anderes oder keines.', en: 'Choose another one or none.' } },
  },
  'file.report-not-ledger': {
    cause: {
      de: 'Das ist ein fertiger Bericht über Gewinne, keine Liste von Transaktionen.',
      en: 'This is a finished gains report, not a list of transactions.',
    },
    remedy: {
      de: 'Importiere den Transaktionsverlauf. Den Bericht selbst kannst du unter „Zweitmeinung“ mit deinen Zahlen vergleichen.',
      en: 'Import the transaction history. The report itself can be compared with your figures under “Second opinion”.',
    },
    cli: {
      remedy: {
        de: 'Exportiere den Transaktionsverlauf; den Bericht vergleichst du mit „cryptax compare“.',
        en: 'Export the transaction history instead; to compare the report, use “cryptax compare”.',
      },
    },
  },
  'file.platform-statement': {
    cause: {
      de: 'Das ist die Aufstellung einer Plattform über das Jahr, keine Liste von Transaktionen.',
      en: "This is a platform's annual statement, not a list of transactions.",
    },
    remedy: {
      de: 'Importiere den Transaktionsverlauf. Die Aufstellung kannst du unter „Zweitmeinung“ mit deinen Zahlen vergleichen.',
      en: 'Import the transaction history. The statement can be compared with your figures under “Second opinion”.',
    },
    cli: {
      remedy: {
        de: 'Exportiere den Transaktionsverlauf; die Aufstellung vergleichst du mit „cryptax compare“.',
        en: 'Export the transaction history instead; to compare the statement, use “cryptax compare”.',
      },
    },
  },
  'file.no-gain-report': {
    cause: {
      de: 'In dieser Datei steht keine Liste von Verkäufen mit Erlös und Kosten.',
      en: 'This file does not contain a list of sales with proceeds and cost.',
    },
    remedy: {
      de: 'Exportiere aus dem anderen Programm die Liste der Veräußerungsgewinne (Capital gains) als CSV oder Excel-Datei.',
      en: 'Export the list of capital gains from the other program as a CSV or Excel file.',
    },
  },
  'file.no-statement': {
    cause: {
      de: 'In dieser Datei steht keine Jahresaufstellung einer Plattform.',
      en: "This file does not contain a platform's annual statement.",
    },
    remedy: {
      de: 'Wähle die Aufstellung, die die Plattform nach dem KStTG (DAC8) bereitstellt, als CSV, Excel-Datei oder XML.',
      en: 'Choose the statement that the platform provides under DAC8, as CSV, Excel file or XML.',
    },
  },
  'file.other-currency': {
    cause: { de: 'Der Bericht rechnet in {currency}.', en: 'The report is in {currency}.' },
    remedy: { de: 'Exportiere ihn in Euro.', en: 'Export it in euros.' },
  },
  'file.contracts-not-results': {
    cause: {
      de: 'Das ist eine Liste von Ausführungen in Kontrakten. Was eine Position gebracht hat, steht nicht darin.',
      en: 'This is a list of contract fills. It does not show what a position earned.',
    },
    remedy: {
      de: 'Exportiere die Wallet History derselben Börse: Dort stehen die Ergebnisse samt Gebühren.',
      en: 'Export the wallet history of the same exchange: it has the results with their fees.',
    },
  },
  'file.fee-within': {
    cause: {
      de: 'Die Summen dieser Datei enthalten die Gebühr: Nur so passen die Zahlen aller Zeilen zusammen.',
      en: 'The totals in this file include the fee: only this way do the figures of all rows add up.',
    },
    remedy: {
      de: 'Vergleiche im Zweifel eine Zeile mit der Abrechnung.',
      en: 'If in doubt, compare a row with your statement.',
    },
  },
  'file.fee-beside': {
    cause: {
      de: 'Die Summen dieser Datei sind ohne die Gebühr: Nur so passen die Zahlen aller Zeilen zusammen.',
      en: 'The totals in this file do not include the fee: only this way do the figures of all rows add up.',
    },
    remedy: {
      de: 'Vergleiche im Zweifel eine Zeile mit der Abrechnung.',
      en: 'If in doubt, compare a row with your statement.',
    },
  },
  'file.fee-coin': {
    cause: {
      de: 'Die Gebühr ist in dieser Datei im gehandelten Coin abgezogen, nicht in Geld: Nur so passen die Zahlen aller Zeilen zusammen.',
      en: 'The fees in this file were deducted in the traded coin, not in money: only this way do the figures of all rows add up.',
    },
    remedy: {
      de: 'Vergleiche im Zweifel eine Zeile mit der Abrechnung.',
      en: 'If in doubt, compare a row with your statement.',
    },
  },
  'file.fee-received': {
    cause: {
      de: 'Die Gebühr ist in dieser Datei von dem abgezogen, was man bekam (beim Kauf vom Coin, beim Verkauf vom Geld): Nur so passen die Zahlen aller Zeilen zusammen.',
      en: 'The fees in this file were deducted from what was received (the coin of a purchase, the money of a sale): only this way do the figures of all rows add up.',
    },
    remedy: {
      de: 'Vergleiche im Zweifel eine Zeile mit der Abrechnung.',
      en: 'If in doubt, compare a row with your statement.',
    },
  },
  'file.signs-missing': {
    cause: {
      de: 'Beträge stehen in dieser Datei ohne Vorzeichen. Was hinausging, zeigt das Wort in jeder Zeile.',
      en: 'Amounts in this file have no sign. The word in each row says what went out.',
    },
    remedy: {
      de: 'Vergleiche im Zweifel eine Auszahlung mit deinem Konto.',
      en: 'If in doubt, compare a withdrawal with your account.',
    },
  },
  'file.other-unit': {
    cause: {
      de: 'Menge mal Preis weicht in fast allen Zeilen um {places} Stellen von der Summe ab: Eine Spalte steht in einer anderen Einheit, etwa Satoshi oder Cent.',
      en: 'Amount times price is off by {places} places from the total in nearly all rows: a column is in another unit, such as satoshi or cents.',
    },
    remedy: {
      de: 'Sage vor dem Übernehmen, welche Spalte es ist. Bis dahin warten die Zeilen.',
      en: 'Say which column it is before you add the file. Until then the rows wait.',
    },
  },
  'file.balance-jumps': {
    cause: {
      de: 'Zeile {line}: Der Kontostand von {asset} passt nicht zu den Zeilen davor. Danach wären es {computed}, in der Datei stehen {stated}. Solche Stellen in der Datei: {count}.',
      en: 'Line {line}: the balance of {asset} does not follow from the rows before it. They lead to {computed}, the file says {stated}. Places like this in the file: {count}.',
    },
    remedy: {
      de: 'Entweder ist ein Betrag dieser Zeile falsch, oder davor fehlt eine Zeile. Exportiere die Datei neu und ungefiltert.',
      en: 'Either an amount of this row is wrong, or a row before it is missing. Export the file again, without a filter.',
    },
  },
  'file.zone-assumed': {
    cause: {
      de: 'Die Datei nennt keine Zeitzone; gerechnet wird mit {zone}.',
      en: 'The file does not say its time zone; {zone} is used.',
    },
    remedy: { de: 'Wähle eine andere, wenn das nicht stimmt.', en: 'Choose another one if that is wrong.' },
    cli: {
      remedy: {
        de: 'Nenne eine andere mit --timezone, wenn das nicht stimmt.',
        en: 'Name another one with --timezone if that is wrong.',
      },
    },
  },
  'file.other-zone': {
    cause: {
      de: 'Die Zeiten der Datei passen zu allen anderen Dateien, wenn sie in {zone} stehen: {fits} von {pairs} Umbuchungen.',
      en: 'The times in the file match all other files if they are in {zone}: {fits} of {pairs} transfers.',
    },
    remedy: { de: 'Wähle diese Zeitzone für die Datei.', en: 'Choose that time zone for the file.' },
    cli: {
      remedy: {
        de: 'Nenne sie mit --timezone DATEI={zone}.',
        en: 'Name it with --timezone FILE={zone}.',
      },
    },
  },
  'account.told-apart': {
    cause: {
      de: 'Die Kontostände passen nicht zum selben Konto: Diese Datei gehört zu einem zweiten Konto, es heißt „{wallet}“.',
      en: 'The running balances cannot belong to one account: this file belongs to a second one, called “{wallet}”.',
    },
    remedy: {
      de: 'Ist es doch dasselbe Konto, gib beiden Dateien denselben Wallet-Namen.',
      en: 'If it is the same account after all, give both files the same wallet name.',
    },
    cli: {
      remedy: {
        de: 'Ist es doch dasselbe Konto, gib beiden Dateien mit --account denselben Namen.',
        en: 'If it is the same account after all, give both files the same name with --account.',
      },
    },
  },
  'account.unclear': {
    cause: {
      de: 'Diese Datei und {other} überschneiden sich in der Zeit, haben aber keine Zeile gemeinsam: dasselbe Konto oder ein anderes? Gerechnet wird mit einem.',
      en: 'This file and {other} cover the same period but have no row in common: one account or two? One is assumed.',
    },
    remedy: {
      de: 'Gehört die Datei zu einem anderen Konto, gib ihr einen eigenen Wallet-Namen.',
      en: 'If the file belongs to another account, give it a wallet name of its own.',
    },
    cli: {
      remedy: {
        de: 'Nenne die Konten mit --account DATEI=NAME.',
        en: 'Name the accounts with --account FILE=NAME.',
      },
    },
  },
  'file.asset-assumed': {
    cause: {
      de: 'Die Datei nennt ihren Coin nicht; gerechnet wird mit {asset}.',
      en: 'The file does not name its coin; {asset} is used.',
    },
    remedy: { de: 'Wähle einen anderen, wenn das nicht stimmt.', en: 'Choose another one if that is wrong.' },
    cli: {
      remedy: {
        de: 'Wähle in der App einen anderen, wenn das nicht stimmt.',
        en: 'Choose another one in the app if that is wrong.',
      },
    },
  },
  'ledger.not-ours': {
    cause: { de: 'Die JSON-Datei ist kein Ledger von Cryptax.', en: 'The JSON file is not a Cryptax ledger.' },
    remedy: {
      de: 'Importiere die CSV- oder Excel-Datei der Quelle; eine Sicherung stellst du in den Einstellungen wieder her.',
      en: 'Import the CSV or Excel file from the source; a backup is restored in the settings.',
    },
    cli: {
      remedy: {
        de: 'Importiere die CSV- oder Excel-Datei der Quelle; eine Sicherung stellst du in der App wieder her.',
        en: 'Import the CSV or Excel file from the source; a backup is restored in the app.',
      },
    },
  },
  'ledger.newer': {
    cause: {
      de: 'Die Ledger-Datei hat Version {version}, die diese Version von Cryptax nicht kennt.',
      en: 'The ledger file has version {version}, which this version of Cryptax does not support.',
    },
    remedy: { de: 'Lade die App neu.', en: 'Reload the app.' },
    cli: { remedy: { de: 'Bringe Cryptax auf den neuesten Stand.', en: 'Update Cryptax.' } },
  },
  'ledger.damaged': {
    cause: { de: 'Die Ledger-Datei ist in Zeile {at} beschädigt.', en: 'The ledger file is damaged at line {at}.' },
    remedy: { de: 'Schreibe sie noch einmal.', en: 'Write it again.' },
  },
  'ledger.invalid': {
    cause: {
      de: 'Die Ledger-Datei hat bei {path} eine falsche Angabe.',
      en: 'The ledger file has an invalid entry at {path}.',
    },
    remedy: { de: 'Berichtige sie oder schreibe die Datei noch einmal.', en: 'Correct it or write the file again.' },
  },
  'zip.too-many-entries': {
    cause: { de: 'Das Archiv hat mehr als {limit} Dateien.', en: 'The archive has more than {limit} files.' },
    remedy: { de: 'Entpacke es und importiere die Dateien in Teilen.', en: 'Unpack it and import the files in parts.' },
  },
  'zip.too-large': {
    cause: {
      de: 'Entpackt ist das Archiv {bytes} groß, mehr als gelesen wird.',
      en: 'The archive unpacks to {bytes}, more than is read.',
    },
    remedy: { de: 'Exportiere einen kürzeren Zeitraum.', en: 'Export a shorter period.' },
  },
  'zip.nested-too-deep': {
    cause: {
      de: 'Archive in Archiven in Archiven werden nicht gelesen.',
      en: 'Archives inside archives inside archives are not read.',
    },
    remedy: { de: 'Entpacke es und importiere die Dateien darin.', en: 'Unpack it and import the files inside.' },
  },
  'zip.damaged': {
    cause: { de: 'Das Archiv ist beschädigt.', en: 'The archive is damaged.' },
    remedy: { de: 'Lade es noch einmal herunter.', en: 'Download it again.' },
  },
  'zip.encrypted': {
    cause: { de: 'Das Archiv ist mit einem Passwort geschützt.', en: 'The archive is protected by a password.' },
    remedy: { de: 'Entpacke es und importiere die Dateien darin.', en: 'Unpack it and import the files inside.' },
  },
  'zip.nothing-inside': {
    cause: { de: 'Das Archiv enthält keine Dateien.', en: 'The archive contains no files.' },
    remedy: { de: 'Exportiere es noch einmal.', en: 'Export it again.' },
  },
} satisfies Readonly<Record<string, Message>>;
