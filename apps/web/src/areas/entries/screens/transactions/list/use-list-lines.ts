/** The lines in view of a list that scrolls with the page, and the space of those that are not drawn. */
import { type RefObject, useEffect, useMemo } from 'react';
import type { EventPager, PagerView } from '../model/event-pager.ts';
import { LineOffsets } from '../model/line-offsets.ts';
import { type ListLine, lineAt, lineOfRow } from '../model/list-lines.ts';
import { pageHeight } from '../model/scroll-space.ts';
import type { ListBox } from './use-list-box.ts';
import { useScrollPlace } from './use-scroll-place.ts';

const DAY_REM = 2;
const ROW_REM = { phone: 3.75, compact: 2, comfortable: 2.5 } as const;
/** Head and top bar cover the first lines when a row is brought into view, the bulk bar the last ones. */
const COVERED_REM = { top: 6, bottom: 5 };

export type RowLook = keyof typeof ROW_REM;
type Ready = Extract<PagerView, { kind: 'ready' }>;

export interface ListLines {
  readonly lines: readonly { readonly index: number; readonly line: ListLine }[];
  readonly spaceBefore: number;
  readonly spaceAfter: number;
  readonly reveal: (row: number) => void;
  readonly firstRow: number | undefined;
  readonly lastRow: number | undefined;
}

export function useListLines(
  list: RefObject<HTMLElement | null>,
  { top, rem }: ListBox,
  pager: EventPager,
  view: Ready,
  look: RowLook,
): ListLines {
  const { total, days } = view;
  const offsets = useMemo(
    () => new LineOffsets({ total, days }, { row: ROW_REM[look] * rem, day: DAY_REM * rem }),
    [total, days, look, rem],
  );
  const { shift, first, last, pixel, go } = useScrollPlace(list, top, offsets);
  const lines = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => ({
    index: first + i,
    line: lineAt(view, first + i),
  }));
  const rows = lines.flatMap(({ line }) => (line.kind === 'row' ? [line.row] : []));
  const [firstRow, lastRow] = [rows[0], rows.at(-1)];
  useEffect(() => {
    if (firstRow !== undefined && lastRow !== undefined) pager.need(firstRow, lastRow);
  }, [pager, firstRow, lastRow]);
  const height = pageHeight({ total: offsets.total, view: innerHeight });
  const spaceBefore = Math.max(0, offsets.offsetOf(first) - shift);
  const drawn = offsets.offsetOf(last + 1) - offsets.offsetOf(first);
  return {
    lines,
    spaceBefore,
    spaceAfter: Math.max(0, height - spaceBefore - drawn),
    reveal: (row) => {
      const line = lineOfRow(view, row);
      const [start, end] = [offsets.offsetOf(line), offsets.offsetOf(line + 1)];
      const seen = pixel();
      const [upper, lower] = [seen + COVERED_REM.top * rem, seen + innerHeight - COVERED_REM.bottom * rem];
      if (start < upper) go(start - COVERED_REM.top * rem);
      else if (end > lower) go(end - innerHeight + COVERED_REM.bottom * rem);
    },
    firstRow,
    lastRow,
  };
}
