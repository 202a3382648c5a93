/**
 * The table of the app. Over 100 lines it draws only what is in view and tells the real count to screen readers; columns
 * hide by priority when room is short; on phones a row becomes two lines; in expert mode rows are compact. Heads sort,
 * arrow keys move, Enter opens, X selects, Esc closes.
 */
import { cx } from '../class-names.ts';
import { SelectAll, SelectRow } from './selection.tsx';
import { TableHead } from './table-head.tsx';
import { TableFoot, TableGroupRow, TableRow, TableSpacer } from './table-row.tsx';
import type { Line } from './table-types.ts';
import type { DataTableProps } from './use-sorted-rows.ts';
import { type TableView, useTableView } from './use-table-view.ts';

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, selection } = props;
  const view = useTableView(props);
  const { columns, virtual, interactive } = view;
  const grid = interactive && { role: 'grid', 'aria-multiselectable': selection && true };
  // A scroll area without anything to focus inside must itself be reachable by keyboard.
  const area = virtual && !interactive && { role: 'region', 'aria-label': label, tabIndex: 0 };
  return (
    <div
      ref={view.scroller}
      className={cx(
        'relative rounded-lg',
        virtual && 'overflow-auto',
        // Which columns fit is known a moment later: until then none may widen the page.
        !view.isMeasured && 'invisible overflow-hidden',
        props.className,
      )}
      style={virtual ? { maxHeight: props.maxHeight ?? 'min(70vh, 48rem)' } : undefined}
      {...area}
    >
      <table
        aria-label={label}
        aria-rowcount={view.lines.length + 1}
        className={cx('w-full border-separate border-spacing-0 text-sm', virtual && 'table-fixed')}
        {...grid}
      >
        <colgroup>
          {selection && <col style={{ width: '2.75rem' }} />}
          {columns.map((column) => (
            <col key={column.id} style={column.grow ? undefined : { width: `${column.width}rem` }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          sort={view.sort}
          onSort={view.toggleSort}
          hidden={view.look === 'phone'}
          top={virtual ? '0px' : 'var(--topbar-h)'}
          selectAll={selection && <SelectAll selection={selection} ids={view.ids} />}
        />
        <TableBody view={view} table={props} />
        {props.footer && view.look !== 'phone' && (
          <TableFoot columns={columns} withSelection={selection !== undefined} />
        )}
      </table>
    </div>
  );
}

/** The lines in view, between the space of those above and below. */
interface TableBodyProps<Row extends object> {
  readonly view: TableView<Row>;
  readonly table: DataTableProps<Row>;
}

function TableBody<Row extends object>({ view, table }: TableBodyProps<Row>) {
  const span = view.columns.length + (table.selection ? 1 : 0);
  return (
    <tbody ref={view.keys.body} onKeyDown={view.keys.onKeyDown}>
      <TableSpacer height={view.spaceBefore} span={span} />
      {view.shown.map((index) => {
        const line = view.lines[index];
        if (!line) return null;
        if (line.kind === 'row') return <BodyRow key={line.id} {...{ line, index, view, table }} />;
        return (
          <TableGroupRow key={line.id} span={span} index={index} measure={view.measure}>
            {line.group.label}
          </TableGroupRow>
        );
      })}
      <TableSpacer height={view.spaceAfter} span={span} />
    </tbody>
  );
}

interface BodyRowProps<Row extends object> extends TableBodyProps<Row> {
  readonly line: Extract<Line<Row>, { kind: 'row' }>;
  readonly index: number;
}

function BodyRow<Row extends object>({ line, index, view, table }: BodyRowProps<Row>) {
  const { selection, onOpen } = table;
  return (
    <TableRow
      id={line.id}
      row={line.row}
      columns={view.columns}
      look={view.look}
      index={index}
      open={line.id === table.openId}
      selected={selection?.ids.has(line.id)}
      tone={table.rowTone?.(line.row)}
      tabIndex={view.interactive ? (line.id === view.keys.current ? 0 : -1) : undefined}
      onOpen={onOpen && (() => onOpen(line.row))}
      onFocus={() => view.keys.setActive(line.id)}
      measure={view.measure}
      checkbox={
        selection && <SelectRow selection={selection} id={line.id} name={table.rowName?.(line.row) ?? line.id} />
      }
    />
  );
}
