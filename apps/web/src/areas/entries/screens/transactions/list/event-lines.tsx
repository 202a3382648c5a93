/** The three kinds of lines in the list: an event, the day above its events, and an event that is still on its way. */
import { type MouseEvent, memo } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { DayGroup, EventRow } from '../../../../../platform/ledger/event-types.ts';
import { TickBox } from '../../../../../ui/checkbox.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { uiStrings } from '../../../../../ui/strings.ts';
import { CELL, TableGroupRow } from '../../../../../ui/table/table-row.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { formatLongDay } from '../model/holding-days.ts';
import { transactionsStrings } from '../strings.ts';
import { type RowWords, rowName } from './event-columns.tsx';
import type { RowLook } from './use-list-lines.ts';

interface LineProps {
  readonly index: number;
  readonly span: number;
}

export const DayLine = memo(function DayLine(props: LineProps & { readonly group: DayGroup }) {
  const { group, index, span } = props;
  const t = useStrings(transactionsStrings);
  const locale = useLocale();
  return (
    <TableGroupRow span={span} index={index}>
      <b className="mr-2 font-semibold text-ink-2">{formatLongDay(group.day, locale)}</b>
      {t('events', { count: group.count, shown: formatCount(group.count, locale) })}
    </TableGroupRow>
  );
});

const HEIGHTS: Readonly<Record<RowLook, string>> = { phone: 'h-15', compact: 'h-8', comfortable: 'h-10' };

/** Two elements: a jump fills the window with these. */
export const WaitingLine = memo(function WaitingLine(props: LineProps & { readonly look: RowLook }) {
  const { index, span, look } = props;
  const t = useStrings(transactionsStrings);
  return (
    <tr data-index={index} aria-rowindex={index + 2}>
      <td
        colSpan={span}
        aria-label={t('rowLoading')}
        className={cx(
          CELL,
          HEIGHTS[look],
          'before:block before:h-2.5 before:w-2/5 before:rounded-full before:bg-ink/8',
        )}
      />
    </tr>
  );
});

export interface EventLineProps extends LineProps {
  readonly row: EventRow;
  readonly words: RowWords;
  readonly columns: readonly Column<EventRow>[];
  readonly look: RowLook;
  readonly place: number;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly hasBoxes: boolean;
  readonly onOpen: (row: EventRow) => void;
  readonly onToggle: (id: string) => void;
  readonly onFocus: (place: number) => void;
}

/** Scrolling moves lines in and out; those that stay are not drawn again. */
export const EventLine = memo(function EventLine(props: EventLineProps) {
  const { row, words, columns, look, isOpen, isSelected } = props;
  const ui = useStrings(uiStrings);
  return (
    <tr
      data-index={props.index}
      data-place={props.place}
      data-event={row.id}
      aria-rowindex={props.index + 2}
      aria-selected={isSelected}
      tabIndex={props.isTabStop ? 0 : -1}
      onFocus={() => props.onFocus(props.place)}
      onClick={(event) => !isControl(event) && props.onOpen(row)}
      className={cx(
        'cursor-pointer transition-colors focus-visible:-outline-offset-2',
        isOpen || isSelected ? 'bg-accent-tint' : 'hover:bg-hover',
        isOpen && '[&>td:first-child]:shadow-[inset_3px_0_0_var(--accent)]',
        !isOpen &&
          (row.whole ?? row).review.length > 0 &&
          '[&>td:first-child]:shadow-[inset_3px_0_0_var(--review-fill)]',
      )}
    >
      {props.hasBoxes && (
        <td className={cx(CELL, HEIGHTS[look])}>
          <TickBox
            label={ui('selectRow', { name: rowName(row, words) })}
            checked={isSelected}
            onCheckedChange={() => props.onToggle(row.id)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          className={cx(CELL, HEIGHTS[look], column.align === 'right' && 'text-right', look === 'phone' && 'py-2')}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
});

function isControl(event: MouseEvent): boolean {
  const control = event.target instanceof Element ? event.target.closest('a, button, input, label') : null;
  return control !== null && event.currentTarget.contains(control);
}
