/** A platform's statement, as a table or as a message in XML. */
import { err, ok, type Result } from '@cryptax/kernel';
import { decodeText } from '../read/decode-text.ts';
import { headRows } from '../read/head-rows.ts';
import { type InputFile, readBytes } from '../read/input-file.ts';
import { readTables } from '../read/read-tables.ts';
import type { Table } from '../read/table.ts';
import type { ReportProblem, UnreadReportRow } from './gain-report.ts';
import { namedColumn } from './header-currency.ts';
import { looksLikeCarf, readCarf, tickerIn, yearIn } from './read-carf.ts';
import { NumberColumns } from './report-cells.ts';
import type { PlatformStatement, ReportedSum, StatementCategory } from './statement.ts';
import { CATEGORY_WORDS, STATEMENT_WORDS, type StatementColumn } from './statement-words.data.ts';

const LARGEST_BYTES = 20_000_000;
const HEADER_WITHIN = 40;
const HEAD = 4_000;

export async function readStatement(file: InputFile): Promise<Result<PlatformStatement, ReportProblem>> {
  const bytes = await readBytes(file);
  if (!bytes.ok) return err(bytes.error);
  if (bytes.value.length > LARGEST_BYTES) {
    return err({ code: 'file.too-large', params: { bytes: String(bytes.value.length), limit: String(LARGEST_BYTES) } });
  }
  if (bytes.value.length === 0) return err({ code: 'file.empty', params: {} });
  const text = decodeText(bytes.value)
    ?.map((piece) => piece.text)
    .join('');
  if (text !== undefined && looksLikeCarf(text.slice(0, HEAD))) {
    const message = readCarf(file.name, text);
    return message === undefined ? err({ code: 'file.unreadable', params: {} }) : ok(message);
  }
  const contents = await readTables(file.name, bytes.value);
  for (const content of contents) {
    const head = content.kind === 'table' ? findStatementHead(content.readings) : undefined;
    if (head !== undefined) return ok(readTable(file.name, head));
  }
  const [first] = contents;
  return err(
    first?.kind === 'failed' && first.error.code !== 'file.not-a-table'
      ? first.error
      : { code: 'file.no-statement', params: {} },
  );
}

interface StatementHead {
  readonly table: Table;
  readonly headerLine: number;
  readonly headers: readonly string[];
  readonly columns: Readonly<Partial<Record<StatementColumn, number>>>;
}

/** The header, and at least one row whose kind is known: columns of these names alone are found in many tables. */
export function findStatementHead(readings: readonly Table[]): StatementHead | undefined {
  for (const table of readings) {
    const { rows, lines } = headRows(table, HEADER_WITHIN);
    for (const [at, cells] of rows.entries()) {
      const columns = columnsOf(cells);
      const { asset, category, units } = columns;
      if (asset === undefined || category === undefined || units === undefined) continue;
      if (!rows.slice(at + 1).some((row) => categoryOf(row[category] ?? '') !== undefined)) continue;
      return { table, headerLine: lines[at] ?? 0, headers: cells, columns };
    }
  }
  return undefined;
}

function columnsOf(cells: readonly string[]): StatementHead['columns'] {
  const names = cells.map((cell) => namedColumn(cell).name);
  const found: Partial<Record<StatementColumn, number>> = {};
  for (const [column, words] of Object.entries(STATEMENT_WORDS) as readonly (readonly [
    StatementColumn,
    readonly string[],
  ])[]) {
    const at = names.findIndex((name) => words.includes(name));
    if (at >= 0) found[column] = at;
  }
  return found;
}

function categoryOf(cell: string): StatementCategory | undefined {
  const text = cell.trim().toLowerCase().slice(0, 120);
  const name = text.replaceAll(' ', '');
  return CATEGORY_WORDS.find(
    ({ names, begins, has }) =>
      names.includes(name) || (begins.some((word) => text.startsWith(word)) && has.some((word) => text.includes(word))),
  )?.category;
}

function readTable(file: string, { table, headerLine, headers, columns }: StatementHead): PlatformStatement {
  const rows = [...table.chunks()]
    .flatMap((chunk) => chunk.rows.map((cells, at) => ({ cells, line: chunk.lines[at] ?? 0 })))
    .filter(({ line }) => line > headerLine);
  const numbers = new NumberColumns();
  for (const { cells } of rows) {
    for (const column of [columns.units, columns.amount])
      if (column !== undefined) numbers.weigh(column, cells[column]?.trim() ?? '');
  }
  const sums: ReportedSum[] = [];
  const unread: UnreadReportRow[] = [];
  for (const { cells, line } of rows) {
    const text = (column: StatementColumn) => cells[columns[column] ?? -1]?.trim() ?? '';
    if (text('asset') === '') continue;
    const category = categoryOf(text('category'));
    const asset = tickerIn(text('asset'));
    const units = numbers.read(columns.units ?? -1, text('units'));
    const amount = columns.amount === undefined ? undefined : numbers.read(columns.amount, text('amount'));
    if (category === undefined) unread.push({ line, code: 'type.unknown' });
    else if (asset === null) unread.push({ line, code: 'asset.unreadable' });
    else if (units === 'open' || amount === 'open') unread.push({ line, code: 'amount.mark-open' });
    else if (units === null || amount === null) unread.push({ line, code: 'amount.unreadable' });
    else if (units === undefined) unread.push({ line, code: 'amount.missing' });
    else {
      const count = /^\d{1,9}$/.test(text('count')) ? Number(text('count')) : null;
      const currency =
        columns.currency === undefined
          ? (namedColumn(headers[columns.amount ?? -1] ?? '').currency ?? 'EUR')
          : text('currency');
      sums.push({ line, asset, category, count, units, amountEur: currency === 'EUR' ? (amount ?? null) : null });
    }
  }
  const firstOf = (column: StatementColumn) =>
    rows.map(({ cells }) => cells[columns[column] ?? -1]?.trim() ?? '').find((cell) => cell !== '') ?? null;
  return {
    file,
    kind: 'table',
    platform: firstOf('platform'),
    year: yearIn(firstOf('year')),
    namespace: null,
    users: 1,
    sums,
    unread,
  };
}
