/**
 * Whether what a row tells did happen, by its status cell. A word that neither the format nor usage knows is not guessed at: the
 * row goes up for review.
 */
import type { RowCells } from '../read/table.ts';
import { cellAt } from './column-index.ts';
import type { BoundFormat } from './compile-format.ts';
import { STATUS_WORDS } from './status-words.data.ts';

/** A transaction on a chain can fail and still cost its fee. */
type RowStatus = 'done' | 'skip' | 'total' | 'failed-but-paid' | 'unknown';

/** Usual words for a row that did not happen. */
const NOT_DONE: ReadonlySet<string> = new Set(
  'canceled cancelled failed failure rejected declined expired pending processing error refused storniert abgebrochen fehlgeschlagen abgelehnt ausstehend'.split(
    ' ',
  ),
);

export function rowStatus({ definition, index }: BoundFormat, row: RowCells): RowStatus {
  const rule = definition.status ?? (definition.doubtful === true ? STATUS_WORDS : undefined);
  if (rule === undefined) return 'done';
  const word = cellAt(row, index.status).toLowerCase();
  const has = (words: readonly string[] | undefined) =>
    words?.some((entry) => isWord(entry.toLowerCase(), word)) === true;
  if (has(rule.done)) return 'done';
  if (has(rule.failedButPaid)) return 'failed-but-paid';
  if (has(rule.totals)) return 'total';
  return has(rule.skip) || NOT_DONE.has(word) ? 'skip' : 'unknown';
}

/** An entry that ends in a star stands for every word that begins like it. */
function isWord(entry: string, word: string): boolean {
  return entry.endsWith('*') ? word.startsWith(entry.slice(0, -1)) : entry === word;
}
