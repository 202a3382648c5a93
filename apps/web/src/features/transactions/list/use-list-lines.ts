/** The lines in view of a list that scrolls with the page, and the space of those that are not drawn. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { rootFontSize } from '../../../ui/use-element-width.ts';
import type { EventPager, PagerView } from '../model/event-pager.ts';
import { headingMarks, lineAt, lineCount, lineOfRow } from '../model/list-lines.ts';

const DAY_REM = 2;
const ROW_REM = { phone: 3.75, compact: 2, comfortable: 2.5 } as const;

export type RowLook = keyof typeof ROW_REM;
type Ready = Extract<PagerView, { kind: 'ready' }>;

export function useListLines(list: RefObject<HTMLElement | null>, pager: EventPager, view: Ready, look: RowLook) {
  const top = useTop(list);
  const margin = top ?? 0;
  const rem = rootFontSize();
  const { total, days } = view;
  const marks = useMemo(() => headingMarks({ total, days }), [total, days]);
  const estimateSize = useCallback(
    (line: number) => (marks[line] === 1 ? DAY_REM : ROW_REM[look]) * rem,
    [marks, look, rem],
  );
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: lineCount(view),
    estimateSize,
    // All lines are placed again when the list moves: not before it is known where it begins.
    enabled: top !== undefined,
    overscan: 6,
    scrollMargin: margin,
    // Head and top bar cover the first lines when a row is brought into view.
    scrollPaddingStart: 6 * rem,
    scrollPaddingEnd: 5 * rem,
  });
  const items = virtualizer.getVirtualItems();
  const rows = items.flatMap((item) => {
    const line = lineAt(view, item.index);
    return line.kind === 'row' ? [line.row] : [];
  });
  const [first, last] = [rows[0], rows.at(-1)];
  useEffect(() => {
    if (first !== undefined && last !== undefined) pager.need(first, last);
  }, [pager, first, last]);
  return {
    lines: items.map((item) => ({ index: item.index, line: lineAt(view, item.index) })),
    spaceBefore: (items[0]?.start ?? margin) - margin,
    spaceAfter: virtualizer.getTotalSize() + margin - (items.at(-1)?.end ?? margin),
    measure: virtualizer.measureElement,
    reveal: (row: number) => virtualizer.scrollToIndex(lineOfRow(view, row)),
    firstRow: first,
    lastRow: last,
  };
}

/** Where the list begins on the page; what stands above it may grow. */
function useTop(list: RefObject<HTMLElement | null>): number | undefined {
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}
