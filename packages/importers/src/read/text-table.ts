/** Delimited text as a table. It is scanned again on every walk: keeping all rows of a file costs more than that. */
import { scanDelimited } from './scan-delimited.ts';
import type { RowChunk, Table } from './table.ts';
import { type TextPiece, textPiece } from './text-piece.ts';

/** Characters of a row: a short one of an exchange. */
const USUAL_ROW = 64;

export function textTable(file: string, pieces: readonly TextPiece[], delimiter: string): Table {
  const expectedRows = Math.ceil(pieces.reduce((sum, { text }) => sum + text.length, 0) / USUAL_ROW);
  const last = pieces.at(-1)?.text ?? '';
  const endsOpen = last !== '' && !/[\r\n]$/.test(last);
  const texts = pieces.map(({ text }) => text);
  return { file, expectedRows, delimiter, endsOpen, texts, chunks: () => scanDelimited(pieces, delimiter) };
}

/** The rows of a table from what it carries of its text. */
export function rowsOfText(texts: readonly string[], delimiter: string): Iterable<RowChunk> {
  return scanDelimited(texts.map(textPiece), delimiter);
}
