import { expect, test } from 'vitest';
import { CellRows } from '../read/cell-rows.ts';
import { RowNumbers } from './row-numbers.ts';

const DOT = 46;
const COMMA = 44;

test('a number that was read before is cut from its own cell, whatever was looked at since', () => {
  const numbers = new RowNumbers();
  const row = new CellRows([['12.50BTC', '7.25', '1,5']], [1]).row(0);
  expect(numbers.of(row, 0, DOT).units).toBe(125);
  expect(numbers.of(row, 1, DOT).units).toBe(725);
  expect(numbers.inSight(row, 0, DOT).text(row)).toBe('12.5');
  expect(numbers.inSight(row, 1, DOT).text(row)).toBe('7.25');
});

test('another mark or another row is read anew', () => {
  const numbers = new RowNumbers();
  const rows = new CellRows([['1,5'], ['8']], [1, 2]);
  const row = rows.row(0);
  expect(numbers.of(row, 0, DOT).isPlain).toBe(false);
  expect(numbers.of(row, 0, COMMA).units).toBe(15);
  expect(numbers.of(rows.row(1), 0, COMMA).units).toBe(8);
});
