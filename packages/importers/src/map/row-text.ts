/** Texts of a row: what it carries along (hash, address, note), and its words for what happened. */
import { cleanText } from '../build/make-event.ts';
import type { ColumnRole } from '../formats/format.ts';
import type { RowCells } from '../read/table.ts';
import { type ColumnIndex, cellAt } from './column-index.ts';
import type { BoundFormat } from './compile-format.ts';
import type { RowFacts } from './row-facts.ts';
import { review, type Verdict } from './verdict.ts';

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

export function typeText(row: RowCells, index: ColumnIndex): string {
  return [cellAt(row, index.type), cellAt(row, index.subtype), cellAt(row, index.tag)]
    .filter((cell) => cell !== '')
    .join('/')
    .slice(0, 80);
}

/** Nobody knows the word, or there is none. */
export function unknownType(word: string, moved?: RowFacts): Verdict {
  return word === '' ? review('type.missing', {}, moved) : review('type.unknown', { word }, moved);
}

/** The user knows a column by its header, not by the role that it has for us. */
export function asInFile(
  { index, headerNames }: BoundFormat,
  params: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (params.role === undefined) return params;
  const at = index[params.role as ColumnRole];
  const name = at === undefined ? undefined : headerNames[at];
  return name === undefined || name === '' ? params : { ...params, column: name };
}
