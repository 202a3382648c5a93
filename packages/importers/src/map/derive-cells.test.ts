/** Derived cells stand behind the file's own columns, whatever the length of the row, and are found by their role. */
import { expect, test } from 'vitest';
import { defineFormat } from '../formats/format.ts';
import { CellRows } from '../read/cell-rows.ts';
import type { Table } from '../read/table.ts';
import { bindFormat, missingColumns } from './compile-format.ts';
import { deriveCells } from './derive-cells.ts';

const definition = defineFormat({
  id: 'test',
  source: 'Test',
  sourceKind: 'exchange',
  idSpace: 'test',
  layouts: [['Date', 'Amount']],
  signature: ['Date', 'Amount'],
  columns: { date: 'Date' },
  derive: {
    amount: (row) => row.cell('amount').split('/')[0] ?? '',
    toAmount: (row) => row.cell('Amount').split('/')[1] ?? '',
  },
  date: { layouts: ['iso'], zone: 'UTC' },
  kind: 'swap',
});
const header = ['Date', 'Amount'];

function rowsOf(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const table: Table = {
    file: 'a.csv',
    chunks: () => [
      new CellRows(
        rows,
        rows.map((_, at) => at + 2),
      ),
    ],
  };
  return [...deriveCells(table, definition, header).chunks()].flatMap((chunk) => chunk.rows);
}

test('derived cells follow the columns and keep what stands beyond them', () => {
  expect(rowsOf([['2024-01-01', '1/2'], ['2024-01-02'], ['2024-01-03', '3/4', 'more']])).toEqual([
    ['2024-01-01', '1/2', '1', '2'],
    ['2024-01-02', '', '', ''],
    ['2024-01-03', '3/4', '3', '4', 'more'],
  ]);
});

test('a derived role has a column, so the format is complete', () => {
  const bound = bindFormat(definition, header);
  expect(bound.index).toEqual({ date: 0, amount: 2, toAmount: 3 });
  expect(missingColumns(bound)).toEqual([]);
});

test('a format without derived cells leaves the table as it is', () => {
  const table: Table = { file: 'a.csv', chunks: () => [] };
  const { derive: _, ...plain } = definition;
  expect(deriveCells(table, plain, header)).toBe(table);
});
