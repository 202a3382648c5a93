/** Why a row was left out on purpose. */
import type { IgnoredCode } from '@cryptax/importers';
import type { ChainIgnoredCode } from '@cryptax/onchain';
import type { Locale, Text } from './message.ts';

/** `set-aside` is the user's own choice in the app. */
const IGNORED_REASONS: Readonly<Record<IgnoredCode | ChainIgnoredCode | 'set-aside', Text>> = {
  'fiat-deposit': { de: 'Einzahlung in Euro oder anderer Währung', en: 'deposit of money' },
  'fiat-withdrawal': { de: 'Auszahlung in Euro oder anderer Währung', en: 'withdrawal of money' },
  'fiat-only': { de: 'nur Geld, kein Krypto', en: 'money only, no crypto' },
  'fiat-exchange': { de: 'Wechsel von Geld in Geld', en: 'money exchanged for money' },
  'fiat-fee': {
    de: 'Gebühr oder Zins in Geld ohne Handel: nicht abgezogen; allgemeine Kosten gehören ins Steuerprofil',
    en: 'fee or interest in money without a trade: not deducted; general costs belong in the tax profile',
  },
  'pending-row': { de: 'vorläufige Zeile, die endgültige folgt', en: 'provisional row, the final one follows' },
  'internal-move': { de: 'Umbuchung innerhalb des Kontos', en: 'move inside the account' },
  'fee-credit': { de: 'Gebührenguthaben', en: 'fee credit' },
  'chain.spam': { de: 'Unerbetenes Token (Spam)', en: 'unsolicited token (spam)' },
  'chain.failed': { de: 'fehlgeschlagener Aufruf ohne eigene Gebühr', en: 'failed call without a fee of yours' },
  'chain.nothing-moved': { de: 'nichts von dir hat sich bewegt', en: 'nothing of yours moved' },
  'chain.reorganised': {
    de: 'von der Chain zurückgenommen (Reorganisation)',
    en: 'reversed by the chain (reorganisation)',
  },
  'arrival-of-transfer': { de: 'Ankunft eines Transfers, der gebucht ist', en: 'arrival of a transfer that is booked' },
  'fee-of-transfer': {
    de: 'Gebühr, die bei ihrer Buchung mitzählt',
    en: 'fee that is counted with its entry',
  },
  'part-of-swap': { de: 'Teil eines Tauschs, der gebucht ist', en: 'part of an exchange that is booked' },
  'status-not-done': { de: 'nicht ausgeführt', en: 'not executed' },
  'not-crypto': {
    de: 'Wertpapier oder Edelmetall, kein Krypto; verkauftes Edelmetall teilt die Freigrenze nach § 23',
    en: 'security or precious metal, not crypto; metal that was sold shares the limit of section 23',
  },
  'bank-row': { de: 'Buchung der Bank ohne Krypto', en: 'bank entry without crypto' },
  'money-side-of-conversion': {
    de: 'Geldseite eines Umtauschs, der mit dem Coin gebucht ist',
    en: 'money side of a conversion that is booked with the coin',
  },
  'order-not-filled': { de: 'Auftrag, der nicht ausgeführt wurde', en: 'order that was not filled' },
  'order-placed': { de: 'erteilter Auftrag, die Ausführung folgt', en: 'order placed, its execution follows' },
  'sum-of-fills': { de: 'Summe von Ausführungen, die einzeln folgen', en: 'sum of fills that follow one by one' },
  'position-size': { de: 'Größe einer Position, kein Geldfluss', en: 'size of a position, no money moved' },
  'zero-value': { de: 'ohne Betrag und ohne eigene Gebühr', en: 'no amount and no fee of yours' },
  'zero-result': { de: 'Betrag null', en: 'amount of zero' },
  'same-coin-both-sides': { de: 'gleicher Coin auf beiden Seiten', en: 'same coin on both sides' },
  'repeated-header': { de: 'wiederholte Kopfzeile', en: 'repeated header' },
  'section-title': { de: 'Überschrift in der Datei', en: 'heading inside the file' },
  'total-row': { de: 'Summenzeile', en: 'row of totals' },
  'other-sheet': {
    de: 'anderes Blatt der Arbeitsmappe, das dasselbe noch einmal zeigt',
    en: 'other sheet of the workbook that shows the same again',
  },
  'set-aside': { de: 'von dir ausgelassen', en: 'left out by you' },
};

const UNKNOWN: Text = { de: 'keine Buchung', en: 'no entry' };

export function ignoredReason(code: string, locale: Locale): string {
  const reasons: Readonly<Record<string, Text>> = IGNORED_REASONS;
  return (Object.hasOwn(reasons, code) ? (reasons[code] ?? UNKNOWN) : UNKNOWN)[locale];
}
