/** Rows in the chosen order; the choice may be owned by the caller (the URL). */
import { type ReactNode, useMemo, useState } from 'react';
import type { Selection } from './selection.tsx';
import type { Column, RowGroup, Sort } from './table-types.ts';

/** What a screen says about its table. */
export interface DataTableProps<Row extends object> {
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** A row spoken in a few words: names its checkbox. */
  readonly rowName?: ((row: Row) => string) | undefined;
  readonly defaultSort?: Sort | undefined;
  /** Order owned by the caller, such as the URL. */
  readonly sortControl?: SortControl | undefined;
  readonly groupOf?: ((row: Row) => RowGroup) | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly openId?: string | null | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly selection?: Selection | undefined;
  readonly rowTone?: ((row: Row) => 'review' | undefined) | undefined;
  /** Two lines that say the row on a phone. */
  readonly phoneRow?: ((row: Row) => ReactNode) | undefined;
  /** Width in rem below which `phoneRow` is used, where all columns are needed and a phone's width is not the point. */
  readonly phoneBelow?: number | undefined;
  readonly hiddenColumns?: ReadonlySet<string> | undefined;
  /** Shows the columns' `footer` cells as a total row. */
  readonly footer?: boolean | undefined;
  /** Height of the scroll area once the table is virtual. */
  readonly maxHeight?: string | undefined;
  readonly className?: string | undefined;
}

interface SortControl {
  readonly sort: Sort | null;
  readonly onSortChange: (sort: Sort) => void;
}

export interface SortedRows<Row> {
  readonly rows: readonly Row[];
  readonly sort: Sort | null;
  readonly toggle: (column: Column<Row>) => void;
}

export function useSortedRows<Row extends object>(
  columns: readonly Column<Row>[],
  data: readonly Row[],
  control: SortControl | undefined,
  defaultSort: Sort | null,
): SortedRows<Row> {
  const [own, setOwn] = useState<Sort | null>(defaultSort);
  const sort = control ? control.sort : own;
  return {
    rows: useMemo(() => sortRows(data, columns, sort), [data, columns, sort]),
    sort,
    toggle: (column) => (control?.onSortChange ?? setOwn)(nextSort(sort, column)),
  };
}

/** First click: the column's natural direction; then back and forth. */
export function nextSort<Row>(sort: Sort | null, column: Column<Row>): Sort {
  const first = column.descendingFirst === true ? 'descending' : 'ascending';
  if (sort?.columnId !== column.id) return { columnId: column.id, direction: first };
  return { columnId: column.id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** A new list; the rows as they came where no column sorts. Equal rows keep their order in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = sort === null ? undefined : columns.find(({ id }) => id === sort.columnId);
  const compare = column?.compare;
  if (sort === null || column === undefined || compare === undefined) return rows;
  const sign = sort.direction === 'descending' ? -1 : 1;
  const isMissing = column.isMissing ?? (() => false);
  return [...rows].sort((a, b) => Number(isMissing(a)) - Number(isMissing(b)) || sign * compare(a, b));
}
