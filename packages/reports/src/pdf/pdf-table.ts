/** A table of the report as a table on paper: chosen columns, heads that repeat, rows that never split, ruled sums. */
import type { Cell, CellKind, ReportTable, Total } from '../tables/report-table.ts';
import { dayText, momentText } from '../text/dates.ts';
import type { Locale, Text } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { type ContentNode, INK, INK_2, LIST_SIZE, RULE } from './content.ts';

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
  /** Room between the margins of the page. */
  readonly room: number;
  readonly size?: number;
  /** Space above and below the text of a row. */
  readonly air?: number;
}

export function pdfTable(table: ReportTable, columns: readonly PdfColumn[], options: PdfTableOptions): ContentNode {
  const { locale, room, size = LIST_SIZE, air = 2.2 } = options;
  const figures = columns.map(({ id }) => isFigure(table.columns.find((column) => column.id === id)?.kind));
  const gaps = columns.map((_, index) => gapBefore(index, figures));
  const widths = widthsOf(columns, room, gaps);
  const picked = columns.map((column, index) => pick(table, column, locale, (widths[index] ?? 0) / size));
  const head = picked.map((column) => ({
    text: column.title,
    color: INK_2,
    fontSize: size - 0.5,
    alignment: column.isFigure ? 'right' : 'left',
  }));
  const rows = table.rows.map((row) => picked.map((column) => bodyCell(row, column, locale)));
  const sums = table.totals.map((total) => totalRow(total, picked, locale));
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [head, ...rows, ...sums],
    },
    layout: ruled({ rows: 1 + rows.length, sums: sums.length, gaps, air }),
    fontSize: size,
    color: INK,
  };
}

const GAP = 7;
/** A text after figures stands close to them otherwise: one is set to the right, the other to the left. */
const WIDE_GAP = 11;

function gapBefore(index: number, figures: readonly boolean[]): number {
  if (index === 0) return 0;
  return figures[index - 1] === true && figures[index] === false ? WIDE_GAP : GAP;
}

/** The starred column takes what is left. As a number, because pdfmake lets a starred one grow with long words. */
function widthsOf(columns: readonly PdfColumn[], room: number, gaps: readonly number[]): readonly number[] {
  const space = gaps.reduce((sum, gap) => sum + gap, 0);
  const fixed = columns.reduce((sum, { width }) => sum + (width === '*' ? 0 : width), space);
  return columns.map(({ width }) => (width === '*' ? room - fixed : width));
}

function isFigure(kind: CellKind | undefined): boolean {
  return kind === 'eur' || kind === 'quantity' || kind === 'count';
}

interface Picked {
  readonly index: number;
  readonly title: string;
  readonly kind: CellKind;
  readonly isFigure: boolean;
  readonly bold: boolean;
  readonly below: number;
  readonly or: number;
  /** Width of the column in ems of its text. */
  readonly ems: number;
}

function pick(table: ReportTable, column: PdfColumn, locale: Locale, ems: number): Picked {
  const { id, title, bold = false, below, or } = column;
  const indexOf = (wanted: string | undefined) => table.columns.findIndex((column) => column.id === wanted);
  const index = indexOf(id);
  const { kind, title: own } = table.columns[index] ?? {};
  if (kind === undefined) throw new Error(`The table ${table.id} has no column ${id}`);
  return {
    index,
    title: title?.[locale] ?? own ?? '',
    kind,
    isFigure: isFigure(kind),
    bold,
    below: indexOf(below),
    or: indexOf(or),
    ems,
  };
}

function bodyCell(row: readonly Cell[], column: Picked, locale: Locale): ContentNode {
  const { index, kind, bold, below, or, ems } = column;
  const [first, second] = [row[index] ?? null, row[below] ?? null];
  const main = first === null ? printed(row[or] ?? null, 'text', locale) : printed(first, kind, locale);
  const text = second === null || second === main ? main : `${main}\n${ends(printable(second))}`;
  return {
    text,
    ...(column.isFigure ? { alignment: 'right' } : {}),
    ...(bold ? { bold } : {}),
    ...(fits(text, column.isFigure, ems) ? { noWrap: true } : {}),
  };
}

/** Ems of a digit, and of letters on the safe side. */
const DIGIT_EMS = 0.57;
const LETTER_EMS = 0.72;

/** Text that surely fits on one line is not taken apart into words, and is found whole by whoever searches the PDF. */
function fits(text: string, digits: boolean, ems: number): boolean {
  return text.length * (digits ? DIGIT_EMS : LETTER_EMS) <= ems && !text.includes('\n');
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
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ');
}

/** Beginning and end of a long id; the whole one is in the tables of the other formats. */
function ends(id: string): string {
  return id.length <= 20 ? id : `${id.slice(0, 10)}…${id.slice(-8)}`;
}

/** The label takes the room up to the first sum. */
function totalRow(total: Total, picked: readonly Picked[], locale: Locale): readonly ContentNode[] {
  const first = picked.findIndex(({ index }) => total.cells[index] !== null);
  const label = { text: total.label, bold: true, colSpan: Math.max(1, first) };
  return picked.map((column, position) => {
    if (position === 0) return label;
    const text = printed(total.cells[column.index] ?? null, column.kind, locale);
    return { text, bold: true, ...(column.isFigure ? { alignment: 'right' } : {}) };
  });
}

interface Shape {
  /** Head and body. */
  readonly rows: number;
  readonly sums: number;
  /** Space before each column. */
  readonly gaps: readonly number[];
  readonly air: number;
}

/** Hairlines between rows, ink under the head and above the sums, a strong line at the end of them. */
function ruled({ rows, sums, gaps, air }: Shape): ContentNode {
  const last = rows + sums;
  const isInk = (line: number) => line === 1 || (sums > 0 && (line === rows || line === last));
  return {
    hLineWidth: (line: number) => {
      if (line === 0) return 0;
      if (sums > 0 && line === last) return 1.25;
      return isInk(line) ? 0.75 : 0.4;
    },
    hLineColor: (line: number) => (isInk(line) ? INK : RULE),
    vLineWidth: () => 0,
    paddingLeft: (column: number) => gaps[column] ?? 0,
    paddingRight: () => 0,
    paddingTop: () => air,
    paddingBottom: () => air,
  };
}
