/** Reads a gain report of another program: table in, sales out. A row that cannot be read is named, never guessed. */
import { err, ok, type Result } from '@cryptax/kernel';
import { type InputFile, readBytes } from '../read/input-file.ts';
import { readTables } from '../read/read-tables.ts';
import type { Table } from '../read/table.ts';
import { assetResolver } from '../values/asset.ts';
import { decideDateLayout } from '../values/date-column.ts';
import { subtractText } from '../values/decimal-text.ts';
import { absoluteText, shiftPoint } from '../values/number-text.ts';
import type { GainColumn } from './gain-report.data.ts';
import type { GainReport, ReportedSale, ReportProblem, UnreadReportRow } from './gain-report.ts';
import { type DayReader, dayReader, isFreeWord, NumberColumns } from './report-cells.ts';
import { findReportHead, type ReportHead } from './report-head.ts';

/** More rows than any year of sales has; a list beyond it is no report of a person. */
const MOST_ROWS = 200_000;
const LARGEST_BYTES = 100_000_000;

export async function readGainReport(file: InputFile): Promise<Result<GainReport, ReportProblem>> {
  const bytes = await readBytes(file);
  if (!bytes.ok) return err(bytes.error);
  if (bytes.value.length > LARGEST_BYTES) {
    return err({ code: 'file.too-large', params: { bytes: String(bytes.value.length), limit: String(LARGEST_BYTES) } });
  }
  const contents = await readTables(file.name, bytes.value);
  for (const content of contents) {
    if (content.kind !== 'table') continue;
    const head = findReportHead(content.readings);
    if (head !== undefined) return readReport(file.name, head);
  }
  const [first] = contents;
  return err(first?.kind === 'failed' ? first.error : { code: 'file.no-gain-report', params: {} });
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function readReport(file: string, head: ReportHead): Result<GainReport, ReportProblem> {
  const { currency, columns, layout, method, tool } = head;
  if (currency !== null && currency !== 'EUR') return err({ code: 'file.other-currency', params: { currency } });
  const rows = rowsOf(head.table, head.headerLine).filter(({ cells }) => isSale(cells, columns));
  if (rows.length > MOST_ROWS)
    return err({ code: 'file.too-large', params: { bytes: String(rows.length), limit: String(MOST_ROWS) } });
  const days = [columns.soldOn, columns.acquiredOn]
    .flatMap((column) => (column === undefined ? [] : rows.map(({ cells }) => cells[column]?.trim() ?? '')))
    .filter((cell) => /\d/.test(cell));
  const dates = decideDateLayout(days, layout?.dates ?? []);
  if (dates?.ambiguous !== undefined) return err({ code: 'date.order-open', params: { example: days[0] ?? '' } });
  const reader = new RowReader(rows, head, dayReader(dates?.layouts ?? layout?.dates ?? []));
  const read = rows.map((row) => reader.read(row));
  return ok({
    file,
    tool,
    evidence: layout?.evidence ?? 'words',
    method,
    isEuroAssumed: currency === null,
    sales: read.flatMap((row) => ('asset' in row ? [row] : [])),
    unread: read.flatMap((row) => ('code' in row ? [row] : [])),
  });
}

function rowsOf(table: Table, headerLine: number): readonly Row[] {
  const rows: Row[] = [];
  for (const chunk of table.chunks()) {
    for (const [at, cells] of chunk.rows.entries()) {
      const line = chunk.lines[at] ?? 0;
      if (line > headerLine) rows.push({ line, cells });
      if (rows.length > MOST_ROWS) return rows;
    }
  }
  return rows;
}

/** Sums and remarks below the list have neither a coin nor a day. */
function isSale(cells: readonly string[], columns: ReportHead['columns']): boolean {
  const text = (column: GainColumn) => cells[columns[column] ?? -1]?.trim() ?? '';
  return text('asset') !== '' && (text('soldOn') !== '' || text('quantity') !== '');
}

const AMOUNTS = ['quantity', 'proceeds', 'cost', 'fees', 'gain'] as const;
type Amount = (typeof AMOUNTS)[number];

class RowReader {
  readonly #head: ReportHead;
  readonly #dayOf: DayReader;
  readonly #numbers = new NumberColumns();
  readonly #assets = assetResolver('');

  constructor(rows: readonly Row[], head: ReportHead, dayOf: DayReader) {
    this.#head = head;
    this.#dayOf = dayOf;
    for (const { cells } of rows) {
      for (const name of AMOUNTS) {
        const column = head.columns[name];
        if (column !== undefined) this.#numbers.weigh(column, cells[column]?.trim() ?? '');
      }
    }
  }

  read({ line, cells }: Row): ReportedSale | UnreadReportRow {
    const { columns } = this.#head;
    const text = (column: GainColumn) => cells[columns[column] ?? -1]?.trim() ?? '';
    const amounts: Partial<Record<Amount, string>> = {};
    for (const name of AMOUNTS) {
      const column = columns[name];
      const amount = column === undefined ? undefined : this.#numbers.read(column, text(name));
      if (amount === 'open') return { line, code: 'amount.mark-open' };
      if (amount === null) return { line, code: 'amount.unreadable' };
      if (amount !== undefined) amounts[name] = amount;
    }
    const soldOn = this.#dayOf(text('soldOn'));
    if (soldOn === null) return { line, code: text('soldOn') === '' ? 'date.missing' : 'date.unreadable' };
    const asset = this.#assetOf(text('asset'));
    if (asset === null) return { line, code: 'asset.unreadable' };
    const figures = complete(amounts);
    if (amounts.quantity === undefined || figures === undefined) return { line, code: 'amount.missing' };
    const quantity = shiftPoint(absoluteText(amounts.quantity), -asset.places);
    if (quantity === null || quantity === '0') return { line, code: 'amount.missing' };
    const acquired = text('acquiredOn');
    const acquiredOn = /\d/.test(acquired) ? this.#dayOf(acquired) : null;
    if (/\d/.test(acquired) && acquiredOn === null) return { line, code: 'date.unreadable' };
    const isTaxFree =
      columns.period === undefined ? null : isFreeWord(text('period'), this.#head.headerCells[columns.period] ?? '');
    return { line, asset: asset.asset, quantity, soldOn, acquiredOn, ...figures, isTaxFree };
  }

  #assetOf(cell: string): { readonly asset: string; readonly places: number } | null {
    const { after } = this.#assets.meaningOf(cell);
    if (after.kind === 'unreadable') return null;
    return after.kind === 'ask' ? { asset: after.ticker, places: 0 } : after;
  }
}

/** Two of proceeds, cost and gain give the third; fees of their own are part of the gain. */
function complete({ proceeds, cost, gain, fees = '0' }: Partial<Record<Amount, string>>) {
  if (proceeds !== undefined && cost !== undefined) {
    return { proceeds, cost, gain: gain ?? subtractText(subtractText(proceeds, cost), absoluteText(fees)) };
  }
  if (gain === undefined) return undefined;
  if (proceeds !== undefined) return { proceeds, gain, cost: subtractText(proceeds, gain) };
  return cost === undefined ? undefined : { cost, gain, proceeds: subtractText(gain, `-${cost}`.replace('--', '')) };
}
