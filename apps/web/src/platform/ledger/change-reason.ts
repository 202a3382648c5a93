/**
 * The reason of a change as the report carries it: the user's own words, or the code of the button or answer that was chosen,
 * which the report puts into words in its own language.
 */
import type { JournalRecord } from '@cryptax/store';
import type { ManualChange } from '@cryptax/tax-de';

/** Codes that the journal keeps for a button. */
const BUTTONS: ReadonlySet<string> = new Set([
  'add',
  'plan',
  'edit',
  'delete',
  'split',
  'merge',
  'unmatch',
  'wallet',
  'note',
  'shift',
  'label',
  'label.similar',
]);

/** Answers of the review list, kept as `review.<card>.<answer>`. */
const ANSWERS: ReadonlySet<string> = new Set([
  'set-value',
  'assume-zero-cost',
  'assume-stated',
  'short-sale',
  'settle-transfer',
  'choose-asset',
  'ignore-row',
  'enter-row',
  'remove-duplicate',
  'trim-assumption',
  'keep-assumption',
  'keep-both',
  'keep-price',
  'airdrop',
]);

/** Any other answer came from the gap detective. */
const GAP = 'gap';

export function reasonOf({ why, kind }: Pick<JournalRecord, 'why' | 'kind'>): Pick<ManualChange, 'reason' | 'code'> {
  const [first, , answer] = why.split('.');
  if (first === 'review' && answer !== undefined) return { reason: '', code: ANSWERS.has(answer) ? answer : GAP };
  if (BUTTONS.has(why)) return { reason: '', code: why };
  return why.trim() === '' ? { reason: '', code: kind } : { reason: why };
}
