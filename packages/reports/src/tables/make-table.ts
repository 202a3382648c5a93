/** Builds a table from a list of lines: each column says its title, its kind and how to read its cell from a line. */
import { add, dec, formatDecimal, ZERO } from '@cryptax/kernel';
import type { Locale, Text } from '../text/locale.ts';
import type { Cell, CellKind, Column, ReportTable, TableId, Total } from './report-table.ts';

export interface ColumnRule<Line> {
  readonly id: string;
  readonly title: Text;
  readonly kind: CellKind;
  readonly cell: (line: Line) => Cell;
  /** Whether the column is summed under the table. */
  readonly sum?: boolean;
}

/** Sums of a part of the rows, for example the taxable ones. */
export interface SumRule {
  readonly label: Text;
  readonly where?: { readonly column: string; readonly equals: string };
}

export interface TableRule<Line> {
  readonly id: TableId;
  readonly title: Text;
  readonly columns: readonly ColumnRule<Line>[];
  readonly sums?: readonly SumRule[];
}

export function makeTable<Line>(rule: TableRule<Line>, lines: readonly Line[], locale: Locale): ReportTable {
  const columns = rule.columns.map(({ id, title, kind }): Column => ({ id, title: title[locale], kind }));
  const rows = lines.map((line) => rule.columns.map(({ cell }) => cell(line)));
  const totals = lines.length === 0 ? [] : (rule.sums ?? []).map((sum) => totalOf(rule, sum, rows, locale));
  return { id: rule.id, title: rule.title[locale], columns, rows, totals };
}

function totalOf<Line>(
  { columns }: TableRule<Line>,
  { label, where }: SumRule,
  rows: readonly (readonly Cell[])[],
  locale: Locale,
): Total {
  const at = where === undefined ? -1 : columns.findIndex(({ id }) => id === where.column);
  const counted = where === undefined ? rows : rows.filter((row) => row[at] === where.equals);
  const cells = columns.map(({ sum }, index) => (sum === true ? sumOf(counted, index) : null));
  return {
    label: label[locale],
    cells,
    ...(where === undefined ? {} : { where: { column: at, equals: where.equals } }),
  };
}

/** Of the printed values, so that whoever adds up the column gets this sum. */
function sumOf(rows: readonly (readonly Cell[])[], index: number): string {
  let total = dec('0.00');
  for (const row of rows) total = add(total, dec(row[index] ?? '0'));
  return formatDecimal(total.units === 0n ? { ...ZERO, scale: 2 } : total);
}
