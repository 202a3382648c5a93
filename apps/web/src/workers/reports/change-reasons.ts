/**
 * The reason of a change as the report prints it. The journal keeps the user's own words, or the code of the button that
 * was pressed; a code becomes the sentence that stood on that button. Reports are German by default, so are these.
 */
import type { JournalRecord } from '@cryptax/store';

const WORDS: Readonly<Record<string, string>> = {
  add: 'Von Hand erfasst',
  edit: 'Von Hand berichtigt',
  delete: 'Von Hand gelöscht',
  split: 'Auf mehrere Buchungen verteilt',
  merge: 'Zusammengehörige Buchungen zusammengeführt',
  wallet: 'Wallet zugeordnet',
  note: 'Notiz ergänzt',
  shift: 'Uhrzeit berichtigt (Zeitzone der Datei)',
  label: 'Art der Buchung zugeordnet',
  'label.similar': 'Art der Buchung zugeordnet, wie bei gleichartigen Buchungen',
  'set-value': 'Eurowert von Hand eingetragen',
  'assume-zero-cost': 'Anschaffung nicht belegt: Anschaffungskosten mit 0 Euro angenommen',
  'assume-stated': 'Anschaffung nicht belegt: Kosten und Tag nach eigener Angabe',
  'settle-transfer': 'Ein- oder Auszahlung zugeordnet',
  'choose-asset': 'Mehrdeutiges Kürzel zugeordnet',
  'ignore-row': 'Zeile der Datei beiseitegelegt',
  'enter-row': 'Unlesbare Zeile von Hand erfasst',
  'remove-duplicate': 'Doppelte Buchung entfernt',
  airdrop: 'Airdrop als Leistung oder als unentgeltlich eingeordnet',
};

/** Any other answer came from the gap detective. */
const GAP = 'Lücke im Bestand geschlossen';

/** Answers of the review list are kept as `review.<card>.<answer>`; the answer is what counts. */
export function answerOf(why: string): string {
  const [first, , answer] = why.split('.');
  return first === 'review' && answer !== undefined ? answer : why;
}

export function reasonWords({ why, kind }: Pick<JournalRecord, 'why' | 'kind'>): string {
  const known = WORDS[answerOf(why)];
  if (known !== undefined) return known;
  if (why.startsWith('review.')) return GAP;
  return why.trim() === '' ? (WORDS[kind] ?? kind) : why;
}
