/**
 * Header lines again, titles of sections, sums at the end: rows that are part of the page and not of the data. They are told
 * by what they lack: a row with a date is never one of them.
 */
import { normalizeHeader } from '../detect/header-template.ts';
import type { RowCells } from '../read/table.ts';
import type { BoundFormat } from './compile-format.ts';

const TOTAL_ROW = /^(?:total|sum|summe|gesamt|subtotal|grand total|\.\.\.)\b/i;

/** @returns the reason for leaving the row out; undefined for a row of data */
export function pageFurniture({ headers, index }: BoundFormat, row: RowCells): string | undefined {
  if (isDated(row, index.date ?? -1)) return undefined;
  const column = index.date ?? 0;
  const date = row.word(column);
  const cells = row.all();
  if (
    normalizeHeader(date) === headers[column] &&
    cells.every((cell, at) => normalizeHeader(cell) === (headers[at] ?? ''))
  ) {
    return 'repeated-header';
  }
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 1 && headers.length > 2 && !/\d/.test(date)) return 'section-title';
  return filled.some((cell) => TOTAL_ROW.test(cell.trim())) && !/\d/.test(date) ? 'total-row' : undefined;
}

/** Begins with a digit, or a mark before it; looked at without making a text, because almost every row does. */
function isDated(row: RowCells, column: number): boolean {
  row.look(column);
  return row.to > row.from && row.source.charCodeAt(row.from) <= 57;
}
