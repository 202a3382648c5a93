/**
 * From rows to what is drawn: order, group lines, the columns that fit, and above 100 lines only the part in view with
 * the space of the rest. Keys act on the same lines.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useSetting } from '../../platform/settings/settings.ts';
import { rootFontSize, useMeasuredWidth } from '../use-width.ts';
import { fitColumns } from './fit-columns.ts';
import { type Column, linesOf } from './table-types.ts';
import { type DataTableProps, useSortedRows } from './use-sorted-rows.ts';

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

/**
 * How many lines of a table are drawn. The first ones come at once, the rest a few per frame: twenty full rows in one go
 * would hold up the page for longer than a frame on a slow machine.
 */
const PER_FRAME = 6;

function useGrowing(total: number): number {
  const [most, setMost] = useState(PER_FRAME);
  useEffect(() => {
    if (most >= total) return;
    const frame = requestAnimationFrame(() => setMost(most + PER_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [most, total]);
  return Math.min(most, total);
}

/**
 * Keys of a table: one row is the tab stop; up, down, Home and End move it, Enter opens, X selects, Esc closes. Keys
 * pressed inside a row's own buttons and fields are theirs, except Esc.
 */
interface RowKeyHandlers {
  readonly ids: readonly string[];
  readonly onOpen?: ((id: string) => void) | undefined;
  readonly onToggle?: ((id: string) => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  /** Brings a row into view before it is focused; rows out of view may not exist. */
  readonly reveal: (id: string) => void;
}

function useRowKeys({ ids, onOpen, onToggle, onClose, reveal }: RowKeyHandlers) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const current = active !== null && ids.includes(active) ? active : (ids[0] ?? null);

  // Runs after every render: a row that had to be scrolled into view first exists only then.
  useEffect(() => {
    if (wanted.current === null) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(wanted.current)}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: false });
  });

  function move(id: string | undefined): void {
    if (id === undefined) return;
    wanted.current = id;
    reveal(id);
    setActive(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') onClose?.();
    const row = event.target instanceof HTMLElement ? event.target.dataset.rowId : undefined;
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = rowAction(event.key, ids, row);
    if (action === null) return;
    event.preventDefault();
    if (action === 'open') onOpen?.(row);
    else if (action === 'toggle') onToggle?.(row);
    else move(action.to);
  }

  return { body, current, setActive, onKeyDown };
}

type RowAction = 'open' | 'toggle' | { readonly to: string | undefined };

function rowAction(key: string, ids: readonly string[], id: string): RowAction | null {
  const index = ids.indexOf(id);
  switch (key) {
    case 'ArrowDown':
      return { to: ids[index + 1] };
    case 'ArrowUp':
      return { to: ids[index - 1] };
    case 'Home':
      return { to: ids[0] };
    case 'End':
      return { to: ids.at(-1) };
    case 'Enter':
      return 'open';
    case 'x':
    case 'X':
      return 'toggle';
    default:
      return null;
  }
}
