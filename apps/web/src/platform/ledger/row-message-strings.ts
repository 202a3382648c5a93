/** Why a row waits for the user, or a file was not read, in both languages; keys are the importer's codes, names its parameters. */
import { defineStrings } from '../i18n/strings.ts';
import { fileMessages } from './file-message-strings.ts';

export const rowMessages = defineStrings('row-messages', {
  ...fileMessages.table,
  'row.other-header': {
    de: 'Ab der Kopfzeile darüber stehen die Spalten anders. Teile die Datei dort und importiere beide Teile.',
    en: 'The columns stand in another order from the header above on. Cut the file there and import both parts.',
  },
  'row.two-in-one': {
    de: 'In der Zeile stehen zwei. Trenne sie durch einen Zeilenumbruch und importiere die Datei noch einmal.',
    en: 'The line holds two rows. Put a line break between them and import the file again.',
  },
  'row.cells-missing': {
    de: 'Die Zeile hat weniger Zellen als die anderen, ihre Zellen stehen also vielleicht in falschen Spalten. Vergleiche sie mit dem Export des Anbieters oder exportiere die Datei neu.',
    en: 'The row has fewer cells than the others, so its cells may stand in the wrong columns. Compare it with the export of the service, or export the file again.',
  },
  'row.broken-off': {
    de: 'Die Datei endet mitten in dieser Zeile, der letzten Zahl fehlen vielleicht Ziffern. Lade die Datei noch einmal herunter und importiere sie.',
    en: 'The file ends within this row, and its last number may lack digits. Download the file again and import it.',
  },
  'row.cut-number': {
    de: 'Die Zeile hat mehr Zellen als die anderen; eine Zahl ist wohl an ihrem Komma zerschnitten (1,5 ist nicht 1). Schreibe ihre Zahlen mit Punkt oder in Anführungszeichen und importiere die Datei noch einmal.',
    en: 'The row has more cells than the others, and a number seems to be cut at its comma (1,5 is not 1). Write its numbers with a dot or in quotes and import the file again.',
  },
  'row.unmapped': {
    de: 'Die Zeile wurde keiner Buchung zugeordnet. Erfasse sie von Hand oder lasse sie aus.',
    en: 'The row was not mapped. Enter it by hand or leave it out.',
  },
  'row.in-one-cell': {
    de: 'Die ganze Zeile steht in einer Zelle. Exportiere die Datei neu, oder schreibe die Zeile mit demselben Trennzeichen wie die Kopfzeile.',
    en: 'The whole row stands in one cell. Export the file again, or write this row with the same delimiter as the header.',
  },
  'row.cut-off': {
    de: 'Hier hat der Anbieter die Liste abgeschnitten. Exportiere sie neu mit allen Zeilen.',
    en: 'The list was cut short here by the service that made it. Export it again with all rows.',
  },
  'date.missing': {
    de: 'Die Zeile hat kein Datum. Ergänze es in der Datei oder erfasse die Zeile von Hand.',
    en: 'The row has no date. Add it in the file or enter the row by hand.',
  },
  'date.unreadable': {
    de: 'Das Datum {{value}} ist nicht lesbar. Schreibe es wie in den anderen Zeilen oder erfasse die Zeile von Hand.',
    en: 'The date {{value}} cannot be read. Write it as in the other rows or enter the row by hand.',
  },
  'date.order-open': {
    de: 'Tag und Monat von {{value}} sind nicht zu unterscheiden. Wähle die Reihenfolge.',
    en: 'Day and month of {{value}} cannot be told apart. Choose the order.',
  },
  'date.zone-unknown': {
    de: 'Die Zeitzone {{zone}} ist nicht bekannt. Wähle eine andere oder erfasse die Zeile von Hand.',
    en: 'The time zone {{zone}} is not known. Choose another one or enter the row by hand.',
  },
  'type.unknown': {
    de: 'Die Art „{{word}}“ ist nicht bekannt. Erfasse die Zeile von Hand oder lasse sie aus.',
    en: 'The type “{{word}}” is not known. Enter the row by hand or leave it out.',
  },
  'status.unknown': {
    de: 'Der Status „{{word}}“ ist nicht bekannt. Erfasse die Zeile von Hand, wenn sie ausgeführt wurde, sonst lasse sie aus.',
    en: 'The status “{{word}}” is not known. Enter the row by hand if it was carried out, else leave it out.',
  },
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
    de: 'Mehrere Werte gegen mehrere: {{amount}} {{asset}} kamen an. Wofür, sagt die Chain nicht; sage, wie es gebucht werden soll.',
    en: 'Several assets for several: {{amount}} {{asset}} arrived. The chain does not say for what; say how to book it.',
  },
  'chain.many-to-many-out': {
    de: 'Mehrere Werte gegen mehrere: {{amount}} {{asset}} gingen weg. Wofür, sagt die Chain nicht; sage, wie es gebucht werden soll.',
    en: 'Several assets for several: {{amount}} {{asset}} left. The chain does not say for what; say how to book it.',
  },
  'amount.missing': {
    de: 'Die Zeile hat keinen Betrag. Erfasse sie von Hand oder lasse sie aus.',
    en: 'The row has no amount. Enter it by hand or leave it out.',
  },
  'amount.unreadable': {
    de: 'Die Zahl {{value}} in Spalte {{column}} ist nicht lesbar. Berichtige sie in der Datei oder erfasse die Zeile von Hand.',
    en: 'The number {{value}} in column {{column}} cannot be read. Correct it in the file or enter the row by hand.',
  },
  'amount.mark-open': {
    de: 'Ob {{value}} ein Dezimalkomma oder einen Dezimalpunkt hat, ist offen. Wähle eines.',
    en: 'Whether {{value}} has a decimal dot or comma is open. Choose one.',
  },
  'amount.too-long': {
    de: 'Die Zahl {{value}} hat mehr als 30 Stellen. Kürze sie in der Datei oder erfasse die Zeile von Hand.',
    en: 'The number {{value}} has more than 30 digits. Shorten it in the file or enter the row by hand.',
  },
  'amount.sign-contradicts-type': {
    de: 'Der Betrag {{amount}} hat für {{kind}} das falsche Vorzeichen; vielleicht eine Stornierung. Erfasse die Zeile von Hand, oder lasse sie zusammen mit der stornierten aus.',
    en: 'The amount {{amount}} has the wrong sign for {{kind}}; perhaps a reversal. Enter the row by hand, or leave it out together with the reversed one.',
  },
  'amount.total-below-value': {
    de: 'Die Summe ist kleiner als der Wert, den sie enthalten müsste. Vergleiche die Zeile mit der Abrechnung und erfasse sie von Hand.',
    en: 'The total is smaller than the value it should contain. Compare the row with the statement and enter it by hand.',
  },
  'asset.missing': {
    de: 'Zur Spalte {{column}} fehlt die Währung. Ergänze sie in der Datei oder erfasse die Zeile von Hand.',
    en: 'The coin for column {{column}} is missing. Add it in the file or enter the row by hand.',
  },
  'asset.unreadable': {
    de: 'Die Währung {{value}} ist nicht lesbar. Berichtige sie in der Datei oder erfasse die Zeile von Hand.',
    en: 'The coin {{value}} cannot be read. Correct it in the file or enter the row by hand.',
  },
  'asset.contradicts': {
    de: 'Die Spalte nennt {{named}}, der Betrag aber {{unit}}. Bitte trage die Zeile mit der richtigen Währung ein.',
    en: 'The column says {{named}}, but the amount says {{unit}}. Please enter the row with the coin that is right.',
  },
  'asset.ambiguous': {
    de: 'Das Kürzel {{ticker}} kann {{candidates}} heißen. Wähle eines.',
    en: 'The ticker {{ticker}} can mean {{candidates}}. Choose one.',
  },
  'asset.nft': { de: 'Ein NFT ohne Betrag; bitte trage ihn ein.', en: 'An NFT without an amount; please enter it.' },
  'asset.possible-spam': {
    de: 'Das Token sieht nach Spam aus. Lasse die Zeile aus, oder erfasse sie von Hand, wenn es echt ist.',
    en: 'The token looks like spam. Leave the row out, or enter it by hand if the token is real.',
  },
  'pair.unknown': {
    de: 'Der Markt {{value}} lässt sich nicht in zwei Währungen teilen. Erfasse die Zeile von Hand.',
    en: 'The market {{value}} cannot be split into two coins. Enter the row by hand.',
  },
  'fee.larger-than-amount': {
    de: 'Die Gebühr {{fee}} ist größer als der Betrag {{amount}}. Vergleiche die Zeile mit der Abrechnung und erfasse sie von Hand.',
    en: 'The fee {{fee}} is larger than the amount {{amount}}. Compare the row with the statement and enter it by hand.',
  },
  'fee.rebate': {
    de: 'Die Gebühr wurde in einer Währung erstattet, die auf keiner Seite des Handels steht. Erfasse den Handel und die Erstattung von Hand.',
    en: 'The fee was paid back in a coin that is on neither side of the trade. Enter the trade and the refund by hand.',
  },
  'trade.one-sided': {
    de: 'Nur eine Seite des Handels steht in der Datei. Exportiere den ganzen Zeitraum oder erfasse den Handel von Hand.',
    en: 'Only one side of the trade is in the file. Export the whole period or enter the trade by hand.',
  },
  'trade.same-coin': {
    de: 'Beide Seiten sind {{asset}}, aber die Beträge sind verschieden: {{out}} und {{in}}. Erfasse von Hand, was geschah.',
    en: 'Both sides are {{asset}}, but the amounts differ: {{out}} and {{in}}. Enter by hand what happened.',
  },
  'trade.direction-open': {
    de: 'Ob die Zeile Kauf oder Verkauf ist, folgt nicht aus ihren Summen. Erfasse sie von Hand.',
    en: 'Whether the row is a purchase or a sale does not follow from its sums. Enter it by hand.',
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
    de: 'Die Zeilen dieses Handels haben nur eine Seite. Exportiere den ganzen Zeitraum oder erfasse den Handel von Hand.',
    en: 'The rows of this trade have only one side. Export the whole period or enter the trade by hand.',
  },
  'group.row-unreadable': {
    de: 'Die Zeile gehört zu einem Handel, von dem Zeile {{lines}} nicht lesbar ist. Berichtige diese Zeile und importiere die Datei noch einmal.',
    en: 'The row belongs to a trade of which line {{lines}} cannot be read. Correct that line and import the file again.',
  },
  'group.ambiguous': {
    de: 'Mehrere Währungen wurden zugleich getauscht; welche gegen welche, sagt die Datei nicht. Erfasse die Tausche einzeln von Hand.',
    en: 'Several coins were exchanged at once; the file does not say which for which. Enter the swaps one by one by hand.',
  },
  'gift.cost-unknown': {
    de: 'Eine Schenkung behält Datum und Kosten des Schenkers; bitte trage sie ein.',
    en: "A gift keeps the giver's date and cost; please enter them.",
  },
  'fork.parent-unknown': {
    de: 'Von welcher Währung {{asset}} abgespalten wurde, ist nicht bekannt. Erfasse die Zeile von Hand.',
    en: 'The coin from which {{asset}} was split off is not known. Enter the row by hand.',
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
    de: 'Die zweite Hälfte des Tauschs steht in den Notizen und ist nicht lesbar. Erfasse den Tausch von Hand.',
    en: 'The second half of the exchange stands in the notes and cannot be read. Enter the exchange by hand.',
  },
  'direction.unknown': {
    de: 'Die Spalten sagen nicht, ob etwas kam oder ging. Gib der Datei einen Namen mit „deposit“ oder „withdraw“.',
    en: 'The columns do not say whether coins came or went. Give the file a name with “deposit” or “withdraw” in it.',
  },
  'transfer.no-hash': {
    de: 'Die Zeile hat keinen Transaktions-Hash; vielleicht ist die Bewegung gescheitert. Erfasse sie von Hand, wenn etwas ankam, sonst lasse sie aus.',
    en: 'The row has no transaction hash; perhaps the movement failed. Enter it by hand if something arrived, else leave it out.',
  },
  'transfer.unmatched-in': {
    de: '{{amount}} {{asset}} kamen aus unbekannter Quelle. Importiere die Datei der anderen Wallet, oder sage, ob es eine eigene Wallet, eine Schenkung oder ein Zufluss war.',
    en: '{{amount}} {{asset}} arrived from an unknown source. Import the file of the other wallet, or say whether it was an own wallet, a gift or income.',
  },
  'transfer.unmatched-out': {
    de: '{{amount}} {{asset}} gingen an ein unbekanntes Ziel. Importiere die Datei der anderen Wallet, oder sage, ob es eine eigene Wallet, eine Schenkung oder eine Zahlung war.',
    en: '{{amount}} {{asset}} were sent to an unknown place. Import the file of the other wallet, or say whether it was an own wallet, a gift or a payment.',
  },
  'transfer.amounts-differ': {
    de: 'Was gesendet wurde und was ankam, passt auch mit der Gebühr nicht zusammen. Vergleiche beide Seiten und erfasse den Transfer von Hand.',
    en: 'What was sent and what arrived do not fit together, not even with the fee. Compare both sides and enter the transfer by hand.',
  },
  'address.unknown': {
    de: 'Um wessen Adresse es in der Datei geht, ist nicht zu erkennen. Exportiere eine Datei je Adresse oder erfasse die Zeile von Hand.',
    en: 'Whose address the file is about cannot be told. Export one file per address or enter the row by hand.',
  },
  'address.contradicts-direction': {
    de: 'Sender und Empfänger widersprechen der Richtung des Betrags. Prüfe, wessen Adresse es ist, und erfasse die Zeile von Hand.',
    en: 'Sender and receiver contradict the direction of the amount. Check whose address it is and enter the row by hand.',
  },
  'chain.unknown': {
    de: 'Die Zeile gehört zu einer Chain, die das Format nicht kennt. Erfasse sie von Hand oder lasse sie aus.',
    en: 'The row belongs to a chain that the format does not know. Enter it by hand or leave it out.',
  },
  'wallet.two-layers': {
    de: 'Bewegung auf der Chain und über Lightning zugleich; bitte sage, was geschah.',
    en: 'Coins moved on the chain and on Lightning at once; please say what happened.',
  },
  'airdrop.service-unclear': {
    de: 'Airdrop: mit oder ohne Gegenleistung? Wähle eines von beiden.',
    en: 'Airdrop: with or without a service in return? Choose one of the two.',
  },
  'cashback.treatment': {
    de: 'Cashback wurde mit Kosten 0 gebucht; wähle bei Bedarf eine andere Behandlung.',
    en: 'Cashback was booked at cost 0; choose another treatment if needed.',
  },
  'duplicate.possible': {
    de: 'Gleicht einer anderen Buchung, {{seconds}} s entfernt. Nichts wurde ausgelassen; lasse eine aus, wenn es dieselbe ist.',
    en: 'Looks like another entry, {{seconds}} s apart. Nothing was dropped; leave one out if they are the same.',
  },
  unknown: {
    de: 'Bitte prüfen ({{code}}). Erfasse die Zeile von Hand oder lasse sie aus.',
    en: 'Needs review ({{code}}). Enter the row by hand or leave it out.',
  },
});
