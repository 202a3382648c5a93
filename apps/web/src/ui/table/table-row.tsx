/** One record. A click anywhere opens it, except on its own buttons and links; the open row carries a bar at its left. */
import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../class-names.ts';
import type { Column } from './table-types.ts';
import type { RowLook } from './use-table-view.ts';

/** Rows of a table that are no records: group line, totals, and the empty space that stands for rows out of view. */
interface TableGroupRowProps {
  readonly span: number;
  readonly index: number;
  /** Where heights are measured line by line. */
  readonly measure?: Ref<HTMLTableRowElement> | undefined;
  readonly children: ReactNode;
}

export function TableGroupRow({ span, index, measure, children }: TableGroupRowProps) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th
        scope="rowgroup"
        colSpan={span}
        className="h-8 border-b border-line bg-sunken px-4 text-left text-xs font-normal text-ink-3 sm:px-4.5"
      >
        {children}
      </th>
    </tr>
  );
}

export function TableSpacer({ height, span }: { readonly height: number; readonly span: number }) {
  if (height <= 0) return null;
  // Paper shows the rows that are drawn; the others would be empty pages.
  return (
    <tr className="print:hidden">
      <td colSpan={span} className="p-0" style={{ height }} />
    </tr>
  );
}

interface TableFootProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly withSelection: boolean;
}

export function TableFoot<Row>({ columns, withSelection }: TableFootProps<Row>) {
  return (
    <tfoot>
      <tr>
        {withSelection && <td className={cx(CELL, FOOT_CELL)} />}
        {columns.map((column) => (
          <td key={column.id} className={cx(CELL, FOOT_CELL, column.align === 'right' && 'text-right')}>
            {column.footer}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

const FOOT_CELL = 'h-11 border-t border-b-0 border-line-strong font-semibold';

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
