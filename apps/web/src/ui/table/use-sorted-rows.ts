/** Rows in the chosen order. The order itself is TanStack Table's work; state may be owned by the caller (the URL). */
import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { Column, Sort } from './table-types.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

export interface SortControl {
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
  const definitions = useMemo(() => columns.filter((column) => column.compare).map(toDefinition<Row>), [columns]);
  const known = sort !== null && definitions.some((definition) => definition.id === sort.columnId);
  const table = useTable({
    features,
    columns: definitions,
    data,
    state: { sorting: known ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : [] },
  });
  const rows = table.getRowModel().rows;
  return {
    rows: useMemo(() => rows.map((row) => row.original), [rows]),
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

function toDefinition<Row extends object>(column: Column<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row: Row) => (column.isMissing?.(row) ? undefined : row),
    sortUndefined: 'last',
    sortFn: (a, b) => column.compare?.(a.original, b.original) ?? 0,
  };
}
