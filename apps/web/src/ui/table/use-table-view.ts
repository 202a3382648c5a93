/**
 * From rows to what is drawn: order, group lines, the columns that fit, and above 100 lines only the part in view with
 * the space of the rest. Keys act on the same lines.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { useSetting } from '../../platform/settings/use-setting.ts';
import { rootFontSize, useMeasuredWidth } from '../use-element-width.ts';
import { fitColumns } from './fit-columns.ts';
import type { DataTableProps } from './table-props.ts';
import { type Column, linesOf } from './table-types.ts';
import { useGrowing } from './use-growing.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSortedRows } from './use-sorted-rows.ts';

const VIRTUAL_ABOVE = 100;
const PHONE_BELOW_REM = 35;
const ROW_REM = { phone: 3.5, compact: 2, comfortable: 2.5 } as const;

export type RowLook = keyof typeof ROW_REM;

export function useTableView<Row extends object>(props: DataTableProps<Row>) {
  const { rowId, groupOf, onOpen, selection } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const width = useMeasuredWidth(scroller);
  const { look, columns } = useColumns(props, (width ?? 0) / rootFontSize());
  const sorted = useSortedRows(props.columns, props.rows, props.sortControl, props.defaultSort ?? null);
  const lines = useMemo(() => linesOf(sorted.rows, rowId, groupOf), [sorted.rows, rowId, groupOf]);
  const byId = useMemo(() => new Map(lines.map((line, index) => [line.id, { line, index }])), [lines]);
  const ids = useMemo(() => lines.filter((line) => line.kind === 'row').map((line) => line.id), [lines]);

  const virtual = lines.length > VIRTUAL_ABOVE;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: lines.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_REM[look] * rootFontSize(),
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const grown = useGrowing(virtual ? 0 : lines.length);
  const drawn = width === undefined ? 0 : grown;
  const keys = useRowKeys({
    ids,
    onOpen: (id) => {
      const line = byId.get(id)?.line;
      if (line?.kind === 'row') onOpen?.(line.row);
    },
    onToggle: selection?.onToggle,
    onClose: props.onClose,
    reveal: (id) => virtual && virtualizer.scrollToIndex(byId.get(id)?.index ?? 0),
  });

  return {
    scroller,
    isMeasured: width !== undefined,
    look,
    columns,
    ...{ sort: sorted.sort, toggleSort: sorted.toggle },
    lines,
    ids,
    keys,
    virtual,
    interactive: onOpen !== undefined || selection !== undefined,
    /** Indexes of the lines to draw, and the height of what is not drawn above and below. */
    shown: virtual ? items.map((item) => item.index) : Array.from({ length: drawn }, (_, index) => index),
    spaceBefore: virtual ? (items[0]?.start ?? 0) : 0,
    spaceAfter: virtual
      ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
      : (lines.length - drawn) * ROW_REM[look] * rootFontSize(),
    measure: virtual ? virtualizer.measureElement : null,
  };
}

export type TableView<Row extends object> = ReturnType<typeof useTableView<Row>>;

function useColumns<Row extends object>(props: DataTableProps<Row>, width: number) {
  const { label, columns, phoneRow, phoneBelow = PHONE_BELOW_REM, hiddenColumns } = props;
  const compact = useSetting('userMode') === 'expert';
  const phone = phoneRow !== undefined && width > 0 && width < phoneBelow;
  const look: RowLook = phone ? 'phone' : compact ? 'compact' : 'comfortable';
  const shown = useMemo((): readonly Column<Row>[] => {
    if (phone) return [{ id: 'phone', header: label, cell: phoneRow, width: 0, grow: true }];
    return fitColumns(columns, width, hiddenColumns);
  }, [phone, label, phoneRow, columns, width, hiddenColumns]);
  return { look, columns: shown };
}
