import { describe, expect, it } from 'vitest';
import { byDecimal, byNumber, byText } from './sort-by.ts';
import { nextSort, sortRows } from './use-sorted-rows.ts';

describe('byDecimal', () => {
  const compare = byDecimal<{ v: string | null }>((row) => row.v);
  const order = (...values: (string | null)[]) =>
    values
      .map((v) => ({ v }))
      .sort(compare)
      .map((row) => row.v);

  it('orders by value, not by text', () => {
    expect(order('10', '9', '-1', '0.5', '-10')).toEqual(['-10', '-1', '0.5', '9', '10']);
  });

  it('tells apart values that are the same binary number', () => {
    // Both read as 0.1 in a 64-bit float.
    expect(order('0.10000000000000000002', '0.10000000000000000001')).toEqual([
      '0.10000000000000000001',
      '0.10000000000000000002',
    ]);
  });

  it('puts what has no value last', () => {
    expect(order(null, '5', null, '-5')).toEqual(['-5', '5', null, null]);
  });
});

describe('byText and byNumber', () => {
  it('follows the language and reads numbers inside words', () => {
    const compare = byText<string>((row) => row, 'de');
    expect(['Zeile 10', 'Österreich', 'Zeile 9', 'Oper'].sort(compare)).toEqual([
      'Oper',
      'Österreich',
      'Zeile 9',
      'Zeile 10',
    ]);
    expect([3, 1, 2].sort(byNumber<number>((row) => row))).toEqual([1, 2, 3]);
  });
});

describe('nextSort', () => {
  const column = { id: 'gain', header: 'Gain', width: 8, cell: () => null, descendingFirst: true };
  it('starts in the natural direction of the column and then alternates', () => {
    const first = nextSort(null, column);
    expect(first).toEqual({ columnId: 'gain', direction: 'descending' });
    expect(nextSort(first, column).direction).toBe('ascending');
    expect(nextSort({ columnId: 'date', direction: 'ascending' }, column).direction).toBe('descending');
  });
});

describe('sortRows', () => {
  const columns = [
    {
      id: 'gain',
      header: 'Gain',
      width: 8,
      cell: () => null,
      compare: byDecimal<{ id: number; gain: string | null }>((row) => row.gain),
      isMissing: (row: { gain: string | null }) => row.gain === null,
    },
    { id: 'note', header: 'Note', width: 8, cell: () => null },
  ];
  const rows = [
    { id: 1, gain: '2' },
    { id: 2, gain: null },
    { id: 3, gain: '10' },
    { id: 4, gain: '2' },
  ];
  const order = (columnId: string, direction: 'ascending' | 'descending') =>
    sortRows(rows, columns, { columnId, direction }).map((row) => row.id);

  it('keeps equal rows in their order and rows without a value last, in both directions', () => {
    expect(order('gain', 'ascending')).toEqual([1, 4, 3, 2]);
    expect(order('gain', 'descending')).toEqual([3, 1, 4, 2]);
  });

  it('leaves the rows as they came where nothing sorts them', () => {
    expect(order('note', 'ascending')).toEqual([1, 2, 3, 4]);
    expect(order('gone', 'ascending')).toEqual([1, 2, 3, 4]);
    expect(sortRows(rows, columns, null)).toBe(rows);
  });
});
