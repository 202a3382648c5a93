/** Words of the proof of origin. What the dossier says too comes from the package that prints it. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const originStrings = defineStrings('proof-of-origin', {
  context: {
    de: 'Woher dein Geld kommt: von der Auszahlung zurück bis zur Einzahlung, mit Datei und Zeile.',
    en: 'Where your money comes from: from the payout back to the money paid in, with file and line.',
  },
  intro: {
    de: 'Noch keine Daten importiert. Sobald Buchungen da sind, belegst du hier die Herkunft einer Auszahlung, einer Wallet oder eines Betrags.',
    en: 'No data imported yet. As soon as there are entries, you can prove the origin of a payout, a wallet or a sum here.',
  },
  about: { de: 'Was soll belegt werden?', en: 'What would you like to prove?' },
  'mode.payout': { de: 'Auszahlung', en: 'Payout' },
  'mode.wallet': { de: 'Wallet', en: 'Wallet' },
  'mode.sum': { de: 'Betrag', en: 'Sum' },
  payout: { de: 'Auszahlung oder Verkauf', en: 'Payout or sale' },
  'payout.choose': { de: 'Wähle eine Auszahlung', en: 'Choose a payout' },
  'payout.search': { de: 'Auszahlung suchen', en: 'Search payouts' },
  'payout.money-out': { de: 'Auszahlung {{day}}, {{wallet}}: {{euro}}', en: 'Payout {{day}}, {{wallet}}: {{euro}}' },
  'payout.sell': { de: 'Verkauf {{day}}, {{wallet}}: {{euro}}', en: 'Sale {{day}}, {{wallet}}: {{euro}}' },
  'payout.none': {
    de: 'Es gibt noch keine Auszahlung und keinen Verkauf. Belege stattdessen den Bestand einer Wallet.',
    en: 'There is no payout and no sale yet. Prove the holdings of a wallet instead.',
  },
  wallet: { de: 'Wallet', en: 'Wallet' },
  'wallet.choose': { de: 'Wähle eine Wallet', en: 'Choose a wallet' },
  'wallet.none': {
    de: 'Keine Wallet hat Coins mit eigenen Tranchen. Bei einer Betrachtung über alle Wallets geht der Nachweis nur für Auszahlungen und Beträge.',
    en: 'No wallet holds coins with its own lots. With one pool across all wallets, only payouts and sums can be proven.',
  },
  sum: { de: 'Betrag, zum Beispiel der Preis eines Hauses', en: 'Sum, for example the price of a house' },
  'sum.bad': { de: 'Gib einen Betrag über null ein.', en: 'Enter an amount above zero.' },
  show: { de: 'Nachweis zeigen', en: 'Show the proof' },
  unknownEuro: { de: 'Betrag unbekannt', en: 'amount unknown' },

  'total.euro': { de: 'Zu belegen', en: 'To be proven' },
  'total.paid': { de: 'Aus eigenen Einzahlungen', en: 'From your own deposits' },
  'total.grown': { de: 'Wertzuwachs und Leistungen', en: 'Growth and income' },
  'total.grown.note': { de: 'auch Schenkungen und Gebühren in Coins', en: 'gifts and fees in coins included' },
  'total.open': { de: 'Nicht belegt', en: 'Not documented' },
  'total.open.none': { de: 'alles belegt', en: 'all documented' },
  gapsTitle: { de: 'Was noch fehlt', en: 'What is still missing' },
  unknown: { de: 'unbekannt', en: 'unknown' },

  picture: { de: 'Weg des Geldes', en: 'Where the money went' },
  'picture.spoken': {
    de: 'Bild vom eingezahlten Geld über Käufe, Bewegungen und Verkäufe zur Auszahlung. Die Tabelle darunter enthält dasselbe.',
    en: 'Picture of the way from the money paid in, through purchases, moves and sales, to the payout. The table below shows the same.',
  },
  others: { de: 'weitere', en: 'others' },

  table: { de: 'Buchungen des Nachweises', en: 'Entries of the proof' },
  step: { de: 'Schritt', en: 'Step' },
  day: { de: 'Tag', en: 'Day' },
  place: { de: 'Konto oder Wallet', en: 'Account or wallet' },
  entry: { de: 'Buchung', en: 'Entry' },
  counts: { de: 'Davon hier', en: 'Counts here' },
  document: { de: 'Beleg', en: 'Document' },
  line: { de: '{{file}}, Zeile {{line}}', en: '{{file}}, line {{line}}' },
  typed: { de: 'von Hand eingetragen', en: 'entered by hand' },
  more: {
    de: { one: 'Noch {{count}} Buchung zeigen', other: 'Noch {{count}} Buchungen zeigen' },
    en: { one: 'Show {{count}} more entry', other: 'Show {{count}} more entries' },
  },

  print: { de: 'Dossier als PDF', en: 'Dossier as PDF' },
  fileName: { de: 'Herkunftsnachweis.pdf', en: 'Proof_of_origin.pdf' },
  explain: {
    de: 'An jeder Stelle stehen nur so viele Buchungen, wie nötig sind, um den Betrag zu erklären. Das PDF enthält nur diese, damit Bank oder Notariat nicht mehr sehen als nötig. Keine Steuerberatung. Alle Berechnungen ohne Gewähr.',
    en: 'Each step shows only as many entries as are needed to explain the amount. The PDF contains only these, so that the bank or notary sees no more than necessary. Not tax advice. All calculations without guarantee.',
  },
});
