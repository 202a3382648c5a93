import { describe, expect, it } from 'vitest';
import { lineAt, lineCount, lineOfRow } from './line-offsets.ts';

// Three days: two rows, one row, three rows. Lines: D r0 r1 D r2 D r3 r4 r5.
const days = [
  { day: '2025-12-18', first: 0, count: 2 },
  { day: '2025-12-08', first: 2, count: 1 },
  { day: '2025-10-31', first: 3, count: 3 },
];
const shape = { total: 6, days };

describe('lines of the list', () => {
  it('are rows with a heading above each day', () => {
    const lines = Array.from({ length: lineCount(shape) }, (_, line) => lineAt(shape, line));
    expect(lines.map((line) => (line.kind === 'day' ? line.group.day : line.row))).toEqual([
      '2025-12-18',
      0,
      1,
      '2025-12-08',
      2,
      '2025-10-31',
      3,
      4,
      5,
    ]);
  });

  it('find the line of a row', () => {
    expect([0, 1, 2, 3, 4, 5].map((row) => lineOfRow(shape, row))).toEqual([1, 2, 4, 6, 7, 8]);
  });

  it('are the rows alone when the order is not by time', () => {
    const flat = { total: 3, days: [] };
    expect(lineCount(flat)).toBe(3);
    expect(lineAt(flat, 2)).toEqual({ kind: 'row', row: 2 });
    expect(lineOfRow(flat, 2)).toBe(2);
  });
});
