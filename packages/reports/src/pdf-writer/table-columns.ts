/** Where the columns of a table stand: figures get the room that they need, texts share the rest. */
import type { TableBlock, TableColumn } from './blocks.ts';
import type { Sheet } from './sheet.ts';

export interface Placed extends TableColumn {
  /** From the left edge of the table. */
  readonly x: number;
  readonly width: number;
}

const GAP = 7;
/** A text after figures stands close to them otherwise: one is set to the right, the other to the left. */
const WIDE_GAP = 11;
/** What the starred column keeps when figures ask for more. */
const LEAST_STAR = 86;
/** Rows that decide how wide figures are; those of a longer list look alike. */
const MOST_ROWS = 2_000;

const known = new WeakMap<TableBlock, { readonly width: number; readonly columns: readonly Placed[] }>();

export function placedColumns(sheet: Sheet, table: TableBlock, width: number): readonly Placed[] {
  const found = known.get(table);
  if (found?.width === width) return found.columns;
  const columns = placed(sheet, table, width);
  known.set(table, { width, columns });
  return columns;
}

function placed(sheet: Sheet, table: TableBlock, room: number): readonly Placed[] {
  const { columns, gap = GAP } = table;
  const gaps = columns.map((column, index) => {
    if (index === 0) return 0;
    return columns[index - 1]?.isFigure === true && !column.isFigure ? Math.max(gap, WIDE_GAP) : gap;
  });
  const needed = neededBy(sheet, table);
  const fixed = columns.reduce((sum, { width }, index) => sum + (gaps[index] ?? 0) + (width === '*' ? 0 : width), 0);
  const stars = columns.filter(({ width }) => width === '*').length;
  const wanted = columns.map(({ width, isFigure }, index) =>
    isFigure && width !== '*' ? Math.max(0, (needed[index] ?? 0) - width) : 0,
  );
  const spare = Math.max(0, room - fixed - stars * LEAST_STAR);
  const asked = wanted.reduce((sum, more) => sum + more, 0);
  const share = asked <= spare || asked === 0 ? 1 : spare / asked;
  const given = stars === 0 ? 0 : Math.min(asked, spare);
  // Where the fixed columns leave too little for the starred one, figures give what they do not need.
  const heads = headsOf(sheet, table);
  const slack = columns.map(({ width, isFigure }, index) => {
    if (width === '*' || !isFigure) return 0;
    return Math.max(0, width - Math.max(needed[index] ?? 0, heads[index] ?? 0));
  });
  const lent = slack.reduce((sum, own) => sum + own, 0);
  const lacking = Math.min(lent, Math.max(0, stars * LEAST_STAR - (room - fixed)));
  const tax = lent === 0 ? 0 : lacking / lent;
  let x = 0;
  return columns.map((column, index) => {
    x += gaps[index] ?? 0;
    const star = (room - fixed - given + lacking) / Math.max(1, stars);
    const more = stars === 0 ? 0 : (wanted[index] ?? 0) * share - (slack[index] ?? 0) * tax;
    const width = column.width === '*' ? star : column.width + more;
    const own = { ...column, x, width };
    x += width;
    return own;
  });
}

/** The widest word in the head of each column. */
function headsOf(sheet: Sheet, { columns, size }: TableBlock): readonly number[] {
  return columns.map(({ title }) => Math.max(...title.split(' ').map((word) => sheet.regular.width(word, size - 0.5))));
}

/** The widest figure of each column. */
function neededBy(sheet: Sheet, table: TableBlock): readonly number[] {
  const { columns, size, totals } = table;
  const needed = columns.map(() => 0);
  const look = (cells: readonly (string | null)[], bold: boolean) => {
    columns.forEach((column, index) => {
      const cell = cells[index];
      if (!column.isFigure || cell === undefined || cell === null || cell === '') return;
      const width = sheet.face({ bold: bold || column.bold === true }).width(cell, size);
      if (width > (needed[index] ?? 0)) needed[index] = width;
    });
  };
  for (let index = 0; index < Math.min(table.length, MOST_ROWS); index++) look(table.row(index), false);
  for (const { cells } of totals) look(cells, true);
  return needed;
}
