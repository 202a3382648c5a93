/** What a table is made of: columns as data, rows of any shape. */
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'left' | 'right' | undefined;
  /** Room it needs, in rem: decides what fits. */
  readonly width: number;
  /** Takes what is left over. */
  readonly grow?: boolean | undefined;
  /** 1, which nobody needs to write, always stays; the highest number hides first when room is short. */
  readonly priority?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Makes the column sortable; ascending order. */
  readonly compare?: ((a: Row, b: Row) => number) | undefined;
  /** Rows without a value in this column: last in either direction. */
  readonly isMissing?: ((row: Row) => boolean) | undefined;
  readonly descendingFirst?: boolean | undefined;
  /** The head is spoken but not shown: columns of buttons. */
  readonly headerHidden?: boolean | undefined;
  /** Cell of the total row. */
  readonly footer?: ReactNode;
}

export interface Sort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

export interface RowGroup {
  readonly key: string;
  readonly label: ReactNode;
}

/** A line of the table: a record, or the sunken line above a group of records. */
export type Line<Row> =
  | { readonly kind: 'row'; readonly id: string; readonly row: Row }
  | { readonly kind: 'group'; readonly id: string; readonly group: RowGroup };

export function linesOf<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  groupOf: ((row: Row) => RowGroup) | undefined,
): readonly Line<Row>[] {
  const lines: Line<Row>[] = [];
  let last: string | undefined;
  for (const row of rows) {
    const group = groupOf?.(row);
    if (group && group.key !== last) {
      // The position is part of the id: sorted by another column, the same day may come up more than once.
      lines.push({ kind: 'group', id: `group:${group.key}:${lines.length}`, group });
      last = group.key;
    }
    lines.push({ kind: 'row', id: rowId(row), row });
  }
  return lines;
}
