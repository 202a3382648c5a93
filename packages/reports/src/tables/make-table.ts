/** Builds a table from a list of lines: each column says its title, its kind and how to read its cell from a line. */
import { add, dec, formatDecimal, subtract, ZERO } from '@cryptax/kernel';
import type { Locale, Text } from '../text/locale.ts';
import { readable } from '../text/readable.ts';
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
  /**
   * The true sums, each rounded once from unrounded values. Where the printed lines differ, a line "rounding" closes the
   * gap, so that whoever adds up the column arrives at the figure of the form (rule REC-01).
   */
  readonly exact?: Readonly<Record<string, string>>;
  /** Lines that belong to the sum and stand elsewhere: in another list, or among the user's own figures. */
  readonly extras?: readonly ExtraLine[];
}

export interface ExtraLine {
  readonly label: Text;
  readonly cells: Readonly<Record<string, string>>;
}

export interface TableRule<Line> {
  readonly id: TableId;
  readonly title: Text;
  readonly columns: readonly ColumnRule<Line>[];
  readonly sums?: readonly SumRule[];
}

export function makeTable<Line>(rule: TableRule<Line>, lines: readonly Line[], locale: Locale): ReportTable {
  const columns = rule.columns.map(({ id, title, kind }): Column => ({ id, title: title[locale], kind }));
  const rows = lines.map((line) => rule.columns.map(({ cell, kind }) => shownCell(cell(line), kind)));
  const totals = lines.length === 0 ? [] : (rule.sums ?? []).flatMap((sum) => totalsOf(rule, sum, rows, locale));
  return { id: rule.id, title: rule.title[locale], columns, rows, totals };
}

function shownCell(cell: Cell, kind: CellKind): Cell {
  return cell === null || kind !== 'text' ? cell : readable(cell);
}

const ROUNDING: Text = { de: 'Rundung der Einzelzeilen', en: 'Rounding of the lines' };

function totalsOf<Line>(
  { columns }: TableRule<Line>,
  { label, where, exact, extras = [] }: SumRule,
  rows: readonly (readonly Cell[])[],
  locale: Locale,
): readonly Total[] {
  const at = where === undefined ? -1 : columns.findIndex(({ id }) => id === where.column);
  const counted = where === undefined ? rows : rows.filter((row) => row[at] === where.equals);
  // No value at all is not a sum of zero.
  const hasValue = (index: number) => counted.length === 0 || counted.some((row) => (row[index] ?? null) !== null);
  const printed = columns.map(({ sum }, index) => (sum === true && hasValue(index) ? sumOf(counted, index) : null));
  const fixed = (title: Text, cells: readonly Cell[]): readonly Total[] =>
    cells.some((cell) => cell !== null && dec(cell).units !== 0n)
      ? [{ label: title[locale], cells, isFixed: true }]
      : [];
  const others = extras.flatMap((extra) =>
    fixed(
      extra.label,
      columns.map(({ id }) => extra.cells[id] ?? null),
    ),
  );
  const gaps = columns.map(({ id }, index) => {
    const [sum, own] = [printed[index] ?? null, exact?.[id]];
    if (sum === null || own === undefined) return null;
    return extras.reduce((gap, { cells: { [id]: cell = '0.00' } }) => minus(gap, cell), minus(own, sum));
  });
  const rounding = fixed(ROUNDING, gaps);
  const cells = columns.map(({ id }, index) =>
    printed[index] === null ? null : (exact?.[id] ?? printed[index] ?? null),
  );
  const above = others.length + rounding.length;
  return [
    ...others,
    ...rounding,
    {
      label: readable(label[locale]),
      cells,
      where: where && { column: at, equals: where.equals },
      ...(above === 0 ? {} : { addsFixed: above }),
    },
  ];
}

function minus(a: string, b: string): string {
  return formatDecimal(subtract(dec(a), dec(b)));
}

/** Of the printed values. */
function sumOf(rows: readonly (readonly Cell[])[], index: number): string {
  let total = dec('0.00');
  for (const row of rows) total = add(total, dec(row[index] ?? '0'));
  return formatDecimal(total.units === 0n ? { ...ZERO, scale: 2 } : total);
}
