/** One table as one sheet: typed cells, a frozen head with filter, and sums as formulas with their printed values. */
import { colToLetter, type WriteSheet } from 'hucre/xlsx';
import type { CellKind, ReportTable, Total } from '../tables/report-table.ts';
import type { Locale } from '../text/locale.ts';
import { type CellPart, EUR_FORMAT, sheetCell } from './sheet-cells.ts';

/** Width in characters; texts get what their content needs, within bounds. */
const WIDTHS: Readonly<Record<Exclude<CellKind, 'text'>, number>> = {
  day: 12,
  moment: 20,
  eur: 16,
  quantity: 22,
  count: 10,
};
const TEXT_WIDTH = { least: 10, most: 60 } as const;

export function tableSheet(table: ReportTable, name: string, locale: Locale): WriteSheet {
  const { columns, rows, totals } = table;
  const cells = new Map<string, CellPart>();
  columns.forEach(({ title, kind }, column) => {
    cells.set(`0,${column}`, headCell(title, kind));
  });
  rows.forEach((row, index) => {
    row.forEach((cell, column) => {
      const part = sheetCell(cell, columns[column]?.kind ?? 'text', locale);
      if (part !== null) cells.set(`${index + 1},${column}`, part);
    });
  });
  totals.forEach((total, index) => {
    addTotal(cells, total, { row: rows.length + 1 + index, lines: rows.length });
  });
  const lastColumn = colToLetter(columns.length - 1);
  return {
    name,
    columns: columns.map((_, column) => ({ width: widthOf(table, column) })),
    cells,
    freezePane: { rows: 1 },
    ...(rows.length === 0 ? {} : { autoFilter: { range: `A1:${lastColumn}${rows.length + 1}` } }),
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '$1:$1',
    },
  };
}

function headCell(title: string, kind: CellKind): CellPart {
  const horizontal = kind === 'eur' || kind === 'quantity' || kind === 'count' ? 'right' : 'left';
  return {
    value: title,
    type: 'string',
    style: { font: { bold: true }, alignment: { horizontal, wrapText: true }, border: { bottom: { style: 'thin' } } },
  };
}

/** Rounded to the cent, so that binary sums agree with the printed ones. */
function addTotal(
  cells: Map<string, CellPart>,
  total: Total,
  place: { readonly row: number; readonly lines: number },
): void {
  const border = { top: { style: 'thin' } } as const;
  cells.set(`${place.row},0`, { value: total.label, type: 'string', style: { font: { bold: true }, border } });
  total.cells.forEach((cell, column) => {
    if (cell === null) return;
    if (total.isFixed === true) {
      cells.set(`${place.row},${column}`, {
        value: Number(cell),
        type: 'number',
        style: { numFmt: EUR_FORMAT, alignment: { horizontal: 'right' } },
      });
      return;
    }
    cells.set(`${place.row},${column}`, {
      value: Number(cell),
      type: 'formula',
      formula: totalFormula(total, column, place),
      formulaResult: Number(cell),
      style: { font: { bold: true }, numFmt: EUR_FORMAT, border, alignment: { horizontal: 'right' } },
    });
  });
}

function totalFormula(
  { where, addsFixed = 0 }: Total,
  column: number,
  { row, lines }: { readonly row: number; readonly lines: number },
): string {
  const range = (index: number) => `${colToLetter(index)}2:${colToLetter(index)}${lines + 1}`;
  const sum =
    where === undefined ? `SUM(${range(column)})` : `SUMIFS(${range(column)},${range(where.column)},"${where.equals}")`;
  const letter = colToLetter(column);
  const fixed = addsFixed === 0 ? '' : `+SUM(${letter}${row - addsFixed + 1}:${letter}${row})`;
  return `ROUND(${sum}${fixed},2)`;
}

function widthOf({ columns, rows }: ReportTable, column: number): number {
  const { kind = 'text', title = '' } = columns[column] ?? {};
  if (kind !== 'text') return Math.max(WIDTHS[kind], title.length + 2);
  const longest = rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), title.length);
  return Math.min(TEXT_WIDTH.most, Math.max(TEXT_WIDTH.least, longest + 2));
}
