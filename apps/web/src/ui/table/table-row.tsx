/** One record. A click anywhere opens it, except on its own buttons and links; the open row carries a bar at its left. */
import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../class-names.ts';
import type { Column } from './table-types.ts';
import type { RowLook } from './use-table-view.ts';

export interface TableRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly index: number;
  readonly look: RowLook;
  readonly open: boolean;
  readonly selected: boolean | undefined;
  readonly tone: 'review' | undefined;
  readonly tabIndex: 0 | -1 | undefined;
  readonly onOpen: (() => void) | undefined;
  readonly onFocus: () => void;
  readonly checkbox: ReactNode;
  readonly measure: Ref<HTMLTableRowElement>;
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, columns, look, open, selected, tone, onOpen } = props;
  const height = HEIGHTS[look];
  return (
    <tr
      ref={props.measure}
      data-index={props.index}
      data-row-id={id}
      aria-rowindex={props.index + 2}
      aria-selected={selected}
      tabIndex={props.tabIndex}
      onFocus={props.onFocus}
      onClick={onOpen && ((event) => !isControl(event) && onOpen())}
      className={cx(
        'transition-colors focus-visible:-outline-offset-2',
        onOpen && 'cursor-pointer',
        open || selected ? 'bg-accent-tint' : 'hover:bg-hover',
        open && '[&>td:first-child]:shadow-[inset_3px_0_0_var(--accent)]',
        !open && tone === 'review' && '[&>td:first-child]:shadow-[inset_3px_0_0_var(--review-fill)]',
      )}
    >
      {props.checkbox && <td className={cx(CELL, height)}>{props.checkbox}</td>}
      {columns.map((column) => (
        <td
          key={column.id}
          className={cx(CELL, height, column.align === 'right' && 'text-right', look === 'phone' && 'py-2')}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

const HEIGHTS: Record<RowLook, string> = { phone: 'h-14', compact: 'h-8', comfortable: 'h-10' };

export const CELL =
  'border-b border-line px-2.5 align-middle first:pl-4 last:pr-4 sm:first:pl-4.5 sm:last:pr-4.5 in-[tr:last-child]:border-b-0';

function isControl(event: MouseEvent): boolean {
  const control = event.target instanceof Element ? event.target.closest('a, button, input, select, label') : null;
  return control !== null && event.currentTarget.contains(control);
}
