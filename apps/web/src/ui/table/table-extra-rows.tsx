/** Rows of a table that are no records: group line, totals, and the empty space that stands for rows out of view. */
import type { ReactNode, Ref } from 'react';
import { cx } from '../class-names.ts';
import { CELL } from './table-row.tsx';
import type { Column } from './table-types.ts';

export interface TableGroupRowProps {
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

export interface TableFootProps<Row> {
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
