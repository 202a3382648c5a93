/** One list of several years as one table: the year in front, the sums of each year below. */
import { add, dec, formatDecimal } from '@cryptax/kernel';
import type { TaxYearReport } from '@cryptax/tax-de';
import { joinedBy } from '../pdf/fold-rows.ts';
import type { Cell, Column, NamedTable, TableId, Total } from '../tables/report-table.ts';
import { reportTable } from '../tables/report-tables.ts';
import type { Text } from '../text/locale.ts';
import { namedReport } from '../text/named-report.ts';

/** Heads that name a day of one year. */
const YEARLESS: Readonly<Record<string, Text>> = {
  before: { de: 'Bestand 31.12. des Vorjahres', en: 'Balance 31.12. of the year before' },
  'before-cost': { de: 'Anschaffungskosten 31.12. des Vorjahres', en: 'Cost 31.12. of the year before' },
  after: { de: 'Bestand 31.12.', en: 'Balance 31.12.' },
  'after-cost': { de: 'Anschaffungskosten 31.12.', en: 'Cost 31.12.' },
  value: { de: 'Marktwert 31.12.', en: 'Market value 31.12.' },
  opening: { de: 'Bestand 31.12. des Vorjahres', en: 'Balance 31.12. of the year before' },
  closing: { de: 'Bestand 31.12.', en: 'Balance 31.12.' },
  'opening-cost': { de: 'Kosten 31.12. des Vorjahres', en: 'Cost 31.12. of the year before' },
  'closing-cost': { de: 'Kosten 31.12.', en: 'Cost 31.12.' },
};
const WITH_DAYS: readonly TableId[] = ['balances', 'roll-forward'];
/** Lists that rarely change from year to year: equal rows are printed once. */
const STEADY: readonly TableId[] = ['pools', 'choices', 'assumptions'];

const YEAR: Column = { id: 'year', title: 'Jahr', kind: 'text' };

/** `isNarrowed`: the rows are not those of the whole year, so its sums are added up anew from what is printed. */
export function yearsTable(id: TableId, reports: readonly TaxYearReport[], isNarrowed: boolean): NamedTable | null {
  const years = reports.map((report) => ({
    year: String(report.frame.year),
    table: reportTable(id, namedReport(report), 'de'),
  }));
  const filled = years.filter(({ table }) => table.rows.length > 0);
  if (filled.length === 0) return null;
  // A year whose list rests on provisional prices has one column more, at the end.
  const { columns, title } = filled
    .map(({ table }) => table)
    .reduce((a, b) => (b.columns.length > a.columns.length ? b : a));
  const padded = (cells: readonly Cell[]) => columns.map((_, index) => cells[index] ?? null);
  const heads = columns.map((column) => {
    const yearless = WITH_DAYS.includes(id) ? YEARLESS[column.id]?.de : undefined;
    return yearless === undefined ? column : { ...column, title: yearless };
  });
  const table: NamedTable = {
    id,
    title,
    columns: [YEAR, ...heads],
    rows: filled.flatMap(({ year, table: { rows } }) => rows.map((row) => [year, ...padded(row)])),
    totals: filled.flatMap(({ year, table: own }) => {
      const totals = isNarrowed ? sumsOfRows(own) : own.totals;
      return totals.map(({ label, cells }) => ({
        label: `${label} ${year}`,
        cells: [null, ...padded(cells)],
        isFixed: true as const,
      }));
    }),
  };
  return STEADY.includes(id) ? joinedBy(table, YEAR.id) : table;
}

function sumsOfRows({ rows, totals }: NamedTable): readonly Total[] {
  return totals
    .filter(({ isFixed }) => isFixed !== true)
    .map(({ label, cells, where }) => {
      const counted = where === undefined ? rows : rows.filter((row) => row[where.column] === where.equals);
      return { label, cells: cells.map((cell, index) => (cell === null ? null : sumOf(counted, index))) };
    });
}

function sumOf(rows: readonly (readonly Cell[])[], index: number): string {
  return formatDecimal(rows.reduce((sum, row) => add(sum, dec(row[index] ?? '0.00')), dec('0.00')));
}
