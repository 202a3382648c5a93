/** Words of the dossier, in both languages. */
import type { Locale, Text } from '../text/locale.ts';
import type { OriginGapCode, OriginPart, OriginRole } from './origin-proof.ts';

type Words<K extends string> = Readonly<Record<K, Text>>;

export const ROLE_TITLES: Words<OriginRole> = {
  'money-in': { de: 'Geld eingezahlt', en: 'Money paid in' },
  income: {
    de: 'Leistungen erhalten (Staking, Lending und Ähnliches)',
    en: 'Income received (staking, lending and the like)',
  },
  gift: { de: 'Schenkung oder Erbe erhalten', en: 'Gift or inheritance received' },
  assumed: { de: 'Vom Eigentümer angegeben, ohne Beleg', en: 'Stated by the owner, without a document' },
  unclear: { de: 'Herkunft ungeklärt', en: 'Origin unexplained' },
  purchase: { de: 'Coins gekauft', en: 'Coins bought' },
  move: { de: 'Zwischen eigenen Wallets bewegt', en: 'Moved between own wallets' },
  swap: { de: 'In andere Coins getauscht', en: 'Swapped into other coins' },
  sale: { de: 'Coins verkauft', en: 'Coins sold' },
  payout: { de: 'Geld ausgezahlt', en: 'Money paid out' },
};

/** The same in a box of the picture. */
export const ROLE_WORDS: Words<OriginRole> = {
  'money-in': { de: 'Einzahlung', en: 'Paid in' },
  income: { de: 'Leistung', en: 'Income' },
  gift: { de: 'Schenkung, Erbe', en: 'Gift' },
  assumed: { de: 'ohne Beleg', en: 'stated only' },
  unclear: { de: 'ungeklärt', en: 'unexplained' },
  purchase: { de: 'Kauf', en: 'Purchase' },
  move: { de: 'Bewegung', en: 'Move' },
  swap: { de: 'Tausch', en: 'Swap' },
  sale: { de: 'Verkauf', en: 'Sale' },
  payout: { de: 'Auszahlung', en: 'Payout' },
};

export const COLUMN_TITLES: readonly Text[] = [
  { de: 'Geld herein', en: 'Money in' },
  { de: 'Käufe', en: 'Purchases' },
  { de: 'Bewegungen', en: 'Moves' },
  { de: 'Verkäufe', en: 'Sales' },
  { de: 'Geld heraus', en: 'Money out' },
];

export function entriesText(count: number, locale: Locale): string {
  if (locale === 'de') return count === 1 ? '1 Buchung' : `${count} Buchungen`;
  return count === 1 ? '1 entry' : `${count} entries`;
}

export const PART_LABELS: Words<OriginPart> = {
  'money-in': { de: 'Eigene Einzahlungen', en: 'Own money paid in' },
  gain: { de: 'Wertzuwachs der Coins', en: 'Growth of the coins' },
  income: { de: 'Leistungen (Staking und Ähnliches)', en: 'Income (staking and the like)' },
  gift: { de: 'Schenkung oder Erbe', en: 'Gift or inheritance' },
  'fees-in-coins': { de: 'Gebühren, in Coins bezahlt', en: 'Fees paid in coins' },
  assumed: { de: 'Angegeben, ohne Beleg', en: 'Stated, without a document' },
  unknown: { de: 'Nicht belegt', en: 'Not documented' },
};

export const GAP_TEXTS: Words<OriginGapCode> = {
  'money-not-in-files': {
    de: 'Der Kauf oder die Auszahlung ist belegt, das Geld dafür steht in keiner Datei (Kontoauszug beilegen)',
    en: 'The purchase or payout is documented, the money for it is in no file (add a bank statement)',
  },
  'origin-open': {
    de: 'Woher die Coins kamen, ist noch nicht beantwortet',
    en: 'Where the coins came from has not been answered yet',
  },
  'origin-assumed': {
    de: 'Anschaffung vom Eigentümer angegeben, kein Beleg',
    en: 'Acquisition stated by the owner, no document',
  },
  'lots-missing': {
    de: 'Zu diesem Verkauf oder Tausch fehlt die Anschaffung',
    en: 'The acquisition behind this sale or swap is missing',
  },
  'cost-missing': { de: 'Kaufpreis unbekannt', en: 'Purchase price unknown' },
  'sum-too-large': {
    de: 'Mehr, als ausgezahlt wurde oder auf den Konten liegt',
    en: 'More than was paid out or is in the accounts',
  },
};

export const WORDS = {
  title: { de: 'Herkunftsnachweis', en: 'Proof of origin' },
  state: { de: 'Mittelherkunft', en: 'Origin of funds' },
  about: {
    de: 'Aus den Dateien der Plattformen und Wallets. Keine Steuerberatung, keine Prüfung durch Dritte.',
    en: 'Based on the files of platforms and wallets. Not tax advice, not audited by third parties.',
  },
  payout: { de: 'Auszahlung vom {day}, {place}', en: 'Payout of {day}, {place}' },
  sale: { de: 'Verkauf vom {day}, {place}', en: 'Sale of {day}, {place}' },
  wallet: { de: 'Bestand der Wallet {place}, zu Anschaffungskosten', en: 'Holdings of the wallet {place}, at cost' },
  sum: { de: 'Betrag aus Auszahlungen und Guthaben', en: 'Sum out of payouts and balances' },
  euro: { de: 'Zu belegen', en: 'To be proven' },
  owner: { de: 'Für', en: 'For' },
  picture: { de: 'Weg des Geldes', en: 'Where the money went' },
  others: { de: 'weitere', en: 'others' },
  composition: { de: 'Zusammensetzung', en: 'What it is made of' },
  total: { de: 'Summe', en: 'Sum' },
  part: { de: 'Bestandteil', en: 'Part' },
  amount: { de: 'Betrag', en: 'Amount' },
  day: { de: 'Tag', en: 'Day' },
  place: { de: 'Konto oder Wallet', en: 'Account or wallet' },
  entry: { de: 'Buchung', en: 'Entry' },
  counts: { de: 'Davon hier', en: 'Counts here' },
  document: { de: 'Beleg', en: 'Document' },
  documents: { de: 'Aufbewahrte Belege', en: 'Documents kept' },
  line: { de: 'Zeile', en: 'line' },
  lines: { de: 'Zeilen', en: 'lines' },
  typed: { de: 'von Hand eingetragen', en: 'entered by hand' },
  to: { de: 'nach', en: 'to' },
  against: { de: 'gegen', en: 'for' },
  reference: { de: 'Referenz', en: 'reference' },
  gaps: { de: 'Was nicht belegt ist', en: 'What is not documented' },
  reason: { de: 'Grund', en: 'Reason' },
  unknown: { de: 'unbekannt', en: 'unknown' },
} as const satisfies Readonly<Record<string, Text>>;

export const NOTES: readonly Text[] = [
  {
    de: 'Der Nachweis geht vom Betrag über Verkäufe, Bewegungen und Käufe zurück bis zum eingezahlten Geld. An jeder Stelle stehen nur so viele Buchungen, wie nötig sind, um den Betrag zu erklären; weitere Buchungen desselben Kontos sind nicht enthalten.',
    en: 'The proof goes from the amount back through sales, moves and purchases to the money paid in. Each step names only as many entries as are needed to explain the amount; other entries of the account are left out.',
  },
  {
    de: '„Davon hier“ ist der Teil der Buchung, der in diesem Betrag steckt. Welche Coins verkauft wurden, folgt derselben Verbrauchsfolge wie der Steuerbericht.',
    en: '“Counts here” is the part of the entry that is in this amount. Which coins were sold follows the same method as the tax report.',
  },
  {
    de: 'Jede Buchung nennt Datei und Zeile, aus der sie stammt. Die Dateien der Plattformen kann der Eigentümer im Original vorlegen.',
    en: 'Each entry names the file and line it comes from. The owner can present the platforms’ files in the original.',
  },
];
