/**
 * The list of all events. Only the lines in view exist; their rows come from the ledger in pages. It scrolls with the
 * page, so phones have one scroll bar and the head stays below the top bar.
 */
import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { uiStrings } from '../../../../../ui/strings.ts';
import { fitColumns } from '../../../../../ui/table/fit-columns.ts';
import { TableHead } from '../../../../../ui/table/table-head.tsx';
import { TableSpacer } from '../../../../../ui/table/table-row.tsx';
import type { Column, Sort } from '../../../../../ui/table/table-types.ts';
import { type EventPager, isRowOf, type PagerView, placeOf, rowAt } from '../model/event-pager.ts';
import { lineCount } from '../model/line-offsets.ts';
import type { ListSort } from '../model/list-view.ts';
import { transactionsStrings } from '../strings.ts';
import { EventPhoneRow, eventColumns, type RowWords, SORT_OF } from './event-columns.tsx';
import { DayLine, EventLine, WaitingLine } from './event-lines.tsx';
import { ListFoot } from './list-frame.tsx';
import { useListKeys } from './use-list-keys.ts';
import { type ListBox, type RowLook, useListBox, useListLines } from './use-list-lines.ts';

export interface ListSelection {
  readonly ids: ReadonlySet<string>;
  readonly isAll: boolean;
  readonly toggle: (id: string) => void;
  /** All events of the question, also those not loaded; none if all are chosen. */
  readonly toggleAll: () => void;
}

export interface EventTableProps {
  readonly pager: EventPager;
  readonly view: Extract<PagerView, { kind: 'ready' }>;
  readonly words: RowWords;
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
  readonly hiddenColumns: ReadonlySet<string>;
  readonly openId: string | undefined;
  readonly onOpen: (row: EventRow) => void;
  readonly onClose: () => void;
  readonly onLabel: (row: EventRow) => void;
  readonly selection: ListSelection;
}

const PHONE_BELOW_REM = 35;
const CHECKBOX_REM = 2.5;
const BOXES_FROM_REM = 44;
/** The line around the table, left and right. */
const FRAME_PIXELS = 2;
/** Rows are moved through and chosen, so the table is a grid to screen readers. */
const GRID = { role: 'grid', 'aria-multiselectable': true } as const;

export function EventTable(props: EventTableProps) {
  const list = useRef<HTMLDivElement>(null);
  const box = useListBox(list);
  return (
    <div ref={list} className="[overflow-anchor:none]" aria-busy={!props.view.isFresh}>
      {box && <EventGrid {...props} list={list} box={box} />}
    </div>
  );
}

interface EventGridProps extends EventTableProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly box: ListBox;
}

function EventGrid(props: EventGridProps) {
  const { list, box, pager, view, words, sort, selection } = props;
  const t = useStrings(transactionsStrings);
  const body = useRef<HTMLTableSectionElement>(null);
  const { columns, look, hasBoxes } = useColumns(props);
  const lines = useListLines(list, box, pager, view, look);
  const withRow = (act: (row: EventRow) => void) => (place: number) => {
    const row = rowAt(view, place);
    if (row) act(row);
  };
  const keys = useListKeys({
    body,
    total: view.total,
    onOpen: withRow(props.onOpen),
    onToggle: withRow((row) => selection.toggle(row.id)),
    onLabel: withRow(props.onLabel),
    onClose: props.onClose,
    reveal: lines.reveal,
  });
  useOpenRowInView(props, lines);
  const drawn = useDrawnRows(
    lines.lines.flatMap(({ line }) => (line.kind === 'row' ? (rowAt(view, line.row)?.id ?? []) : [])),
  );
  const span = columns.length + (hasBoxes ? 1 : 0);
  return (
    <>
      <div className="rounded-lg border border-line bg-surface shadow-1">
        <table
          {...GRID}
          aria-label={t('list')}
          aria-rowcount={lineCount(view) + 1}
          className="w-full table-fixed border-separate border-spacing-0 text-sm"
        >
          <colgroup>
            {hasBoxes && <col style={{ width: `${CHECKBOX_REM}rem` }} />}
            {columns.map((column) => (
              <col key={column.id} style={column.grow ? undefined : { width: `${column.width}rem` }} />
            ))}
          </colgroup>
          <TableHead
            columns={columns}
            sort={headSort(sort)}
            onSort={(column) => props.onSort(nextSort(sort, column))}
            hidden={look === 'phone'}
            top="var(--topbar-h)"
            selectAll={hasBoxes && <SelectAllEvents selection={selection} />}
          />
          <tbody ref={body} onKeyDown={keys.onKeyDown}>
            <TableSpacer height={lines.spaceBefore} span={span} />
            {lines.lines.map(({ index, line }) => {
              const shared = { index, span };
              if (line.kind === 'day') return <DayLine key={`day ${line.group.day}`} group={line.group} {...shared} />;
              const row = rowAt(view, line.row);
              if (!row || !drawn.has(row.id)) return <WaitingLine key={`wait ${line.row}`} look={look} {...shared} />;
              return (
                <EventLine
                  key={row.id}
                  {...{ row, words, columns, look, hasBoxes, ...shared }}
                  place={line.row}
                  isOpen={isRowOf(row, props.openId)}
                  isSelected={selection.ids.has(row.id)}
                  isTabStop={line.row === keys.current}
                  onOpen={props.onOpen}
                  onToggle={selection.toggle}
                  onFocus={keys.setActive}
                />
              );
            })}
            <TableSpacer height={lines.spaceAfter} span={span} />
          </tbody>
        </table>
      </div>
      <ListFoot from={lines.firstRow} to={lines.lastRow} total={view.total} />
    </>
  );
}

/** Walking on in the drawer takes the list along. */
function useOpenRowInView({ view, openId }: EventTableProps, lines: ReturnType<typeof useListLines>): void {
  const { firstRow, lastRow, reveal } = lines;
  const place = openId === undefined ? -1 : placeOf(view, openId);
  const isOutside =
    place >= 0 && firstRow !== undefined && lastRow !== undefined && (place < firstRow || place > lastRow);
  const shown = useRef(openId);
  useEffect(() => {
    if (shown.current === openId) return;
    shown.current = openId;
    if (isOutside) reveal(place);
  }, [openId, isOutside, place, reveal]);
}

function useColumns(props: EventGridProps) {
  const { box, words, sort, hiddenColumns } = props;
  const t = useStrings(transactionsStrings);
  const width = (box.width - FRAME_PIXELS) / box.rem;
  const isCompact = useSetting('userMode') === 'expert';
  const isPhone = width > 0 && width < PHONE_BELOW_REM;
  const isGrouped = sort.by === 'at';
  // Beside the drawer the boxes make room until something is chosen; X still chooses.
  const isCramped = props.openId !== undefined && props.selection.ids.size === 0 && width < BOXES_FROM_REM;
  const hasBoxes = isPhone || !isCramped;
  const columns = useMemo((): readonly Column<EventRow>[] => {
    const cell = (row: EventRow) => <EventPhoneRow {...{ row, words, isGrouped }} />;
    if (isPhone) return [{ id: 'phone', header: t('list'), cell, width: 0, grow: true }];
    return fitColumns(
      eventColumns(words, isGrouped),
      Math.max(0, width - (hasBoxes ? CHECKBOX_REM : 0)),
      hiddenColumns,
    );
  }, [isPhone, isGrouped, hasBoxes, words, width, hiddenColumns, t]);
  const look: RowLook = isPhone ? 'phone' : isCompact ? 'compact' : 'comfortable';
  return { columns, look, hasBoxes };
}

function SelectAllEvents({ selection }: { readonly selection: ListSelection }) {
  const t = useStrings(uiStrings);
  const checked = selection.isAll ? true : selection.ids.size > 0 ? 'indeterminate' : false;
  return <Checkbox label={t('selectAll')} labelHidden checked={checked} onCheckedChange={selection.toggleAll} />;
}

function headSort({ by, direction }: ListSort): Sort | null {
  const column = Object.keys(SORT_OF).find((id) => SORT_OF[id] === by);
  return column === undefined
    ? null
    : { columnId: column, direction: direction === 'asc' ? 'ascending' : 'descending' };
}

/** First click: the column's natural direction; then back and forth. */
function nextSort(sort: ListSort, column: Column<EventRow>): ListSort {
  const by = SORT_OF[column.id] ?? 'at';
  if (sort.by !== by) return { by, direction: column.descendingFirst ? 'desc' : 'asc' };
  return { by, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}

/** A row costs two to three milliseconds with its styles and layout when everything is slow. */
const PER_FRAME = 4;
/** Beside a window full of waiting lines, which are made in the same frame. */
const AFTER_JUMP = 2;

/**
 * Which rows are drawn in full. After a jump all lines in view are new; drawing them at once would hold up the page for
 * longer than a frame on a slow machine. So a few come with each frame, the rest stand as waiting lines until then.
 */
function useDrawnRows(ids: readonly string[]): ReadonlySet<string> {
  const drawn = useRef<ReadonlySet<string>>(new Set());
  const [, drawMore] = useReducer((frames: number) => frames + 1, 0);
  const known = drawn.current;
  const fresh = ids.filter((id) => !known.has(id));
  const later = new Set(fresh.slice(fresh.length > 2 * PER_FRAME && known.size > 0 ? AFTER_JUMP : PER_FRAME));
  const now = new Set(ids.filter((id) => !later.has(id)));
  useEffect(() => {
    drawn.current = now;
    if (later.size === 0) return;
    const frame = requestAnimationFrame(drawMore);
    return () => cancelAnimationFrame(frame);
  });
  return now;
}
