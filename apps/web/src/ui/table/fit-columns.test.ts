import { describe, expect, it } from 'vitest';
import { fitColumns } from './fit-columns.ts';
import type { Column } from './table-types.ts';

const column = (id: string, width: number, priority: 1 | 2 | 3 | 4): Column<object> => ({
  id,
  header: id,
  width,
  priority,
  cell: () => null,
});
const columns = [
  column('date', 6, 1),
  column('kind', 6, 3),
  column('event', 14, 1),
  column('wallet', 8, 3),
  column('gain', 8, 2),
];
const ids = (widthRem: number, hidden?: Set<string>) => fitColumns(columns, widthRem, hidden).map((each) => each.id);

describe('fitColumns', () => {
  it('keeps everything while there is room', () => {
    expect(ids(42)).toEqual(['date', 'kind', 'event', 'wallet', 'gain']);
  });

  it('drops the least important first, from the right', () => {
    expect(ids(41)).toEqual(['date', 'kind', 'event', 'gain']);
    expect(ids(30)).toEqual(['date', 'event', 'gain']);
    expect(ids(27)).toEqual(['date', 'event']);
  });

  it('never drops what names the row, however narrow', () => {
    expect(ids(5)).toEqual(['date', 'event']);
  });

  it('leaves out what the reader hid, which makes room for others', () => {
    expect(ids(36, new Set(['kind']))).toEqual(['date', 'event', 'wallet', 'gain']);
  });

  it('shows all before the first measurement', () => {
    expect(ids(0)).toHaveLength(5);
  });
});
