/** First rows of a table, for looking at headers. */
import { CellRows } from './cell-rows.ts';
import type { Table } from './table.ts';

export function headRows(table: Table, count: number): CellRows {
  const rows: (readonly string[])[] = [];
  const lines: number[] = [];
  for (const chunk of table.chunks()) {
    for (let i = 0; i < chunk.size && rows.length < count; i++) {
      rows.push(chunk.row(i).all());
      lines.push(chunk.lines[i] ?? 0);
    }
    if (rows.length >= count) break;
  }
  return new CellRows(rows, lines);
}
