/** Delimited text as a table. It is scanned again on every walk: keeping all rows of a file costs more than that. */
import { scanDelimited } from './scan-delimited.ts';
import type { Table } from './table.ts';

export function textTable(file: string, pieces: readonly string[], delimiter: string): Table {
  return { file, chunks: () => scanDelimited(pieces, delimiter) };
}
