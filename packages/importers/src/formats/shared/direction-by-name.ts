/**
 * Files that have the same columns for deposits and withdrawals: only their name tells which they hold. A renamed
 * file is not guessed at; its rows go to the review list.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';

/** Expects facts of kind `deposit`. */
export function directionByName(facts: RowFacts, row: RowView): Adjusted {
  /** The archive around the file may be called "deposits and withdrawals". */
  const name = row.fileName.slice(row.fileName.lastIndexOf('/') + 1).toLowerCase();
  const isDeposit = name.includes('deposit');
  if (isDeposit === name.includes('withdraw')) return { review: 'direction.unknown' };
  if (isDeposit) return { ...facts, fee: undefined };
  return { ...facts, kind: 'withdrawal', in: undefined, out: facts.in };
}
