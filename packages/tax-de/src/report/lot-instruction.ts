/**
 * The instruction behind a sale that names its lots (Rz. 61): what was to be sold from which lots, and when that was written
 * down. It stands in the note of the sale as one German sentence, because a German office reads it, with a hash over its
 * parts: an instruction that was changed later no longer fits its own hash.
 */
import { berlinDay, formatDay, parseInstant } from '@cryptax/kernel';
import { sha256 } from '../hash/sha256.ts';

export interface LotInstruction {
  /** ISO moment at which it was written. */
  readonly made: string;
  /** Berlin day of the sale. */
  readonly day: string;
  readonly wallet: string;
  readonly asset: string;
  readonly amount: string;
  readonly lotIds: readonly string[];
}

export interface LotReceipt {
  readonly made: string;
  readonly hash: string;
  /** The sentence and its hash belong together. */
  readonly intact: boolean;
  /** Written before the sale, or at its very moment. */
  readonly before: boolean;
}

export function instructionNote(instruction: LotInstruction): string {
  return `${sentenceOf(instruction)} SHA-256 ${sha256(sentenceOf(instruction))}`;
}

/** The day in Berlin on which something is sold, for the sentence. */
export function saleDayOf(at: string): string {
  const instant = parseInstant(at);
  return instant.ok ? formatDay(berlinDay(instant.value)) : at.slice(0, 10);
}

/** The receipt in a note, if there is one; `at` is the moment of the sale. */
export function receiptIn(note: string | undefined, at: string): LotReceipt | null {
  const found = note === undefined ? null : SHAPE.exec(note);
  if (found === null) return null;
  const [, sentence = '', made = '', hash = ''] = found;
  return { made, hash, intact: sha256(sentence) === hash, before: isUpTo(made, at) };
}

/** A note as its receipt, whole as it stands there, and the rest. */
export function splitReceipt(note: string): { readonly receipt: string; readonly rest: string } {
  const receipt = SHAPE.exec(note)?.[0] ?? '';
  return { receipt, rest: note.replace(receipt, '').trim() };
}

function sentenceOf({ made, day, wallet, asset, amount, lotIds }: LotInstruction): string {
  const lots = `${lotIds.length === 1 ? 'Tranche' : 'den Tranchen'} ${lotIds.join(', ')}`;
  return `Veräußerungsanweisung vom ${made}: ${amount} ${asset} aus ${lots} in ${wallet} am ${day}.`;
}

const SHAPE = /(Veräußerungsanweisung vom (\d{4}-\d\d-\d\dT[\d:]{5,8}Z): [^\n]{1,4000}?\.) SHA-256 ([0-9a-f]{64})/;

function isUpTo(made: string, at: string): boolean {
  const [written, sold] = [parseInstant(made), parseInstant(at)];
  return written.ok && sold.ok && written.value <= sold.value;
}
