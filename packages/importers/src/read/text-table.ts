/**
 * Delimited text as a table. Small files are scanned once and kept; large ones are scanned again on every walk, which costs
 * time and saves the memory of tens of millions of cells.
 */
import { scanDelimited } from './scan-delimited.ts';
import type { RowChunk, Table } from './table.ts';

const KEEP_BELOW = 48 * 1024 * 1024;

export function textTable(file: string, pieces: readonly string[], delimiter: string): Table {
  let size = 0;
  for (const piece of pieces) size += piece.length;
  if (size > KEEP_BELOW) return { file, chunks: () => scanPieces(pieces, delimiter) };
  let kept: readonly RowChunk[] | undefined;
  return {
    file,
    chunks: () => {
      kept ??= [...scanPieces(pieces, delimiter)];
      return kept;
    },
  };
}

function* scanPieces(pieces: readonly string[], delimiter: string): Generator<RowChunk> {
  let rest = '';
  let line = 1;
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1;
    const chunk = scanDelimited(rest === '' ? piece : rest + piece, delimiter, line, isLast);
    rest = chunk.rest;
    line = chunk.nextLine;
    yield { rows: chunk.rows, lines: chunk.lines };
  }
}
