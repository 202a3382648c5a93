/**
 * Long runs of rows that say the same but for their moment and source become one line on paper, with their count. Every row
 * stands alone in the other files and in the data that the PDF carries. Lines of sums add up as those of the single rows do.
 */
import { add, addToGroup, dec, formatDecimal } from '@cryptax/kernel';
import type { Cell, NamedTable } from '../tables/report-table.ts';
import type { Locale } from '../text/locale.ts';

/** Columns by their ids. */
export interface FoldRule {
  /** Where the count stands. */
  readonly count: string;
  /** Added up; where there are none the line says what each row says. */
  readonly sums: readonly string[];
  /** May differ; printed from the first to the last. */
  readonly spans: readonly string[];
}

/** Rows of the table from `first` on. */
export interface Run {
  readonly first: number;
  readonly count: number;
}

/** Three equal rows are read at a glance. */
const LEAST = 4;

/** `compared`: the columns that are printed and may not differ. */
export function foldedRuns({ rows }: NamedTable, compared: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  for (let first = 0; first < rows.length; ) {
    let end = first + 1;
    while (end < rows.length && isSame(rows[first], rows[end], compared)) end++;
    const count = end - first;
    if (count >= LEAST) runs.push({ first, count });
    else for (let at = first; at < end; at++) runs.push({ first: at, count: 1 });
    first = end;
  }
  return runs;
}

function isSame(a: readonly Cell[] = [], b: readonly Cell[] = [], columns: readonly number[]): boolean {
  return columns.every((column) => a[column] === b[column]);
}

export function sumOfRun({ rows }: NamedTable, { first, count }: Run, column: number): Cell {
  const cells = rows.slice(first, first + count).map((row) => row[column] ?? null);
  const known = cells.filter((cell) => cell !== null);
  return known.length === 0 ? null : formatDecimal(known.map(dec).reduce(add));
}

export function countText({ count }: Run, hasSums: boolean, locale: Locale): string {
  const words = hasSums ? { de: 'Summe', en: 'total' } : { de: 'je', en: 'each' };
  return `${count} ×, ${words[locale]}`;
}

/** Two lines of one file are named once: `trades.csv:3` and `trades.csv:27` become `trades.csv:3 – 27`. */
export function spanText(first: string, last: string): string {
  if (first === last || last === '') return first;
  const file = first.slice(0, first.lastIndexOf(':') + 1);
  return file !== '' && last.startsWith(file) && /^[\d,]+$/.test(last.slice(file.length))
    ? `${first} – ${last.slice(file.length)}`
    : `${first}\n– ${last}`;
}

/** Rows that differ in one column only become one row that names all of its values: the coins of a wallet with one method. */
export function joinedBy<T extends NamedTable>(table: T, column: string): T {
  const at = table.columns.findIndex(({ id }) => id === column);
  const groups = new Map<string, (readonly Cell[])[]>();
  for (const row of table.rows)
    addToGroup(groups, JSON.stringify(row.map((cell, index) => (index === at ? '' : cell))), row);
  const rows = [...groups.values()].map((group) =>
    (group[0] ?? []).map((cell, index) => (index === at ? group.map((row) => row[at]).join(', ') : cell)),
  );
  return { ...table, rows };
}
