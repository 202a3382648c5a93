/** A text that a row carries along (hash, address, note); undefined where there is none. */
import { cleanText } from '../build/make-event.ts';
import type { RowCells } from '../read/table.ts';
import { cellAt } from './column-index.ts';

export function textAt(row: RowCells, column: number | undefined): string | undefined {
  if (column === undefined) return undefined;
  const cell = cellAt(row, column);
  return cell === '' || cell === '-' || isInvisible(cell) ? undefined : cell;
}

/** Nothing but control characters: the ledger would keep an empty text, and all hashes of that kind would be one. */
function isInvisible(cell: string): boolean {
  const first = cell.charCodeAt(0);
  return (first < 0x20 || (first >= 0x7f && first <= 0x9f)) && cleanText(cell, 500) === '';
}
