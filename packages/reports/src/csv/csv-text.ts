/**
 * CSV as spreadsheets read it: separator and number form by choice, CRLF, a byte order mark so that Excel sees UTF-8.
 * A text that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, CSV injection); numbers are
 * written by us and keep their minus sign.
 */
import type { Cell, CellKind, Column, ReportTable } from '../tables/report-table.ts';
import { dayText, momentText } from '../text/dates.ts';
import type { Locale } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';

export interface CsvDialect {
  readonly separator: ';' | ',';
  readonly numbers: Locale;
}

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

export function csvText({ columns, rows }: Pick<ReportTable, 'columns' | 'rows'>, dialect: CsvDialect): string {
  const head = line(
    columns.map(({ title }) => safeText(title)),
    dialect,
  );
  const kinds = columns.map(({ kind }: Column) => kind);
  const body = rows.map((row) =>
    line(
      row.map((cell, index) => cellText(cell, kinds[index] ?? 'text', dialect)),
      dialect,
    ),
  );
  return BYTE_ORDER_MARK + [head, ...body].map((text) => text + LINE_END).join('');
}

/** One table cell as text of a CSV field, not yet quoted. */
function cellText(cell: Cell, kind: CellKind, { numbers }: CsvDialect): string {
  if (cell === null) return '';
  switch (kind) {
    case 'text':
      return safeText(cell);
    case 'day':
      return dayText(cell, numbers);
    case 'moment':
      return momentText(cell, numbers);
    case 'eur':
    case 'quantity':
    case 'count':
      return numberText(cell, { numbers, grouping: false });
  }
}

/** Signs that start a formula in a spreadsheet, in plain and in full-width form; tab and line breaks hide them. */
const RUNS_AS_FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

export function safeText(text: string): string {
  return RUNS_AS_FORMULA.test(text) ? `'${text}` : text;
}

function line(fields: readonly string[], { separator }: CsvDialect): string {
  return fields.map((field) => quoted(field, separator)).join(separator);
}

/** Quotes only where the field would otherwise break the line. */
function quoted(field: string, separator: string): string {
  const needs = field.includes(separator) || /["\r\n]/.test(field);
  return needs ? `"${field.replaceAll('"', '""')}"` : field;
}
