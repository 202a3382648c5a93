/** Why a row waits: its shape, its date, its words, its numbers, its coins. Names in braces are the parameters of the code. */
import type { Message } from './message.ts';

export const ROW_MESSAGES = {
  'row.other-header': {
    cause: {
      de: 'Ab der Kopfzeile darüber stehen die Spalten anders.',
      en: 'From the header above onwards, the columns are in a different order.',
    },
    remedy: { de: 'Teile die Datei dort und importiere beide Teile.', en: 'Cut the file there and import both parts.' },
  },
  'row.two-in-one': {
    cause: { de: 'Hier stehen zwei Zeilen in einer.', en: 'This line contains two rows.' },
    remedy: {
      de: 'Trenne sie durch einen Zeilenumbruch und importiere die Datei noch einmal.',
      en: 'Put a line break between them and import the file again.',
    },
  },
  'row.cells-missing': {
    cause: {
      de: 'Die Zeile hat weniger Zellen als die anderen, ihre Zellen stehen also vielleicht in falschen Spalten.',
      en: 'The row has fewer cells than the others, so its cells may be in the wrong columns.',
    },
    remedy: {
      de: 'Vergleiche sie mit dem Export des Anbieters oder exportiere die Datei neu.',
      en: 'Compare it with the service’s export, or export the file again.',
    },
  },
  'row.broken-off': {
    cause: {
      de: 'Die Datei endet mitten in dieser Zeile. Was dort fehlt, ist nicht bekannt, auch eine Zahl kann gekürzt sein.',
      en: 'The file ends within this row. What is missing is not known, and a number may be cut off.',
    },
    remedy: {
      de: 'Lade die Datei noch einmal herunter und importiere sie.',
      en: 'Download the file again and import it.',
    },
  },
  'row.cut-number': {
    cause: {
      de: 'Die Zeile hat mehr Zellen als die anderen; eine Zahl ist wohl an ihrem Komma zerschnitten (1,5 ist nicht 1).',
      en: 'The row has more cells than the others, and a number seems to be cut at its comma (1,5 is not 1).',
    },
    remedy: {
      de: 'Schreibe ihre Zahlen mit Punkt oder in Anführungszeichen und importiere die Datei noch einmal.',
      en: 'Write its numbers with a dot or in quotes and import the file again.',
    },
  },
  'row.figures-differ': {
    cause: {
      de: 'Die Zahlen der Zeile widersprechen sich: in {column} steht {stated}, die anderen Spalten ergeben {computed}.',
      en: 'The figures of the row contradict each other: {column} says {stated}, the other columns give {computed}.',
    },
    remedy: {
      de: 'Vergleiche sie mit der Abrechnung und erfasse die Zeile von Hand{inApp}.',
      en: 'Compare them with the statement and enter the row by hand{inApp}.',
    },
  },
  'fee.above-usual': {
    cause: {
      de: 'Die Gebühr von {fee} ist mehr als 5 % des Betrags von {value}; oft ist das eine falsch zugeordnete Spalte.',
      en: 'The fee of {fee} is more than 5% of the amount of {value}; often that is a column mapped to the wrong meaning.',
    },
    remedy: {
      de: 'Prüfe die Zuordnung der Spalten, oder bestätige, dass die Gebühren stimmen.',
      en: 'Check what the columns mean, or confirm that the fees are right.',
    },
  },
  'fee.coin-open': {
    cause: {
      de: 'Die Datei sagt nicht, in welchem Coin oder welcher Währung „{column}“ steht (hier {fee}).',
      en: 'The file does not say which coin or currency “{column}” is in (here {fee}).',
    },
    remedy: {
      de: 'Wähle beim Import, worin sie steht; das gilt für alle Zeilen der Datei.',
      en: 'Choose what it is in when importing; that counts for all rows of the file.',
    },
  },
  'fee.columns-open': {
    cause: {
      de: 'Die Zeile nennt mehrere Gebühren ({fee} und {otherFee}). Ob sie sich addieren, sagt die Datei nicht.',
      en: 'The row states several fees ({fee} and {otherFee}). The file does not say whether they add up.',
    },
    remedy: {
      de: 'Wähle beim Import, welche Spalten zählen; das gilt für alle Zeilen der Datei.',
      en: 'Choose which columns count when importing; that goes for all rows of the file.',
    },
  },
  'fee.several-coins': {
    cause: {
      de: 'Die Zeile hat Gebühren in mehreren Coins oder Währungen ({fee} und {otherFee}); eine solche Buchung hat nur Platz für eine.',
      en: 'The row has fees in several coins or currencies ({fee} and {otherFee}); such an entry has room for one only.',
    },
    remedy: {
      de: 'Erfasse die Zeile von Hand{inApp} und jede weitere Gebühr als eigene Buchung.',
      en: 'Enter the row by hand{inApp}, and each further fee as an entry of its own.',
    },
  },
  'row.unmapped': {
    cause: { de: 'Die Zeile wurde keiner Buchung zugeordnet.', en: 'The row was not mapped.' },
    remedy: { de: 'Erfasse sie von Hand{inApp} oder lasse sie aus.', en: 'Enter it by hand{inApp} or leave it out.' },
  },
  'row.in-one-cell': {
    cause: { de: 'Die ganze Zeile steht in einer Zelle.', en: 'The whole row is in one cell.' },
    remedy: {
      de: 'Exportiere die Datei neu, oder schreibe die Zeile mit demselben Trennzeichen wie die Kopfzeile.',
      en: 'Export the file again, or write this row with the same delimiter as the header.',
    },
  },
  'row.cut-off': {
    cause: {
      de: 'Hier hat der Anbieter die Liste abgeschnitten.',
      en: 'The list was cut short here by the service that made it.',
    },
    remedy: { de: 'Exportiere sie neu mit allen Zeilen.', en: 'Export it again with all rows.' },
  },
  'date.missing': {
    cause: { de: 'Die Zeile hat kein Datum.', en: 'The row has no date.' },
    remedy: {
      de: 'Ergänze es in der Datei oder erfasse die Zeile von Hand{inApp}.',
      en: 'Add it in the file or enter the row by hand{inApp}.',
    },
  },
  'date.unreadable': {
    cause: { de: 'Das Datum {value} ist nicht lesbar.', en: 'The date {value} cannot be read.' },
    remedy: {
      de: 'Schreibe es wie in den anderen Zeilen oder erfasse die Zeile von Hand{inApp}.',
      en: 'Write it as in the other rows or enter the row by hand{inApp}.',
    },
  },
  'date.order-open': {
    cause: {
      de: 'Tag und Monat von {value} sind nicht zu unterscheiden.',
      en: 'Day and month of {value} cannot be told apart.',
    },
    remedy: { de: 'Wähle die Reihenfolge.', en: 'Choose the order.' },
  },
  'date.zone-unknown': {
    cause: { de: 'Die Zeitzone {zone} ist nicht bekannt.', en: 'The time zone {zone} is not known.' },
    remedy: {
      de: 'Wähle eine andere oder erfasse die Zeile von Hand{inApp}.',
      en: 'Choose another one or enter the row by hand{inApp}.',
    },
  },
  'type.unknown': {
    cause: { de: 'Die Art „{word}“ ist nicht bekannt.', en: 'The type “{word}” is not known.' },
    remedy: {
      de: 'Erfasse die Zeile von Hand{inApp} oder lasse sie aus.',
      en: 'Enter the row by hand{inApp} or leave it out.',
    },
  },
  'type.missing': {
    cause: {
      de: 'Die Zeile sagt nicht, was geschah: Kauf, Verkauf, Eingang oder etwas anderes.',
      en: 'The row does not say what happened: a purchase, a sale, a receipt or something else.',
    },
    remedy: {
      de: 'Erfasse die Zeile von Hand{inApp} oder lasse sie aus.',
      en: 'Enter the row by hand{inApp} or leave it out.',
    },
  },
  'status.unknown': {
    cause: { de: 'Der Status „{word}“ ist nicht bekannt.', en: 'The status “{word}” is not known.' },
    remedy: {
      de: 'Erfasse die Zeile von Hand{inApp}, wenn sie ausgeführt wurde, sonst lasse sie aus.',
      en: 'Enter the row by hand{inApp} if it was carried out; otherwise leave it out.',
    },
  },
  'amount.missing': {
    cause: { de: 'Die Zeile hat keinen Betrag.', en: 'The row has no amount.' },
    remedy: { de: 'Erfasse sie von Hand{inApp} oder lasse sie aus.', en: 'Enter it by hand{inApp} or leave it out.' },
  },
  'amount.unreadable': {
    cause: {
      de: 'Die Zahl {value} in Spalte {column} ist nicht lesbar.',
      en: 'The number {value} in column {column} cannot be read.',
    },
    remedy: {
      de: 'Berichtige sie in der Datei oder erfasse die Zeile von Hand{inApp}.',
      en: 'Correct it in the file or enter the row by hand{inApp}.',
    },
  },
  'amount.mark-open': {
    cause: {
      de: 'Ob {value} ein Dezimalkomma oder einen Dezimalpunkt hat, ist nicht klar.',
      en: 'It is not clear whether {value} uses a decimal point or a decimal comma.',
    },
    remedy: { de: 'Wähle eines.', en: 'Choose one.' },
  },
  'amount.too-long': {
    cause: { de: 'Die Zahl {value} hat mehr als 30 Stellen.', en: 'The number {value} has more than 30 digits.' },
    remedy: {
      de: 'Kürze sie in der Datei oder erfasse die Zeile von Hand{inApp}.',
      en: 'Shorten it in the file or enter the row by hand{inApp}.',
    },
  },
  'amount.sign-contradicts-type': {
    cause: {
      de: 'Der Betrag {amount} hat für {kind} das falsche Vorzeichen; vielleicht eine Stornierung.',
      en: 'The amount {amount} has the wrong sign for {kind}; perhaps a reversal.',
    },
    remedy: {
      de: 'Erfasse die Zeile von Hand{inApp}, oder lasse sie zusammen mit der stornierten aus.',
      en: 'Enter the row by hand{inApp}, or leave it out together with the reversed one.',
    },
  },
  'amount.total-below-value': {
    cause: {
      de: 'Die Summe ist kleiner als der Wert, den sie enthalten müsste.',
      en: 'The total is smaller than the value it should contain.',
    },
    remedy: {
      de: 'Vergleiche die Zeile mit der Abrechnung und erfasse sie von Hand{inApp}.',
      en: 'Compare the row with the statement and enter it by hand{inApp}.',
    },
  },
  'asset.missing': {
    cause: {
      de: 'Zur Spalte {column} nennt die Datei weder Coin noch Währung.',
      en: 'The file names neither coin nor currency for column {column}.',
    },
    remedy: {
      de: 'Ergänze die Angabe in der Datei oder erfasse die Zeile von Hand{inApp}.',
      en: 'Add it in the file or enter the row by hand{inApp}.',
    },
  },
  'asset.unreadable': {
    cause: { de: 'Der Coin {value} ist nicht lesbar.', en: 'The coin {value} cannot be read.' },
    remedy: {
      de: 'Berichtige ihn in der Datei oder erfasse die Zeile von Hand{inApp}.',
      en: 'Correct it in the file or enter the row by hand{inApp}.',
    },
  },
  'asset.contradicts': {
    cause: {
      de: 'Die Spalte nennt {named}, der Betrag aber {unit}.',
      en: 'The column says {named}, but the amount says {unit}.',
    },
    remedy: {
      de: 'Bitte trage die Zeile mit dem richtigen Coin ein.',
      en: 'Please enter the row with the right coin.',
    },
  },
  'asset.class-missing': {
    cause: {
      de: 'Die Zeile sagt nicht, ob {asset} ein Coin oder ein Wertpapier ist.',
      en: 'The row does not say whether {asset} is a coin or a security.',
    },
    remedy: {
      de: 'Ergänze die Klasse in der Datei oder erfasse die Zeile von Hand{inApp}.',
      en: 'Add the class in the file, or enter the row by hand{inApp}.',
    },
  },
  'asset.ambiguous': {
    cause: { de: 'Das Kürzel {ticker} kann {candidates} heißen.', en: 'The ticker {ticker} can mean {candidates}.' },
    remedy: { de: 'Wähle eines.', en: 'Choose one.' },
  },
  'asset.nft': {
    cause: { de: 'Ein NFT ohne Betrag.', en: 'An NFT without an amount.' },
    remedy: { de: 'Bitte trage es ein.', en: 'Please enter it.' },
  },
  'asset.possible-spam': {
    cause: { de: 'Das Token sieht nach Spam aus.', en: 'The token looks like spam.' },
    remedy: {
      de: 'Lasse die Zeile aus, oder erfasse sie von Hand{inApp}, wenn es echt ist.',
      en: 'Leave the row out, or enter it by hand{inApp} if the token is real.',
    },
  },
  'pair.unknown': {
    cause: {
      de: 'Der Markt {value} lässt sich nicht in zwei Coins teilen.',
      en: 'The market {value} cannot be split into two coins.',
    },
    remedy: { de: 'Erfasse die Zeile von Hand{inApp}.', en: 'Enter the row by hand{inApp}.' },
  },
} satisfies Readonly<Record<string, Message>>;
