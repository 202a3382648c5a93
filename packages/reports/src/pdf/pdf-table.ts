/** A table of the report as a table on paper: chosen columns, heads that repeat, rows that never split, ruled sums. */

import type { TableBlock } from '../pdf-writer/blocks.ts';
import type { Cell, CellKind, NamedTable } from '../tables/report-table.ts';
import { STAND_IN, STAND_IN_MARK } from '../tables/stand-ins.ts';
import { dayText, momentText } from '../text/dates.ts';
import type { Locale, Text } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { readable } from '../text/readable.ts';
import { LIST_SIZE } from './content.ts';
import { countText, type FoldRule, foldedRuns, type Run, spanText, sumOfRun } from './fold-rows.ts';

/** Which column of the table, how wide in points (or the rest), and how it looks. */
export interface PdfColumn {
  readonly id: string;
  readonly width: number | '*';
  /** Shorter head than the table's own. */
  readonly title?: Text;
  readonly bold?: boolean;
  /** A second column whose cell stands below, shortened to its ends. */
  readonly below?: string;
  /** A column whose cell stands here where this one is empty. */
  readonly or?: string;
}

export interface PdfTableOptions {
  readonly locale: Locale;
  readonly size?: number;
  /** Space above and below the text of a row. */
  readonly air?: number;
  /** How long runs of equal rows become one line. */
  readonly fold?: FoldRule | undefined;
}

export function pdfTable(table: NamedTable, columns: readonly PdfColumn[], options: PdfTableOptions): TableBlock {
  const { locale, size = LIST_SIZE, air = 2.2, fold } = options;
  const picked = withMark(
    table,
    columns.map((column) => pick(table, column, locale)),
  );
  const runs = fold === undefined ? null : foldedRuns(table, comparedIn(picked, fold));
  const single = (index: number) => picked.map((column) => bodyCell(table.rows[index] ?? [], column, locale));
  return {
    kind: 'table',
    columns: picked.map(({ title, width, isFigure, bold }) => ({ title, width, isFigure, bold })),
    hasHead: true,
    length: runs?.length ?? table.rows.length,
    row: (index) => {
      const run = runs?.[index] ?? { first: index, count: 1 };
      if (fold === undefined || run.count === 1) return single(run.first);
      return picked.map((column) => foldedCell(table, run, column, { fold, locale }));
    },
    totals: table.totals.map((total) => ({
      label: total.label,
      cells: picked.map(({ index, kind }) => {
        const cell = total.cells[index] ?? null;
        return cell === null ? null : printed(cell, kind, locale);
      }),
    })),
    size,
    air,
  };
}

function isFigure(kind: CellKind | undefined): boolean {
  return kind === 'eur' || kind === 'quantity' || kind === 'count';
}

interface Picked {
  readonly id: string;
  readonly index: number;
  readonly title: string;
  readonly kind: CellKind;
  readonly isFigure: boolean;
  readonly bold: boolean;
  readonly below: number;
  readonly or: number;
  /** The column that says whether a mark stands behind the cell. */
  readonly mark: number;
  readonly width: number | '*';
}

/** Behind what names the row: the bold column, or the first text that is no year. */
function withMark({ columns }: NamedTable, picked: readonly Picked[]): readonly Picked[] {
  const mark = columns.findIndex(({ id }) => id === STAND_IN);
  const texts = picked.filter(({ id, kind }) => kind === 'text' && id !== 'year');
  const naming = texts.find(({ bold }) => bold) ?? texts[0];
  return picked.map((column) => (column === naming ? { ...column, mark } : column));
}

function pick(table: NamedTable, column: PdfColumn, locale: Locale): Picked {
  const { id, title, bold = false, below, or, width } = column;
  const indexOf = (wanted: string | undefined) => table.columns.findIndex((column) => column.id === wanted);
  const index = indexOf(id);
  const { kind, title: own } = table.columns[index] ?? {};
  if (kind === undefined) throw new Error(`The table ${table.id} has no column ${id}`);
  return {
    id,
    index,
    title: title?.[locale] ?? own ?? '',
    kind,
    isFigure: isFigure(kind),
    bold,
    below: indexOf(below),
    or: indexOf(or),
    mark: -1,
    width,
  };
}

function bodyCell(row: readonly Cell[], { index, kind, below, or, mark }: Picked, locale: Locale): string {
  const [first, second] = [row[index] ?? null, row[below] ?? null];
  const words = first === null ? printed(row[or] ?? null, 'text', locale) : printed(first, kind, locale);
  const main = (row[mark] ?? null) === null ? words : `${words}${STAND_IN_MARK}`;
  return second === null || second === main ? main : `${main}\n${ends(printable(second))}`;
}

/** A source differs from row to row, and so does what stands below it. */
function comparedIn(picked: readonly Picked[], { spans }: FoldRule): readonly number[] {
  return picked
    .filter(({ id }) => id !== SOURCE && !spans.includes(id))
    .flatMap(({ index, or, below, mark }) => [index, or, below, mark]);
}

const SOURCE = 'source';

function foldedCell(
  table: NamedTable,
  run: Run,
  column: Picked,
  { fold, locale }: { readonly fold: FoldRule; readonly locale: Locale },
): string {
  const { id, index, kind } = column;
  const cellOf = (row: number) => printed(table.rows[row]?.[index] ?? null, kind, locale);
  const last = run.first + run.count - 1;
  if (fold.sums.includes(id)) return printed(sumOfRun(table, run, index), kind, locale);
  if (id === SOURCE || fold.spans.includes(id)) return spanText(cellOf(run.first), cellOf(last));
  const text = bodyCell(table.rows[run.first] ?? [], column, locale);
  return id === fold.count ? `${text}\n${countText(run, fold.sums.length > 0, locale)}` : text;
}

function printed(cell: Cell, kind: CellKind, locale: Locale): string {
  if (cell === null) return '';
  switch (kind) {
    case 'text':
      return printable(cell);
    case 'day':
      return dayText(cell, locale);
    case 'moment':
      return momentText(cell, locale);
    case 'eur':
    case 'quantity':
    case 'count':
      return numberText(cell, { numbers: locale, grouping: true });
  }
}

/** Control characters have no glyph and would break the page's text. */
export function printable(text: string): string {
  return readable(text).replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ');
}

/** Beginning and end of a long id; the whole one is in the tables of the other formats. */
function ends(id: string): string {
  return id.length <= 20 ? id : `${id.slice(0, 10)}…${id.slice(-8)}`;
}
