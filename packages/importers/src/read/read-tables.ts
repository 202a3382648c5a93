/**
 * A file to its tables, by content and never by name: workbook, archive, JSON or delimited text. JSON is given back as
 * text; it is our own ledger or nothing.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { looksLikeCarf } from '../foreign-reports/read-carf.ts';
import { decodeText, LONGEST_TEXT } from './decode-text.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { hasWorkbook, readZip, ZIP_LIMITS } from './read-zip.ts';
import { sniffDelimiters } from './sniff-delimiter.ts';
import type { ReadError, Table } from './table.ts';
import { type TextPiece, textPiece } from './text-piece.ts';
import { textTable } from './text-table.ts';

export type FileContent =
  | { readonly kind: 'ledger'; readonly file: string; readonly text: string }
  /** One file, or one sheet of it, read in every way its delimiters allow; the best reading first. */
  | { readonly kind: 'table'; readonly file: string; readonly readings: readonly Table[] }
  | { readonly kind: 'failed'; readonly file: string; readonly error: ReadError };

const HEAD = 64 * 1024;
const JSON_BEGIN = /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/;
/** Web pages, XML, PDF and rich text are text too, but no tables, whatever their names say. */
const FOREIGN_BEGIN = /^\s*(?:<(?:!doctype|\?xml|html|head|body|meta|table|svg)\b|%PDF-|\{\\rtf)/i;
/** Parts of other documents that are archives: OpenDocument, Word and the like, Numbers. */
const FOREIGN_PART = /^(?:content\.xml|\[Content_Types\]\.xml|Index\/Document\.iwa)$/;

export async function readTables(file: string, bytes: Uint8Array, depth = 0): Promise<readonly FileContent[]> {
  if (bytes.length === 0) return [failed({ code: 'file.empty', file, params: {} })];
  if (isOle(bytes) || (isZip(bytes) && hasWorkbook(bytes))) return fromResult(file, await readSpreadsheet(file, bytes));
  if (isZip(bytes)) return readArchive(file, bytes, depth);
  const pieces = decodeText(bytes);
  if (pieces === undefined) return [failed({ code: 'file.not-a-table', file, params: {} })];
  const head = (pieces[0]?.text ?? '').slice(0, HEAD);
  if (JSON_BEGIN.test(head)) return [readJson(file, bytes.length, pieces)];
  return fromResult(file, readText(file, head, pieces));
}

function readJson(file: string, size: number, pieces: readonly TextPiece[]): FileContent {
  if (size > LONGEST_TEXT) return failed({ code: 'file.too-large', file, params: { bytes: String(size) } });
  return { kind: 'ledger', file, text: pieces.map(({ text }) => text).join('') };
}

function readText(file: string, head: string, pieces: readonly TextPiece[]): Result<readonly Table[], ReadError> {
  if (looksLikeCarf(head)) return err({ code: 'file.platform-statement', file, params: {} });
  if (FOREIGN_BEGIN.test(head)) return err({ code: 'file.not-a-table', file, params: {} });
  if (head.trim() === '' && pieces.length <= 1) return err({ code: 'file.empty', file, params: {} });
  const unwrapped = isWrapped(head) ? pieces.map(({ text }) => textPiece(stripLineQuotes(text))) : pieces;
  const start = unwrapped === pieces ? head : (unwrapped[0]?.text ?? '').slice(0, HEAD);
  return ok(sniffDelimiters(start).map((delimiter) => textTable(file, unwrapped, delimiter)));
}

/** Some programs put every whole line into quotes: `"a,b,c"`, or `"""a"",""b"""` if its cells had quotes already. */
const WRAPPED_LINE = /^"(?:[^",;\t|]|"")*[,;\t|][^"]*(?:""[^"]*)*"$/;
/** Or only the header, all of whose cells had quotes. */
const WRAPPED_HEADER = /^"""[^"]*""(?:[,;\t|]""[^"]*"")+"$/;

function isWrapped(head: string): boolean {
  const lines = head.split(/\r?\n/, 20).filter((line) => line.trim() !== '');
  if (lines.length < 2) return false;
  if (WRAPPED_HEADER.test(lines[0]?.trim() ?? '')) return true;
  return lines.slice(0, -1).every((line) => WRAPPED_LINE.test(line.trim()));
}

function stripLineQuotes(piece: string): string {
  return piece.replace(/[^\r\n]+/g, (line) => {
    const text = line.trim();
    return WRAPPED_LINE.test(text) ? text.slice(1, -1).replaceAll('""', '"') : line;
  });
}

async function readArchive(file: string, bytes: Uint8Array, depth: number): Promise<readonly FileContent[]> {
  if (depth >= ZIP_LIMITS.depth) return [failed({ code: 'zip.nested-too-deep', file, params: {} })];
  const entries = readZip(file, bytes);
  if (!entries.ok) return [failed(entries.error)];
  if (entries.value.some(({ name }) => FOREIGN_PART.test(name))) {
    return [failed({ code: 'file.not-a-table', file, params: {} })];
  }
  if (entries.value.length === 0) return [failed({ code: 'zip.nothing-inside', file, params: {} })];
  const contents: FileContent[] = [];
  for (const { name, content } of entries.value) {
    const inside = `${file}/${name}`;
    if (content.ok) contents.push(...(await readTables(inside, content.value, depth + 1)));
    else contents.push(failed({ code: content.error, file: inside, params: {} }));
  }
  return contents;
}

/** Sheets are tables of their own; delimiters are readings of one table. */
function fromResult(file: string, result: Result<readonly Table[], ReadError>): readonly FileContent[] {
  if (!result.ok) return [failed(result.error)];
  const [first] = result.value;
  if (first?.sheet === undefined) return [{ kind: 'table', file, readings: result.value }];
  return result.value.map((table) => ({ kind: 'table', file: `${file}/${table.sheet}`, readings: [table] }));
}

function failed(error: ReadError): FileContent {
  return { kind: 'failed', file: error.file, error };
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

function isOle(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
}
