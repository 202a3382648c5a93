/**
 * Cells that a file has in no column of its own (`derive`): two amounts in one cell, a column per coin. They are made from
 * the row before it is read and stand behind its columns, so that everything after treats them like columns.
 */
import { findColumn, normalizeHeader } from '../detect/header-template.ts';
import type { FormatDefinition, RawRow } from '../formats/format.ts';
import { CellRows } from '../read/cell-rows.ts';
import type { RowChunk, Table } from '../read/table.ts';

export function deriveCells(table: Table, { derive }: FormatDefinition, headerCells: readonly string[]): Table {
  if (derive === undefined) return table;
  const makers = Object.values(derive);
  const view = rawRowView(headerCells);
  const width = headerCells.length;
  const extend = (cells: readonly string[]): readonly string[] => {
    const row = view(cells);
    const own = Array.from({ length: width }, (_, at) => cells[at] ?? '');
    return [...own, ...makers.map((make) => make(row)), ...cells.slice(width)];
  };
  return { ...table, chunks: () => extended(table, extend) };
}

function* extended(table: Table, extend: (cells: readonly string[]) => readonly string[]): Iterable<RowChunk> {
  for (const { rows, lines, prints } of table.chunks()) {
    const widths = rows.map((row) => row.length);
    yield new CellRows(rows.map(extend), Array.from(lines), prints, widths);
  }
}

function rawRowView(headerCells: readonly string[]): (cells: readonly string[]) => RawRow {
  const headers = headerCells.map(normalizeHeader);
  const columns = new Map<string, number>();
  const columnOf = (name: string): number => {
    let column = columns.get(name);
    if (column === undefined) {
      column = findColumn(name, headers);
      columns.set(name, column);
    }
    return column;
  };
  return (cells) => ({
    headers: headerCells,
    cells,
    cell: (name) => (cells[columnOf(name)] ?? '').trim(),
  });
}
