import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import { byDecimal } from './sort-by.ts';
import type { Column } from './table-types.ts';
import type { DataTableProps } from './use-sorted-rows.ts';

interface Row {
  readonly id: string;
  readonly gain: string;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', width: 8, cell: (row) => row.id },
  {
    id: 'gain',
    header: 'Gain',
    width: 8,
    align: 'right',
    cell: (row) => row.gain,
    compare: byDecimal((row) => row.gain),
  },
];
const three: readonly Row[] = [
  { id: 'a', gain: '5' },
  { id: 'b', gain: '-20' },
  { id: 'c', gain: '100' },
];
const rowId = (row: Row) => row.id;

/** Lines are drawn once the width is known, with the next picture. */
async function show(props: Partial<DataTableProps<Row>> = {}) {
  const shown = render(<DataTable label="Events" columns={columns} rows={three} rowId={rowId} {...props} />);
  await measured();
  return shown;
}
const measured = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
const names = () => [...document.querySelectorAll('[data-row-id]')].map((row) => row.getAttribute('data-row-id'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('sorting', () => {
  it('sorts by value on a click on the head and says so', async () => {
    await show();
    const head = screen.getByRole('columnheader', { name: 'Gain' });
    expect(head.getAttribute('aria-sort')).toBe('none');
    await userEvent.click(within(head).getByRole('button'));
    expect(names()).toEqual(['b', 'a', 'c']);
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(within(head).getByRole('button'));
    expect(names()).toEqual(['c', 'a', 'b']);
    expect(head.getAttribute('aria-sort')).toBe('descending');
  });

  it('leaves order to the caller when it owns it', async () => {
    const onSortChange = vi.fn();
    await show({ sortControl: { sort: { columnId: 'gain', direction: 'descending' }, onSortChange } });
    expect(names()).toEqual(['c', 'a', 'b']);
    await userEvent.click(screen.getByRole('button', { name: 'Gain' }));
    expect(onSortChange).toHaveBeenCalledWith({ columnId: 'gain', direction: 'ascending' });
    expect(names()).toEqual(['c', 'a', 'b']);
  });
});

describe('rows without a value', () => {
  it('come last in either direction', async () => {
    const gappy = [{ id: 'none', gain: '' }, ...three];
    const withGaps = columns.map((column) => ({ ...column, isMissing: (row: Row) => row.gain === '' }));
    await show({ columns: withGaps, rows: gappy });
    await userEvent.click(screen.getByRole('button', { name: 'Gain' }));
    expect(names()).toEqual(['b', 'a', 'c', 'none']);
    await userEvent.click(screen.getByRole('button', { name: 'Gain' }));
    expect(names()).toEqual(['c', 'a', 'b', 'none']);
  });
});

describe('keys', () => {
  it('has one tab stop, moves with arrows and opens with Enter', async () => {
    const onOpen = vi.fn();
    await show({ onOpen });
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('data-row-id')).toBe('a');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-row-id')).toBe('c');
    await userEvent.keyboard('{Home}{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(three[0]);
    expect(document.querySelectorAll('tr[tabindex="0"]')).toHaveLength(1);
  });

  it('selects with X, all with the box in the head, closes with Esc', async () => {
    const onClose = vi.fn();
    function Chosen() {
      const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
      const onToggle = (id: string) => setIds((old) => new Set(old.has(id) ? [] : [...old, id]));
      return (
        <DataTable
          label="Events"
          columns={columns}
          rows={three}
          rowId={rowId}
          onClose={onClose}
          selection={{ ids, onToggle, onChangeAll: (all) => setIds(new Set(all)) }}
        />
      );
    }
    render(<Chosen />);
    await measured();
    const row = document.querySelector<HTMLElement>('[data-row-id="b"]');
    row?.focus();
    await userEvent.keyboard('x');
    expect(row?.getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('checkbox', { name: /all/i }));
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(3);
    row?.focus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('clicks', () => {
  it('opens by a click on the row, not on a control inside it', async () => {
    const onOpen = vi.fn();
    const inner = vi.fn();
    const withButton = [
      ...columns,
      {
        id: 'more',
        header: 'More',
        width: 3,
        cell: (row: Row) => (
          <button type="button" onClick={inner}>
            {`more ${row.id}`}
          </button>
        ),
      },
    ];
    await show({ columns: withButton, onOpen });
    await userEvent.click(screen.getByRole('button', { name: 'more a' }));
    expect(inner).toHaveBeenCalledOnce();
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('100'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(three[2]);
  });
});

describe('many rows', () => {
  // The simulated page has no layout: a scroll area of 400 px, rows of 40 px.
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  });

  it('draws only what is in view and tells the real count', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => ({ id: `r${index}`, gain: String(index) }));
    await show({ rows });
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
    expect(names()[0]).toBe('r0');
    expect(names().length).toBeGreaterThan(5);
    expect(names().length).toBeLessThan(100);
  });

  it('keeps real positions when sorted the other way round', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({ id: `r${index}`, gain: String(index) }));
    await show({ rows, defaultSort: { columnId: 'gain', direction: 'descending' } });
    const first = document.querySelector('[data-row-id]');
    expect(first?.getAttribute('data-row-id')).toBe('r499');
    expect(first?.getAttribute('aria-rowindex')).toBe('2');
  });
});

describe('groups', () => {
  it('puts a line above each group and counts it', async () => {
    await show({
      groupOf: (row) => ({ key: row.gain.startsWith('-') ? 'loss' : 'gain', label: `group of ${row.id}` }),
    });
    const text = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(text).toEqual(['group of a', 'a5', 'group of b', 'b-20', 'group of c', 'c100']);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('7');
  });

  it('does not take a click on a group line for a record', async () => {
    const onOpen = vi.fn();
    await show({ onOpen, groupOf: () => ({ key: 'all', label: 'All days' }) });
    fireEvent.click(screen.getByText('All days'));
    expect(onOpen).not.toHaveBeenCalled();
  });
});
