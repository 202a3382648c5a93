/**
 * A table over a list that stays in the worker: rows come page by page as they scroll into view, heads sort there. On a
 * phone each row becomes two lines.
 */
import { defined } from '@cryptax/kernel';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { cx } from '../../../../../ui/class-names.ts';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { fitColumns } from '../../../../../ui/table/fit-columns.ts';
import { TableHead } from '../../../../../ui/table/table-head.tsx';
import { TableSpacer } from '../../../../../ui/table/table-row.tsx';
import type { Column, Sort } from '../../../../../ui/table/table-types.ts';
import { rootFontSize, useElementWidth } from '../../../../../ui/use-width.ts';
import { useWindows, type Windows } from '../../../explain/use-windows.ts';
import type { LineQuery, LineSort, ReportList, ReportLists, ReportSource } from '../../../report-types.ts';
import { tableStrings } from '../strings/table-strings.ts';

/** Rows of one of a report's lists for a table, with the order its heads ask for. */
interface Lines<Row> {
  readonly windows: Windows<Row>;
  readonly sort: Sort;
  readonly onSort: (column: Column<Row>) => void;
}

/** Marks a head as sortable; rows arrive in order and are never compared here. */
export const sortable = () => 0;

export function useLines<L extends ReportList>(
  source: ReportSource,
  list: L,
  tax?: LineQuery['tax'],
): Lines<ReportLists[L]> {
  const ledger = useLedger();
  const [sort, setSort] = useState<Sort>({ columnId: 'date', direction: 'ascending' });
  const by: LineSort = sort.columnId === 'asset' || sort.columnId === 'gain' ? sort.columnId : 'date';
  const key = `lines ${JSON.stringify([source, list, tax, sort])}`;
  const windows = useWindows(key, (offset, limit) =>
    ledger.reportLines(source, {
      ...{ list, offset, limit, sort: { by, direction: sort.direction } },
      ...defined({ tax }),
    }),
  );
  const onSort = ({ id, descendingFirst = false }: Column<ReportLists[L]>) => {
    const isSame = sort.columnId === id;
    const down = isSame ? sort.direction === 'ascending' : descendingFirst;
    setSort({ columnId: id, direction: down ? 'descending' : 'ascending' });
  };
  return { windows, sort, onSort };
}

export interface LineTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly windows: Windows<Row>;
  readonly sort?: Sort | null;
  readonly onSort?: (column: Column<Row>) => void;
  readonly phoneRow: (row: Row) => ReactNode;
  /** Shown when the list is empty. */
  readonly empty: ReactNode;
}

const PHONE_BELOW_REM = 38;

export function LineTable<Row>(props: LineTableProps<Row>) {
  const { label, windows, empty, phoneRow, sort = null, onSort = () => undefined } = props;
  const t = useStrings(tableStrings);
  const area = useRef<HTMLDivElement>(null);
  const width = useElementWidth(area) / rootFontSize();
  const isPhone = width > 0 && width < PHONE_BELOW_REM;
  const compact = useSetting('userMode') === 'expert';
  const columns: readonly Column<Row>[] = isPhone
    ? [{ id: 'phone', header: label, cell: phoneRow, width: 0, grow: true }]
    : fitColumns(props.columns, width, undefined);
  const total = windows.total ?? 0;
  const rowRem = isPhone ? 3.5 : compact ? 2.125 : 2.625;
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => area.current,
    estimateSize: () => rowRem * rootFontSize(),
    overscan: 10,
  });
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const { need } = windows;
  useEffect(() => need(first, last), [need, first, last]);
  if (windows.error !== null) {
    return (
      <p role="alert" className="px-4.5 py-4 text-sm text-danger">
        {t('lines.failed')}
      </p>
    );
  }
  if (windows.total === 0) return <p className="px-4.5 py-4 text-sm text-ink-3">{empty}</p>;
  const before = items[0]?.start ?? 0;
  // A scroll area without anything to focus inside must itself be reachable by keyboard.
  const region = { role: 'region', 'aria-label': label, tabIndex: 0 };
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div
      ref={area}
      {...region}
      // Which columns fit is known a moment later.
      className={cx('max-h-[min(70vh,46rem)] overflow-auto rounded-lg', width === 0 && 'invisible')}
    >
      <table
        aria-label={label}
        aria-rowcount={total + 1}
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} style={column.grow ? undefined : { width: `${column.width}rem` }} />
          ))}
        </colgroup>
        <TableHead columns={columns} sort={sort} onSort={onSort} hidden={isPhone} top="0px" />
        <tbody>
          <TableSpacer height={before} span={columns.length} />
          {items.map(({ index, key }) => (
            <LineRow key={key} index={index} row={windows.rowAt(index)} columns={columns} height={rowRem} />
          ))}
          <TableSpacer height={after} span={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

interface LineRowProps<Row> {
  readonly index: number;
  readonly row: Row | undefined;
  readonly columns: readonly Column<Row>[];
  readonly height: number;
}

function LineRow<Row>({ index, row, columns, height }: LineRowProps<Row>) {
  return (
    <tr aria-rowindex={index + 2} className="hover:bg-hover" style={{ height: `${height}rem` }}>
      {columns.map((column) => (
        <td
          key={column.id}
          className={cx(
            'truncate border-b border-line px-2.5 first:pl-4 last:pr-4 sm:first:pl-4.5 sm:last:pr-4.5',
            column.align === 'right' && 'text-right',
          )}
        >
          {row === undefined ? <Skeleton className="w-2/3" /> : column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
