/**
 * Workbooks (.xlsx, .xls): every sheet becomes a table with its own row numbers. Numbers are taken as the workbook
 * stores them, not as the cell shows them; a date serial becomes `YYYY-MM-DD HH:mm:ss`. The library is loaded only when needed.
 */
import { civilFromDay, type Day, err, ok, type Result } from '@cryptax/kernel';
import type { CellObject, SSF, WorkSheet } from '@e965/xlsx';
import { CellRows } from './cell-rows.ts';
import { countZip, ZIP_LIMITS } from './read-zip.ts';
import type { ReadError, Table } from './table.ts';

/** Days between the spreadsheet epoch (1899-12-30, or 1904-01-01) and 1970-01-01. */
const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;

export async function readSpreadsheet(file: string, bytes: Uint8Array): Promise<Result<readonly Table[], ReadError>> {
  const size = bytes[0] === 0x50 ? countZip(bytes) : { entries: 1, unpacked: bytes.length };
  if (size === undefined) return err({ code: 'file.unreadable', file, params: {} });
  if (size.unpacked >= ZIP_LIMITS.unpackedBytes || size.unpacked > bytes.length * ZIP_LIMITS.ratio) {
    return err({ code: 'zip.too-large', file, params: { bytes: String(size.unpacked) } });
  }
  const xlsx = await import('@e965/xlsx');
  try {
    const book = xlsx.read(bytes, { type: 'array', dense: true, cellNF: true, cellText: false, cellHTML: false });
    const epoch = book.Workbook?.WBProps?.date1904 === true ? EPOCH_1904 : EPOCH_1900;
    const isSingle = book.SheetNames.length === 1;
    return ok(
      book.SheetNames.map((sheet) => {
        const chunk = sheetRows(book.Sheets[sheet], epoch, xlsx.SSF);
        return { file, ...(isSingle ? {} : { sheet }), chunks: () => [chunk] };
      }),
    );
  } catch (error) {
    const isLocked = /password|encrypt/i.test(String(error));
    return err({
      code: isLocked ? 'file.encrypted' : 'file.unreadable',
      file,
      params: { cause: String(error).slice(0, 200) },
    });
  }
}

function sheetRows(sheet: WorkSheet | undefined, epoch: number, ssf: typeof SSF): CellRows {
  const rows: string[][] = [];
  const lines: number[] = [];
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet?.['!data'] ?? [];
  for (const [index, cells] of data.entries()) {
    if (cells === undefined) continue;
    const row = Array.from(cells, (cell) => cellText(cell, epoch, ssf));
    if (row.every((text) => text.trim() === '')) continue;
    rows.push(row);
    lines.push(index + 1);
  }
  return new CellRows(rows, lines);
}

function cellText(cell: CellObject | undefined, epoch: number, ssf: typeof SSF): string {
  if (cell?.v === undefined || cell.v === null) return '';
  if (typeof cell.v === 'number' && cell.t === 'n' && ssf.is_date(String(cell.z ?? '')))
    return serialText(cell.v, epoch);
  if (cell.t === 'e') return cell.w ?? '';
  return String(cell.v);
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
