/** Why a row waits for the user, or a file was not read, in both languages; keys are the importer's codes, names its parameters. */
import { defineStrings } from '../i18n/strings.ts';

export const rowMessages = defineStrings('row-messages', {
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
    de: 'Zeile einer Datei, deren Format niemand kennt.',
    en: 'Row of a file whose format is not known.',
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
    de: 'Die Datei nennt keine Zeitzone; gerechnet wird mit {{zone}}.',
    en: 'The file does not say its time zone; {{zone}} is used.',
  },
  'file.asset-assumed': {
    de: 'Die Datei nennt ihre Währung nicht; gerechnet wird mit {{asset}}.',
    en: 'The file does not name its coin; {{asset}} is used.',
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
  'row.other-header': {
    de: 'Ab der Kopfzeile darüber stehen die Spalten anders. Teile die Datei dort und importiere beide Teile.',
    en: 'The columns stand in another order from the header above on. Cut the file there and import both parts.',
  },
  'row.two-in-one': {
    de: 'In der Zeile stehen zwei. Trenne sie durch einen Zeilenumbruch und importiere die Datei noch einmal.',
    en: 'The line holds two rows. Put a line break between them and import the file again.',
  },
  'row.unmapped': { de: 'Die Zeile wurde keiner Buchung zugeordnet.', en: 'The row was not mapped.' },
  'row.in-one-cell': {
    de: 'Die ganze Zeile steht in einer Zelle. Exportiere die Datei neu, oder schreibe die Zeile mit demselben Trennzeichen wie die Kopfzeile.',
    en: 'The whole row stands in one cell. Export the file again, or write this row with the same delimiter as the header.',
  },
  'row.cut-off': {
    de: 'Hier hat der Anbieter die Liste abgeschnitten. Exportiere sie neu mit allen Zeilen.',
    en: 'The list was cut short here by the service that made it. Export it again with all rows.',
  },
  'date.missing': { de: 'Die Zeile hat kein Datum.', en: 'The row has no date.' },
  'date.unreadable': { de: 'Das Datum {{value}} ist nicht lesbar.', en: 'The date {{value}} cannot be read.' },
  'date.order-open': {
    de: 'Tag und Monat von {{value}} sind nicht zu unterscheiden. Wähle die Reihenfolge.',
    en: 'Day and month of {{value}} cannot be told apart. Choose the order.',
  },
  'date.zone-unknown': { de: 'Die Zeitzone {{zone}} ist nicht bekannt.', en: 'The time zone {{zone}} is not known.' },
  'type.unknown': { de: 'Die Art „{{word}}“ ist nicht bekannt.', en: 'The type “{{word}}” is not known.' },
  'status.unknown': { de: 'Der Status „{{word}}“ ist nicht bekannt.', en: 'The status “{{word}}” is not known.' },
  'chain.loan-in': {
    de: 'Kredit: {{amount}} {{asset}} sind geliehen. Das ist kein Kauf; sage, wie es gebucht werden soll.',
    en: 'Loan: {{amount}} {{asset}} were borrowed. That is no purchase; say how to book it.',
  },
  'chain.loan-out': {
    de: 'Kredit: {{amount}} {{asset}} wurden zurückgezahlt. Das ist kein Verkauf; sage, wie es gebucht werden soll.',
    en: 'Loan: {{amount}} {{asset}} were paid back. That is no sale; say how to book it.',
  },
  'chain.unstaked-in': {
    de: 'Ausgezahltes Staking: {{amount}} {{asset}} kamen an. Das eingereichte Token liegt noch bei dem Protokoll; buche den Tausch.',
    en: 'Staking paid out: {{amount}} {{asset}} arrived. The token handed in still lies with the protocol; book the swap.',
  },
  'chain.many-to-many-in': {
    de: 'Mehrere Werte gegen mehrere: {{amount}} {{asset}} kamen an. Wofür, sagt die Chain nicht.',
    en: 'Several assets for several: {{amount}} {{asset}} arrived. The chain does not say for what.',
  },
  'chain.many-to-many-out': {
    de: 'Mehrere Werte gegen mehrere: {{amount}} {{asset}} gingen weg. Wofür, sagt die Chain nicht.',
    en: 'Several assets for several: {{amount}} {{asset}} left. The chain does not say for what.',
  },
  'amount.missing': { de: 'Die Zeile hat keinen Betrag.', en: 'The row has no amount.' },
  'amount.unreadable': {
    de: 'Die Zahl {{value}} in Spalte {{column}} ist nicht lesbar.',
    en: 'The number {{value}} in column {{column}} cannot be read.',
  },
  'amount.mark-open': {
    de: 'Ob {{value}} ein Dezimalkomma oder einen Dezimalpunkt hat, ist offen. Wähle eines.',
    en: 'Whether {{value}} has a decimal dot or comma is open. Choose one.',
  },
  'amount.too-long': {
    de: 'Die Zahl {{value}} hat mehr als 30 Stellen.',
    en: 'The number {{value}} has more than 30 digits.',
  },
  'amount.sign-contradicts-type': {
    de: 'Der Betrag {{amount}} hat für {{kind}} das falsche Vorzeichen; vielleicht eine Stornierung.',
    en: 'The amount {{amount}} has the wrong sign for {{kind}}; perhaps a reversal.',
  },
  'amount.total-below-value': {
    de: 'Die Summe ist kleiner als der Wert, den sie enthalten müsste.',
    en: 'The total is smaller than the value it should contain.',
  },
  'asset.missing': { de: 'Zur Spalte {{column}} fehlt die Währung.', en: 'The coin for column {{column}} is missing.' },
  'asset.unreadable': { de: 'Die Währung {{value}} ist nicht lesbar.', en: 'The coin {{value}} cannot be read.' },
  'asset.contradicts': {
    de: 'Die Spalte nennt {{named}}, der Betrag aber {{unit}}. Bitte trage die Zeile mit der richtigen Währung ein.',
    en: 'The column says {{named}}, but the amount says {{unit}}. Please enter the row with the coin that is right.',
  },
  'asset.ambiguous': {
    de: 'Das Kürzel {{ticker}} kann {{candidates}} heißen. Wähle eines.',
    en: 'The ticker {{ticker}} can mean {{candidates}}. Choose one.',
  },
  'asset.nft': { de: 'Ein NFT ohne Betrag; bitte trage ihn ein.', en: 'An NFT without an amount; please enter it.' },
  'asset.possible-spam': { de: 'Das Token sieht nach Spam aus.', en: 'The token looks like spam.' },
  'pair.unknown': {
    de: 'Der Markt {{value}} lässt sich nicht in zwei Währungen teilen.',
    en: 'The market {{value}} cannot be split into two coins.',
  },
  'fee.larger-than-amount': {
    de: 'Die Gebühr {{fee}} ist größer als der Betrag {{amount}}.',
    en: 'The fee {{fee}} is larger than the amount {{amount}}.',
  },
  'fee.rebate': {
    de: 'Die Gebühr wurde in einer Währung erstattet, die auf keiner Seite des Handels steht.',
    en: 'The fee was paid back in a coin that is on neither side of the trade.',
  },
  'trade.one-sided': {
    de: 'Nur eine Seite des Handels steht in der Datei.',
    en: 'Only one side of the trade is in the file.',
  },
  'trade.same-coin': {
    de: 'Beide Seiten sind {{asset}}, aber die Beträge sind verschieden: {{out}} und {{in}}.',
    en: 'Both sides are {{asset}}, but the amounts differ: {{out}} and {{in}}.',
  },
  'trade.direction-open': {
    de: 'Ob die Zeile Kauf oder Verkauf ist, folgt nicht aus ihren Summen.',
    en: 'Whether the row is a purchase or a sale does not follow from its sums.',
  },
  'trade.with-transfer': {
    de: 'Getauscht und zugleich gesendet oder empfangen. Bitte trage beide Teile ein.',
    en: 'A coin was exchanged and sent or received in one step. Please enter both parts.',
  },
  'trade.on-margin': {
    de: 'Ein Handel auf Margin ist kein Kauf; importiere die Ledger-Datei.',
    en: 'A trade on margin is not a purchase; import the ledger file.',
  },
  'group.one-sided': {
    de: 'Die Zeilen dieses Handels haben nur eine Seite.',
    en: 'The rows of this trade have only one side.',
  },
  'group.ambiguous': {
    de: 'Mehrere Währungen wurden zugleich getauscht; welche gegen welche, sagt die Datei nicht.',
    en: 'Several coins were exchanged at once; the file does not say which for which.',
  },
  'gift.cost-unknown': {
    de: 'Eine Schenkung behält Datum und Kosten des Schenkers; bitte trage sie ein.',
    en: "A gift keeps the giver's date and cost; please enter them.",
  },
  'fork.parent-unknown': {
    de: 'Von welcher Währung {{asset}} abgespalten wurde, ist nicht bekannt.',
    en: 'The coin from which {{asset}} was split off is not known.',
  },
  'loan.repaid-in-coin': {
    de: 'Ein Kredit wurde in Krypto zurückgezahlt; das ist eine Veräußerung. Bitte trage ihren Wert ein.',
    en: 'A loan was repaid with a coin; that is a disposal. Please enter its value.',
  },
  'bank.coins-elsewhere': {
    de: 'Zahlung an einen Krypto-Dienst; die Währungen stehen nicht im Kontoauszug. Importiere den Export des Dienstes.',
    en: 'A payment to a crypto service; the coins are not in a bank statement. Import the report of the service.',
  },
  'note.unreadable': {
    de: 'Die zweite Hälfte des Tauschs steht in den Notizen und ist nicht lesbar.',
    en: 'The second half of the exchange stands in the notes and cannot be read.',
  },
  'direction.unknown': {
    de: 'Die Spalten sagen nicht, ob etwas kam oder ging. Gib der Datei einen Namen mit „deposit“ oder „withdraw“.',
    en: 'The columns do not say whether coins came or went. Give the file a name with “deposit” or “withdraw” in it.',
  },
  'transfer.no-hash': {
    de: 'Die Zeile hat keinen Transaktions-Hash; vielleicht ist die Bewegung gescheitert.',
    en: 'The row has no transaction hash; perhaps the movement failed.',
  },
  'transfer.unmatched-in': {
    de: '{{amount}} {{asset}} kamen aus unbekannter Quelle. Eigene Wallet, Schenkung oder Zufluss?',
    en: '{{amount}} {{asset}} arrived from an unknown source. Own wallet, gift or income?',
  },
  'transfer.unmatched-out': {
    de: '{{amount}} {{asset}} gingen an ein unbekanntes Ziel. Eigene Wallet, Schenkung oder Zahlung?',
    en: '{{amount}} {{asset}} were sent to an unknown place. Own wallet, gift or payment?',
  },
  'transfer.amounts-differ': {
    de: 'Was gesendet wurde und was ankam, passt auch mit der Gebühr nicht zusammen.',
    en: 'What was sent and what arrived do not fit together, not even with the fee.',
  },
  'address.unknown': {
    de: 'Um wessen Adresse es in der Datei geht, ist nicht zu erkennen.',
    en: 'Whose address the file is about cannot be told.',
  },
  'address.contradicts-direction': {
    de: 'Sender und Empfänger widersprechen der Richtung des Betrags.',
    en: 'Sender and receiver contradict the direction of the amount.',
  },
  'chain.unknown': {
    de: 'Die Zeile gehört zu einer Chain, die das Format nicht kennt.',
    en: 'The row belongs to a chain that the format does not know.',
  },
  'wallet.two-layers': {
    de: 'Bewegung auf der Chain und über Lightning zugleich; bitte sage, was geschah.',
    en: 'Coins moved on the chain and on Lightning at once; please say what happened.',
  },
  'airdrop.service-unclear': {
    de: 'Airdrop: mit oder ohne Gegenleistung?',
    en: 'Airdrop: with or without a service in return?',
  },
  'cashback.treatment': {
    de: 'Cashback wurde mit Kosten 0 gebucht; wähle bei Bedarf eine andere Behandlung.',
    en: 'Cashback was booked at cost 0; choose another treatment if needed.',
  },
  'duplicate.possible': {
    de: 'Gleicht einer anderen Buchung, {{seconds}} s entfernt. Nichts wurde ausgelassen.',
    en: 'Looks like another entry, {{seconds}} s apart. Nothing was dropped.',
  },
  unknown: { de: 'Bitte prüfen ({{code}}).', en: 'Needs review ({{code}}).' },
});
