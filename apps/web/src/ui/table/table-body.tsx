/** The lines in view, between the space of those above and below. */
import { SelectRow } from './selection.tsx';
import { TableGroupRow, TableSpacer } from './table-extra-rows.tsx';
import type { DataTableProps } from './table-props.ts';
import { TableRow } from './table-row.tsx';
import type { Line } from './table-types.ts';
import type { TableView } from './use-table-view.ts';

interface TableBodyProps<Row extends object> {
  readonly view: TableView<Row>;
  readonly table: DataTableProps<Row>;
}

export function TableBody<Row extends object>({ view, table }: TableBodyProps<Row>) {
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
