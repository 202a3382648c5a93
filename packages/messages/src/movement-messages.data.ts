/** Why a row waits although it was read: trades, fees, transfers and income that need a decision. Names in braces are the parameters of the code. */
import type { Message } from './message.ts';

export const MOVEMENT_MESSAGES = {
  'fee.larger-than-amount': {
    cause: {
      de: 'Die Gebühr {fee} ist größer als der Betrag {amount}.',
      en: 'The fee {fee} is larger than the amount {amount}.',
    },
    remedy: {
      de: 'Vergleiche die Zeile mit der Abrechnung und erfasse sie von Hand{inApp}.',
      en: 'Compare the row with the statement and enter it by hand{inApp}.',
    },
  },
  'fee.rebate': {
    cause: {
      de: 'Die Gebühr wurde in einem Coin erstattet, der auf keiner Seite des Handels steht.',
      en: 'The fee was paid back in a coin that is on neither side of the trade.',
    },
    remedy: {
      de: 'Erfasse den Handel und die Erstattung von Hand{inApp}.',
      en: 'Enter the trade and the refund by hand{inApp}.',
    },
  },
  'fee.sign-differs': {
    cause: {
      de: 'Die Gebühr {fee} hat ein anderes Vorzeichen als die übrigen Gebühren der Datei; vielleicht wurde sie erstattet.',
      en: 'The fee {fee} has another sign than the other fees of the file; perhaps it was paid back.',
    },
    remedy: {
      de: 'Vergleiche die Zeile mit der Abrechnung und erfasse sie von Hand{inApp}.',
      en: 'Compare the row with the statement and enter it by hand{inApp}.',
    },
  },
  'trade.one-sided': {
    cause: { de: 'Nur eine Seite des Handels steht in der Datei.', en: 'Only one side of the trade is in the file.' },
    remedy: {
      de: 'Exportiere den ganzen Zeitraum oder erfasse den Handel von Hand{inApp}.',
      en: 'Export the whole period or enter the trade by hand{inApp}.',
    },
  },
  'trade.same-coin': {
    cause: {
      de: 'Beide Seiten sind {asset}, aber die Beträge sind verschieden: {out} und {in}.',
      en: 'Both sides are {asset}, but the amounts differ: {out} and {in}.',
    },
    remedy: { de: 'Erfasse von Hand{inApp}, was geschah.', en: 'Enter by hand{inApp} what happened.' },
  },
  'trade.direction-open': {
    cause: {
      de: 'Ob die Zeile ein Kauf oder ein Verkauf ist, zeigen ihre Summen nicht.',
      en: 'The totals do not show whether the row is a purchase or a sale.',
    },
    remedy: { de: 'Erfasse sie von Hand{inApp}.', en: 'Enter it by hand{inApp}.' },
  },
  'trade.with-transfer': {
    cause: {
      de: 'Getauscht und zugleich gesendet oder empfangen.',
      en: 'A coin was swapped and sent or received in one step.',
    },
    remedy: { de: 'Bitte trage beide Teile ein.', en: 'Please enter both parts.' },
  },
  'trade.on-margin': {
    cause: { de: 'Ein Handel auf Margin ist kein Kauf.', en: 'A trade on margin is not a purchase.' },
    remedy: { de: 'Importiere die Ledger-Datei.', en: 'Import the ledger file.' },
  },
  'group.one-sided': {
    cause: { de: 'Die Zeilen dieses Handels haben nur eine Seite.', en: 'The rows of this trade have only one side.' },
    remedy: {
      de: 'Exportiere den ganzen Zeitraum oder erfasse den Handel von Hand{inApp}.',
      en: 'Export the whole period or enter the trade by hand{inApp}.',
    },
  },
  'group.row-unreadable': {
    cause: {
      de: 'Die Zeile gehört zu einem Handel, von dem Zeile {lines} nicht lesbar ist.',
      en: 'The row belongs to a trade of which line {lines} cannot be read.',
    },
    remedy: {
      de: 'Berichtige diese Zeile und importiere die Datei noch einmal.',
      en: 'Correct that line and import the file again.',
    },
  },
  'group.ambiguous': {
    cause: {
      de: 'Mehrere Coins wurden zugleich getauscht; welcher gegen welchen, sagt die Datei nicht.',
      en: 'Several coins were swapped at once; the file does not say which for which.',
    },
    remedy: { de: 'Erfasse die Tausche einzeln von Hand{inApp}.', en: 'Enter the swaps one by one by hand{inApp}.' },
  },
  'gift.cost-unknown': {
    cause: {
      de: 'Eine Schenkung behält Datum und Kosten des Schenkers.',
      en: "A gift keeps the giver's date and cost.",
    },
    remedy: { de: 'Bitte trage sie ein.', en: 'Please enter them.' },
  },
  'fork.parent-unknown': {
    cause: {
      de: 'Von welchem Coin {asset} abgespalten wurde, ist nicht bekannt.',
      en: 'The coin from which {asset} was split off is not known.',
    },
    remedy: { de: 'Erfasse die Zeile von Hand{inApp}.', en: 'Enter the row by hand{inApp}.' },
  },
  'loan.repaid-in-coin': {
    cause: {
      de: 'Ein Kredit wurde mit Coins zurückgezahlt. War er in Geld, ist das eine Veräußerung; geliehene Coins zurückzugeben ist keine.',
      en: 'A loan was repaid with coins. If it was in money, that is a disposal; giving back borrowed coins is not.',
    },
    remedy: {
      de: 'Bitte trage ein, was es war und welchen Wert es hatte.',
      en: 'Please enter what it was and its value.',
    },
  },
  'bank.coins-elsewhere': {
    cause: {
      de: 'Zahlung an einen Krypto-Dienst; die Coins stehen nicht im Kontoauszug.',
      en: 'A payment to a crypto service; the coins are not in a bank statement.',
    },
    remedy: { de: 'Importiere den Export des Dienstes.', en: 'Import the export of that service.' },
  },
  'note.unreadable': {
    cause: {
      de: 'Die zweite Hälfte des Tauschs steht in den Notizen und ist nicht lesbar.',
      en: 'The second half of the swap is in the notes and cannot be read.',
    },
    remedy: { de: 'Erfasse den Tausch von Hand{inApp}.', en: 'Enter the swap by hand{inApp}.' },
  },
  'direction.unknown': {
    cause: {
      de: 'Die Spalten sagen nicht, ob etwas kam oder ging.',
      en: 'The columns do not say whether coins came or went.',
    },
    remedy: {
      de: 'Gib der Datei einen Namen mit „deposit“ oder „withdraw“.',
      en: 'Give the file a name with “deposit” or “withdraw” in it.',
    },
  },
  'transfer.no-hash': {
    cause: {
      de: 'Die Zeile hat keinen Transaktions-Hash; vielleicht ist die Bewegung gescheitert.',
      en: 'The row has no transaction hash; perhaps the movement failed.',
    },
    remedy: {
      de: 'Erfasse sie von Hand{inApp}, wenn etwas ankam, sonst lasse sie aus.',
      en: 'Enter it by hand{inApp} if something arrived; otherwise leave it out.',
    },
  },
  'transfer.unmatched-in': {
    cause: {
      de: '{amount} {asset} kamen aus unbekannter Quelle.',
      en: '{amount} {asset} arrived from an unknown source.',
    },
    remedy: {
      de: 'Importiere die Datei der anderen Wallet, oder sage, ob es eine eigene Wallet, eine Schenkung oder ein Zufluss war.',
      en: 'Import the file of the other wallet, or say whether it was your own wallet, a gift or income.',
    },
  },
  'transfer.unmatched-out': {
    cause: {
      de: '{amount} {asset} gingen an ein unbekanntes Ziel.',
      en: '{amount} {asset} were sent to an unknown place.',
    },
    remedy: {
      de: 'Importiere die Datei der anderen Wallet, oder sage, ob es eine eigene Wallet, eine Schenkung oder eine Zahlung war.',
      en: 'Import the file of the other wallet, or say whether it was your own wallet, a gift or a payment.',
    },
  },
  'transfer.amounts-differ': {
    cause: {
      de: 'Was gesendet wurde und was ankam, passt auch mit der Gebühr nicht zusammen.',
      en: 'What was sent and what arrived do not match, even with the fee.',
    },
    remedy: {
      de: 'Vergleiche beide Seiten und erfasse den Transfer von Hand{inApp}.',
      en: 'Compare both sides and enter the transfer by hand{inApp}.',
    },
  },
  'address.unknown': {
    cause: {
      de: 'Um wessen Adresse es in der Datei geht, ist nicht zu erkennen.',
      en: 'The file does not show whose address it is about.',
    },
    remedy: {
      de: 'Exportiere eine Datei je Adresse oder erfasse die Zeile von Hand{inApp}.',
      en: 'Export one file per address or enter the row by hand{inApp}.',
    },
  },
  'address.contradicts-direction': {
    cause: {
      de: 'Sender und Empfänger widersprechen der Richtung des Betrags.',
      en: 'Sender and receiver contradict the direction of the amount.',
    },
    remedy: {
      de: 'Prüfe, wessen Adresse es ist, und erfasse die Zeile von Hand{inApp}.',
      en: 'Check whose address it is and enter the row by hand{inApp}.',
    },
  },
  'chain.unknown': {
    cause: {
      de: 'Die Zeile gehört zu einer Chain, die das Format nicht kennt.',
      en: 'The row belongs to a chain this format does not cover.',
    },
    remedy: { de: 'Erfasse sie von Hand{inApp} oder lasse sie aus.', en: 'Enter it by hand{inApp} or leave it out.' },
  },
  'wallet.two-layers': {
    cause: {
      de: 'Bewegung auf der Chain und über Lightning zugleich.',
      en: 'Coins moved on-chain and over Lightning at the same time.',
    },
    remedy: { de: 'Bitte sage, was geschah.', en: 'Please say what happened.' },
  },
  'airdrop.service-unclear': {
    cause: { de: 'Airdrop: mit oder ohne Gegenleistung?', en: 'Airdrop: with or without a service in return?' },
    remedy: { de: 'Wähle eines von beiden.', en: 'Choose one of the two.' },
  },
  'cashback.treatment': {
    cause: { de: 'Cashback wurde mit Kosten von 0 Euro gebucht.', en: 'Cashback was booked at a cost of 0 euros.' },
    remedy: { de: 'Wähle bei Bedarf eine andere Behandlung.', en: 'Choose another treatment if needed.' },
  },
  'duplicate.possible': {
    cause: {
      de: 'Gleicht einer anderen Buchung, {seconds} s entfernt. Nichts wurde ausgelassen.',
      en: 'Looks like another entry, {seconds} s apart. Nothing was dropped.',
    },
    remedy: { de: 'Lasse eine aus, wenn es dieselbe ist.', en: 'Leave one out if they are the same.' },
    cli: {
      cause: {
        de: 'Gleicht {other}, {seconds} s entfernt. Nichts wurde ausgelassen.',
        en: 'Looks like {other}, {seconds} s apart. Nothing was dropped.',
      },
    },
  },
} satisfies Readonly<Record<string, Message>>;
