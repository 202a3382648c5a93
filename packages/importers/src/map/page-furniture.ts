/**
 * Header lines again, titles of sections, sums at the end: rows that are part of the page and not of the data. They are reported
 * by what they lack: a row with a date is never one of them. What only looks like a title is shown to the user: a row that
 * stands in one cell as a whole, and the dots with which a service ends a list that it cut short.
 */

import { normalizeHeader } from '../detect/header-template.ts';
import type { RowCells } from '../read/table.ts';
import type { IgnoredCode } from '../review-codes.ts';
import type { BoundFormat } from './compile-format.ts';
import { review, type Verdict } from './verdict.ts';

const TOTAL_ROW = /^(?:total|sum|summe|gesamt|subtotal|grand total)\b/i;
const DOTS = /^(?:\.{3}|…)$/;
/** The columns are those of the file again, or stand otherwise from here on. */
export const REPEATED_HEADER = 'repeated-header';
export const OTHER_HEADER = 'row.other-header';
const DOT = 46;
const NINE = 57;

/** @returns what is to be done with the row; undefined for a row of data */
export function pageFurniture({ definition, headers, index }: BoundFormat, row: RowCells): Verdict | undefined {
  if (isDated(row, index.date ?? -1)) return undefined;
  const column = index.date ?? 0;
  const date = row.word(column);
  /** Derived cells stand behind those of the file, and are no part of its page. */
  const cells = definition.derive === undefined ? row.all() : row.all().slice(0, headers.length);
  if (
    normalizeHeader(date) === headers[column] &&
    cells.every((cell, at) => normalizeHeader(cell) === (headers[at] ?? ''))
  ) {
    return leftOut(REPEATED_HEADER);
  }
  if (hasMovedColumns(headers, cells.map(normalizeHeader))) return review(OTHER_HEADER, {});
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [first = ''] = filled;
  if (filled.length > 0 && filled.every((cell) => DOTS.test(cell))) return review('row.cut-off', {});
  if (filled.length === 1 && headers.length > 2 && !/\d/.test(date)) {
    if (isWholeRow(first, headers.length)) return review('row.in-one-cell', {});
    if (cells[0]?.trim() === first && isTitle(first)) return leftOut('section-title');
  }
  return TOTAL_ROW.test(first) && !/\d/.test(date) ? leftOut('total-row') : undefined;
}

/** Below this width two notes already look like a second row. */
const NARROW = 5;

/** Much wider than the header: the line break behind it is lost. A few cells more are notes without a header. */
export function holdsTwoRows({ definition, headers }: BoundFormat, row: RowCells): boolean {
  const width = headers.length;
  row.look(width);
  /** Derived cells stand behind those of the file. */
  if (row.to === row.from || width < NARROW || definition.derive !== undefined) return false;
  const more = row.all().slice(width);
  return more.filter((cell) => cell.trim() !== '').length * 2 >= width;
}

/** Mostly names of columns, but not where they stood: two exports in one file. What follows must not be read by the first. */
function hasMovedColumns(headers: readonly string[], cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const names = filled.filter((cell) => headers.includes(cell));
  if (names.length < 3 || names.length * 3 < filled.length * 2) return false;
  return cells.some((cell, at) => cell !== '' && cell !== headers[at] && headers.includes(cell));
}

function leftOut(code: IgnoredCode): Verdict {
  return { kind: 'ignored', code };
}

/** Words. A lone name with digits is the beginning of a row that broke off. */
function isTitle(cell: string): boolean {
  return /\p{L}/u.test(cell) && (/\s/.test(cell) || !/\d/.test(cell));
}

/** Quotes around the whole line, or another delimiter than the header's. */
function isWholeRow(cell: string, width: number): boolean {
  return [',', ';', '\t', '|'].some((delimiter) => cell.split(delimiter).length > Math.max(2, width / 2));
}

/** Begins with a digit, or a mark before it; looked at without making a text, because almost every row does. */
function isDated(row: RowCells, column: number): boolean {
  row.look(column);
  if (row.to === row.from) return false;
  const code = row.codes[row.from] ?? 0;
  return code <= NINE && code !== DOT;
}
