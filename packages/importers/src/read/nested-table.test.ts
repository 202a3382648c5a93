import { expect, test } from 'vitest';
import { CellRows } from './cell-rows.ts';
import { flattenNested } from './nested-table.ts';

const HEADER = ['Date', 'Pair', 'Filled'];
const DETAILS = ['Date', 'Filled', 'Fee'];

function flatRows(chunks: readonly CellRows[]): readonly (readonly [number, ...string[]])[] {
  const { table } = flattenNested({ file: 'orders.csv', chunks: () => chunks }, 1, HEADER, DETAILS);
  return [...table.chunks()].flatMap(({ rows, lines }) =>
    rows.map((row, at): [number, ...string[]] => [lines[at] ?? 0, ...row]),
  );
}

const FLAT_HEADER = ['Date', 'Pair', 'Filled', 'Details', 'Detail: Date', 'Detail: Filled', 'Detail: Fee'];

test('details get the cells of their parent, parents the number of their details', () => {
  const chunk = new CellRows(
    [
      HEADER,
      ['mon', 'BTCEUR', '3'],
      ['', 'Date', 'Filled', 'Fee'],
      ['', 'tue', '1', '0.1'],
      ['', 'wed', '2'],
      ['thu', 'ETHEUR'],
    ],
    [1, 2, 3, 4, 5, 7],
  );
  expect(flatRows([chunk])).toEqual([
    [1, ...HEADER],
    [2, 'mon', 'BTCEUR', '3', '2', 'mon', '3', ''],
    [3, ...FLAT_HEADER],
    [4, 'mon', 'BTCEUR', '3', '', 'tue', '1', '0.1'],
    [5, 'mon', 'BTCEUR', '3', '', 'wed', '2', ''],
    [7, 'thu', 'ETHEUR', '', '0', 'thu', '', ''],
  ]);
});

test('a family may lie in two chunks, and an indented row without a parent stays itself', () => {
  const chunks: readonly CellRows[] = [
    new CellRows([HEADER, ['', 'sum', '1'], ['mon', 'BTCEUR', '1']], [1, 2, 3]),
    new CellRows(
      [
        ['', 'Date', 'Filled', 'Fee'],
        ['', 'tue', '1', '0'],
      ],
      [4, 5],
    ),
  ];
  expect(flatRows(chunks)).toEqual([
    [1, ...HEADER],
    [2, '', 'sum', '1', '0', '', '1', ''],
    [3, 'mon', 'BTCEUR', '1', '1', 'mon', '1', ''],
    [4, ...FLAT_HEADER],
    [5, 'mon', 'BTCEUR', '1', '', 'tue', '1', '0'],
  ]);
});
