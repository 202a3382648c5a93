/**
 * A table on pages: its head repeats, rows never split, sums never stand without a row above them. Hairlines between rows, ink
 * under the head and above the sums, a strong line at their end.
 */
import type { Frame, Look, TableBlock, TableColumn, TableTotal } from './blocks.ts';
import { linesOf } from './face.ts';
import { INK, INK_2, RULE } from './inks.ts';
import type { Sheet } from './sheet.ts';
import { type Placed, placedColumns } from './table-columns.ts';

/** The text of one cell, broken once into the lines that are measured and then drawn. */
interface Line {
  readonly texts: readonly string[];
  readonly column: Placed;
  readonly look: Look;
}

export function tableHeight(sheet: Sheet, table: TableBlock, width: number): number {
  const columns = placedColumns(sheet, table, width);
  let height = (table.above ?? 0) + headHeight(sheet, table, columns) + (table.below ?? 0);
  for (let index = 0; index < table.length; index++)
    height += heightOfLines(sheet, rowLines(sheet, table, columns, index), table.air);
  return height + totalsHeight(sheet, table, columns);
}

/** Head and the first rows, with the sums where they follow at once. */
export function leastTableHeight(sheet: Sheet, table: TableBlock, width: number): number {
  const columns = placedColumns(sheet, table, width);
  let height = (table.above ?? 0) + headHeight(sheet, table, columns);
  const first = Math.min(2, table.length);
  for (let index = 0; index < first; index++)
    height += heightOfLines(sheet, rowLines(sheet, table, columns, index), table.air);
  return height + (table.length <= first ? totalsHeight(sheet, table, columns) : 0);
}

/** Longer ones are not measured twice; their last page is one of many. */
const MOST_MEASURED = 400;
const NEARLY_EMPTY = 0.2;

/** The table that ends a document, set closer where a few rows would otherwise be alone on the last page. */
export function withoutLonelyEnd(sheet: Sheet, table: TableBlock, width: number): TableBlock {
  if (table.length > MOST_MEASURED) return table;
  const { pages, filled } = endOf(sheet, table, width);
  if (pages === 1 || filled > NEARLY_EMPTY) return table;
  const closer = [0.8, 0.6, 0.4].map((share) => ({ ...table, air: table.air * share }));
  return closer.find((tried) => endOf(sheet, tried, width).pages < pages) ?? table;
}

/** How many pages the table takes from here, and how much of the last one. */
function endOf(sheet: Sheet, table: TableBlock, width: number): { readonly pages: number; readonly filled: number } {
  const columns = placedColumns(sheet, table, width);
  const head = headHeight(sheet, table, columns);
  const sums = totalsHeight(sheet, table, columns);
  const { top } = sheet.margins;
  let [pages, y] = [1, sheet.y + (table.above ?? 0) + head];
  for (let index = 0; index < table.length; index++) {
    const height = heightOfLines(sheet, rowLines(sheet, table, columns, index), table.air);
    if (y + height + companyOf(table, index, height, sums) > sheet.bottom) [pages, y] = [pages + 1, top + head];
    y += height;
  }
  return { pages, filled: (y + sums - top) / (sheet.bottom - top) };
}

/** Of a list over many pages, which is not measured beforehand: that many end it together, so that its last page looks meant. */
const LAST_TOGETHER = 12;

/** What has to fit below a row: the rows that end the table stay together, so that no sum and no single row is alone on a page. */
function companyOf({ length }: TableBlock, index: number, height: number, sums: number): number {
  const left = length - 1 - index;
  if (left === 0) return sums;
  const together = length > MOST_MEASURED ? LAST_TOGETHER : 2;
  return left < together ? left * height + sums : 0;
}

export function drawTable(sheet: Sheet, table: TableBlock, frame: Frame): void {
  const columns = placedColumns(sheet, table, frame.width);
  const sums = totalsHeight(sheet, table, columns);
  sheet.y += table.above ?? 0;
  sheet.tags.open('Table');
  drawHead(sheet, table, columns, frame);
  for (let index = 0; index < table.length; index++) {
    const lines = rowLines(sheet, table, columns, index);
    const height = heightOfLines(sheet, lines, table.air);
    const isLast = index === table.length - 1;
    if (sheet.y + height + companyOf(table, index, height, sums) > sheet.bottom && !sheet.isFresh) {
      sheet.nextPage();
      repeatHead(sheet, table, columns, frame);
    }
    const isEnd = isLast && table.totals.length > 0;
    drawRow(sheet, table, lines, frame, height);
    sheet.rows++;
    rule(sheet, frame, isEnd ? 0.75 : 0.4, isEnd ? INK : RULE);
  }
  table.totals.forEach((total, index) => {
    drawTotal(sheet, table, columns, total, frame);
    const isEnd = index === table.totals.length - 1;
    rule(sheet, frame, isEnd ? 1.25 : 0.4, isEnd ? INK : RULE);
  });
  sheet.tags.close();
  sheet.y += table.below ?? 0;
}

function rule(sheet: Sheet, { x, width }: Frame, weight: number, color: string): void {
  sheet.artifact('Layout');
  sheet.line(x, sheet.y, width, weight, color);
  sheet.unmark();
}

const headLook = ({ size }: TableBlock): Look => ({ size: size - 0.5, color: INK_2 });
const bodyLook = ({ size }: TableBlock, { bold = false }: Pick<TableColumn, 'bold'>): Look => ({
  size,
  color: INK,
  bold,
});

function lineOf(sheet: Sheet, text: string, column: Placed, look: Look): Line {
  if (text === '') return { texts: NO_TEXT, column, look };
  const isWhole = column.isFigure && FIGURE.test(text);
  return { texts: isWhole ? [text] : linesOf(sheet.face(look), text, look.size, column.width), column, look };
}

const NO_TEXT: readonly string[] = [];

/** Words may stand in a column of figures, and may break. */
const FIGURE = /^[-\d.,]*$/;

function heightOfLines(sheet: Sheet, lines: readonly Line[], air: number): number {
  let tallest = 0;
  for (const { texts, look } of lines) {
    const own = Math.max(1, texts.length) * sheet.face(look).height * look.size;
    if (own > tallest) tallest = own;
  }
  return tallest + 2 * air;
}

function rowLines(sheet: Sheet, table: TableBlock, columns: readonly Placed[], index: number): readonly Line[] {
  const cells = table.row(index);
  const [plain, bold] = [bodyLook(table, {}), bodyLook(table, { bold: true })];
  const isBold = table.isBold?.(index) === true;
  return columns.map((column, at) =>
    lineOf(sheet, cells[at] ?? '', column, isBold || column.bold === true ? bold : plain),
  );
}

/** Heads of figures may break: they are words. */
function headLines(sheet: Sheet, table: TableBlock, columns: readonly Placed[]): readonly Line[] {
  const look = headLook(table);
  return columns.map((column) => lineOf(sheet, column.title, { ...column, isFigure: false }, look));
}

function headHeight(sheet: Sheet, table: TableBlock, columns: readonly Placed[]): number {
  return table.hasHead ? heightOfLines(sheet, headLines(sheet, table, columns), table.air) : 0;
}

function drawHead(sheet: Sheet, table: TableBlock, columns: readonly Placed[], frame: Frame): void {
  if (table.hasHead) {
    sheet.tags.open('TR');
    headLines(sheet, table, columns).forEach((line, index) => {
      sheet.tags.open('TH', { scope: 'Column' });
      sheet.mark();
      drawCell(sheet, line, frame, sheet.y + table.air, columns[index]?.isFigure === true);
      sheet.unmark();
      sheet.tags.close();
    });
    sheet.tags.close();
    sheet.y += headHeight(sheet, table, columns);
  }
  rule(sheet, frame, 0.75, INK);
}

/** For the eye only: whoever listens has heard it. */
function repeatHead(sheet: Sheet, table: TableBlock, columns: readonly Placed[], frame: Frame): void {
  if (!table.hasHead) return;
  sheet.artifact('Header');
  headLines(sheet, table, columns).forEach((line, index) => {
    drawCell(sheet, line, frame, sheet.y + table.air, columns[index]?.isFigure === true);
  });
  sheet.unmark();
  sheet.y += headHeight(sheet, table, columns);
  rule(sheet, frame, 0.75, INK);
}

function drawRow(sheet: Sheet, table: TableBlock, lines: readonly Line[], frame: Frame, height: number): void {
  sheet.tags.open('TR');
  for (const line of lines) {
    sheet.tags.open(line.column.namesRow === true ? 'TH' : 'TD', line.column.namesRow === true ? { scope: 'Row' } : {});
    if (line.texts.length > 0) {
      sheet.mark();
      drawCell(sheet, line, frame, sheet.y + table.air, line.column.isFigure);
      sheet.unmark();
    }
    sheet.tags.close();
  }
  sheet.tags.close();
  sheet.y += height;
}

/** The label takes the room up to the first sum. */
function totalLines(sheet: Sheet, table: TableBlock, columns: readonly Placed[], total: TableTotal): readonly Line[] {
  const found = total.cells.findIndex((cell) => cell !== null);
  const first = Math.max(1, found < 0 ? columns.length : found);
  const before = columns.slice(0, first);
  const [start, last] = [before[0], before.at(-1)];
  if (start === undefined || last === undefined) return [];
  const label = { ...start, isFigure: false, width: last.x + last.width - start.x };
  const look = bodyLook(table, { bold: true });
  return [
    lineOf(sheet, total.label, label, look),
    ...columns.slice(first).map((column, index) => lineOf(sheet, total.cells[first + index] ?? '', column, look)),
  ];
}

function totalsHeight(sheet: Sheet, table: TableBlock, columns: readonly Placed[]): number {
  return table.totals.reduce(
    (sum, total) => sum + heightOfLines(sheet, totalLines(sheet, table, columns, total), table.air),
    0,
  );
}

function drawTotal(sheet: Sheet, table: TableBlock, columns: readonly Placed[], total: TableTotal, frame: Frame): void {
  const lines = totalLines(sheet, table, columns, total);
  sheet.tags.open('TR');
  lines.forEach((line, index) => {
    const span = columns.length - lines.length + 1;
    sheet.tags.open(index === 0 ? 'TH' : 'TD', index === 0 ? { scope: 'Row', columns: span } : {});
    if (line.texts.length > 0) {
      sheet.mark();
      drawCell(sheet, line, frame, sheet.y + table.air, line.column.isFigure);
      sheet.unmark();
    }
    sheet.tags.close();
  });
  sheet.tags.close();
  sheet.y += heightOfLines(sheet, lines, table.air);
}

/** A figure that is too long for its column is set smaller, never broken. */
function drawCell(sheet: Sheet, line: Line, frame: Frame, top: number, toTheRight: boolean): void {
  const { column } = line;
  const face = sheet.face(line.look);
  let y = top;
  for (const text of line.texts) {
    const natural = face.width(text, line.look.size);
    const size =
      natural > column.width && FIGURE.test(text) ? (line.look.size * column.width) / natural : line.look.size;
    const width = face.width(text, size);
    const x = frame.x + column.x + (toTheRight ? column.width - width : 0);
    sheet.text(
      text,
      x,
      y + face.ascent * (line.look.size - size),
      size === line.look.size ? line.look : { ...line.look, size },
    );
    y += face.height * line.look.size;
  }
}
