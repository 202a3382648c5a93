/**
 * Workbooks (.xlsx, .xls): every sheet becomes a table with its own row numbers. Numbers are taken as the workbook
 * stores them, not as the cell shows them; a date serial becomes `YYYY-MM-DD HH:mm:ss`. The library is loaded only when needed.
 */
import { civilFromDay, type Day, err, ok, type Result } from '@cryptax/kernel';
import type { CellObject, WorkBook } from '@e965/xlsx';
import { CellRows } from './cell-rows.ts';
import { longNumbersOf } from './long-numbers.ts';
import { readZip } from './read-zip.ts';
import type { ReadError, Table } from './table.ts';

/** Days between the spreadsheet epoch (1899-12-30, or 1904-01-01) and 1970-01-01. */
const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;

type Library = typeof import('@e965/xlsx');

export async function readSpreadsheet(file: string, bytes: Uint8Array): Promise<Result<readonly Table[], ReadError>> {
  const parts = bytes[0] === 0x50 ? zippedParts(file, bytes) : ok(new Map<string, Uint8Array>());
  if (!parts.ok) return parts;
  const xlsx = await import('@e965/xlsx');
  try {
    /** Stubs are cells without a value, among them formulas that nobody computed. */
    const book = xlsx.read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      sheetStubs: true,
    });
    const tables = sheetTables(file, book, parts.value, xlsx);
    return tables.length === 0 ? err({ code: 'file.empty', file, params: {} }) : ok(tables);
  } catch (error) {
    const isLocked = /password|encrypt/i.test(String(error));
    return err({
      code: isLocked ? 'file.encrypted' : 'file.unreadable',
      file,
      params: { cause: String(error).slice(0, 200) },
    });
  }
}

/** The files inside; a damaged one makes the workbook unreadable, because the library would read on. */
function zippedParts(file: string, bytes: Uint8Array): Result<ReadonlyMap<string, Uint8Array>, ReadError> {
  const entries = readZip(file, bytes, Number.POSITIVE_INFINITY);
  if (!entries.ok) return entries;
  const parts = new Map<string, Uint8Array>();
  for (const { name, content } of entries.value) {
    if (!content.ok) return err({ code: 'file.unreadable', file, params: { cause: `${name}: ${content.error}` } });
    parts.set(name, content.value);
  }
  return ok(parts);
}

/** Sheets without any text (a new workbook has three) are left out. */
function sheetTables(
  file: string,
  book: WorkBook,
  parts: ReadonlyMap<string, Uint8Array>,
  xlsx: Library,
): readonly Table[] {
  const epoch = book.Workbook?.WBProps?.date1904 === true ? EPOCH_1904 : EPOCH_1900;
  const isSingle = book.SheetNames.length === 1;
  return book.SheetNames.flatMap((sheet, index) => {
    const long = longNumbersOf(book, index, parts);
    const chunk = sheetRows(book.Sheets[sheet]?.['!data'] ?? [], (cell, row, column) =>
      cellText(cell, long(row, column), epoch, xlsx),
    );
    return chunk.size === 0 ? [] : [{ file, ...(isSingle ? {} : { sheet }), chunks: () => [chunk] }];
  });
}

type Cell = CellObject | undefined;

function sheetRows(
  data: readonly (readonly Cell[] | undefined)[],
  textOf: (cell: Cell, row: number, column: number) => string,
): CellRows {
  const rows: string[][] = [];
  const lines: number[] = [];
  for (const [index, cells] of data.entries()) {
    if (cells === undefined) continue;
    const row = Array.from(cells, (cell, column) => textOf(cell, index, column));
    if (row.every((text) => text.trim() === '')) continue;
    rows.push(row);
    lines.push(index + 1);
  }
  return new CellRows(rows, lines);
}

const ERRORS: Readonly<Record<string, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

/** Failed formulas and those without a value are reported as they stand: empty, a fee would be lost in silence. */
function cellText(cell: Cell, long: string | undefined, epoch: number, { SSF }: Library): string {
  if (cell?.t === 'z') return cell.f === undefined ? '' : `=${cell.f}`;
  if (cell?.v === undefined || cell.v === null) return '';
  if (cell.t === 'e') return ERRORS[String(cell.v)] ?? '#ERROR!';
  if (typeof cell.v !== 'number' || cell.t !== 'n') return String(cell.v);
  return SSF.is_date(String(cell.z ?? '')) ? serialText(cell.v, epoch) : numberText(long ?? String(cell.v));
}

/** A number has a decimal dot; `1.234` would leave open whether it groups thousands, `1.2340` does not. */
function numberText(number: string): string {
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(number) ? `${number}0` : number;
}

/** A moment between 1900 and 2200 as text; a plain fraction of a day as a time. */
function serialText(serial: number, epoch: number): string {
  const seconds = Math.round(serial * 86_400);
  const day = Math.floor(seconds / 86_400);
  const clock = clockText(seconds - day * 86_400);
  if (day === 0) return clock;
  const { year, month, day: dayOfMonth } = civilFromDay((day - epoch) as Day);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)} ${clock}`;
}

function clockText(seconds: number): string {
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
