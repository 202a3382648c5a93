/** Head of a table: sticky, sortable by click, with the order told to screen readers by `aria-sort`. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import type { Column, Sort } from './table-types.ts';

export interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (column: Column<Row>) => void;
  readonly selectAll?: ReactNode;
  /** On phones rows explain themselves; the head is only spoken. */
  readonly hidden?: boolean | undefined;
  /** Offset of the sticky head: 0 inside an own scroll area, the top bar on the page. */
  readonly top: string;
}

export function TableHead<Row>({ columns, sort, onSort, selectAll, hidden = false, top }: TableHeadProps<Row>) {
  return (
    <thead className={cx(hidden && 'sr-only')}>
      <tr aria-rowindex={1}>
        {selectAll && hidden && <td />}
        {selectAll && !hidden && (
          <th scope="col" className={HEAD_CELL} style={{ top }}>
            {selectAll}
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={sortState(column, sort)}
            className={cx(HEAD_CELL, column.align === 'right' ? 'text-right' : 'text-left')}
            style={{ top }}
          >
            <HeadContent column={column} sort={sort} onSort={onSort} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

const HEAD_CELL =
  'sticky z-1 h-8 border-b border-line bg-surface px-2.5 text-xs font-medium whitespace-nowrap text-ink-3 first:rounded-tl-lg first:pl-4 last:rounded-tr-lg last:pr-4 sm:first:pl-4.5 sm:last:pr-4.5';

type HeadContentProps<Row> = Pick<TableHeadProps<Row>, 'sort' | 'onSort'> & { readonly column: Column<Row> };

function HeadContent<Row>({ column, sort, onSort }: HeadContentProps<Row>) {
  if (column.headerHidden) return <span className="sr-only">{column.header}</span>;
  if (!column.compare) return <>{column.header}</>;
  const sorted = sort?.columnId === column.id ? sort.direction : null;
  return (
    <button
      type="button"
      onClick={() => onSort(column)}
      className={cx(
        'group inline-flex min-h-6 items-center gap-1 hover:text-ink touch:min-h-11',
        column.align === 'right' && 'flex-row-reverse',
        sorted && 'font-semibold text-ink',
      )}
    >
      {column.header}
      <Icon
        icon={sorted === 'descending' ? ArrowDown : ArrowUp}
        size={12}
        className={sorted ? 'text-accent' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'}
      />
    </button>
  );
}

function sortState<Row>(column: Column<Row>, sort: Sort | null): 'ascending' | 'descending' | 'none' | undefined {
  if (!column.compare) return undefined;
  return sort?.columnId === column.id ? sort.direction : 'none';
}
