/** The lines in view of a list that scrolls with the page, and the space of those that are not drawn. */
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rootFontSize } from '../../../../../ui/use-width.ts';
import type { EventPager, PagerView } from '../model/event-pager.ts';
import {
  atRest,
  LineOffsets,
  type ListLine,
  lineAt,
  lineOfRow,
  pageHeight,
  placeOfPixel,
  type ScrollPlace,
  scrolled,
} from '../model/line-offsets.ts';

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

/**
 * Which lines of a list the window shows. It is followed as the user scrolls, as the window changes, and as lines turn out
 * taller than assumed; then what is in view stays where it is.
 */

/** Lines drawn beyond the window on either side. */
const BEYOND = 5;
const REST_MS = 150;

interface ShownLines {
  readonly first: number;
  readonly last: number;
  readonly shift: number;
  /** The list's pixel at the upper edge of the window, at this moment. */
  readonly pixel: () => number;
  /** Brings a pixel of the list to the upper edge of the window. */
  readonly go: (pixel: number) => void;
}

const START: ScrollPlace = { top: 0, shift: 0 };

/** `margin` is the page above the list. */
function useScrollPlace(list: RefObject<HTMLElement | null>, margin: number, offsets: LineOffsets): ShownLines {
  /** To the pixel; what is drawn follows only when other lines come into view. */
  const exact = useRef(START);
  const [place, setPlace] = useState<ScrollPlace>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const set = useCallback(
    (next: ScrollPlace) => {
      exact.current = next;
      setPlace((old) => (old && looksSame(offsets, old, next) ? old : next));
    },
    [offsets],
  );
  const goTo = useCallback(
    (next: ScrollPlace) => {
      // Where the list is shifted, lines and page move in one step, or it would jump for a moment.
      if (next.shift === exact.current.shift) set(next);
      else flushSync(() => set(next));
      scrollTo({ top: next.top + margin, behavior: 'instant' });
    },
    [set, margin],
  );
  useScrolling(margin, offsets, exact, set, goTo);
  useMeasuring(list, offsets, exact, goTo, redraw);
  return {
    ...(place === undefined ? { first: 0, last: -1 } : linesAt(offsets, place)),
    shift: place?.shift ?? 0,
    pixel: () => exact.current.top + exact.current.shift,
    go: (pixel) => {
      const { top, shift } = exact.current;
      const isNear = Math.abs(pixel - top - shift) < 2 * innerHeight;
      goTo(isNear ? { top: pixel - shift, shift } : placeOfPixel(spaceOf(offsets), pixel));
    },
  };
}

function useScrolling(
  margin: number,
  offsets: LineOffsets,
  exact: RefObject<ScrollPlace>,
  set: (next: ScrollPlace) => void,
  goTo: (next: ScrollPlace) => void,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      const { top, shift } = exact.current;
      const next = atRest(spaceOf(offsets), exact.current);
      if (next.shift !== shift && Math.abs(next.top - top) >= 1) goTo(next);
    };
    const follow = () => {
      set(scrolled(spaceOf(offsets), exact.current, scrollY - margin));
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    // Reading the scroll position lays the page out; in a frame that is done anyway.
    const frame = requestAnimationFrame(follow);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [margin, offsets, exact, set, goTo]);
}

/** The list is as high as assumed unless a line is taller: only then its lines are looked at. */
function useMeasuring(
  list: RefObject<HTMLElement | null>,
  offsets: LineOffsets,
  exact: RefObject<ScrollPlace>,
  goTo: (next: ScrollPlace) => void,
  redraw: () => void,
): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const { top, shift } = exact.current;
      const { isNew, before } = offsets.measured(heightsIn(element), offsets.lineAtOffset(top + shift));
      if (isNew) redraw();
      if (before !== 0) goTo({ top: top + before, shift });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, offsets, exact, goTo, redraw]);
}

function heightsIn(list: HTMLElement): ReadonlyMap<number, number> {
  const heights = new Map<number, number>();
  for (const row of list.querySelectorAll<HTMLElement>('tr[data-index]')) {
    const { height } = row.getBoundingClientRect();
    // Not laid out.
    if (height > 0) heights.set(Number(row.dataset.index), height);
  }
  return heights;
}

function spaceOf({ total }: LineOffsets) {
  return { total, view: innerHeight };
}

function linesAt(offsets: LineOffsets, { top, shift }: ScrollPlace) {
  return {
    first: Math.max(0, offsets.lineAtOffset(top + shift) - BEYOND),
    last: Math.min(offsets.count - 1, offsets.lineAtOffset(top + shift + innerHeight) + BEYOND),
  };
}

function looksSame(offsets: LineOffsets, a: ScrollPlace, b: ScrollPlace): boolean {
  const [old, next] = [linesAt(offsets, a), linesAt(offsets, b)];
  return a.shift === b.shift && old.first === next.first && old.last === next.last;
}

export interface ListBox {
  /** Pixels from the top of the page; what stands above the list may grow. */
  readonly top: number;
  readonly width: number;
  /** Pixels of one rem. */
  readonly rem: number;
}

/**
 * Where the list begins on the page and how wide it is. Looked at a frame after its place was made and not while it is
 * made: then the page is laid out once, and head and lines follow in tasks of their own.
 */
export function useListBox(list: RefObject<HTMLElement | null>): ListBox | undefined {
  const [box, setBox] = useState<ListBox>();
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const top = Math.round(element.getBoundingClientRect().top + scrollY);
      const next = { top, width: element.clientWidth, rem: rootFontSize() };
      startTransition(() => setBox((old) => (old && isSame(old, next) ? old : next)));
    };
    const frame = requestAnimationFrame(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [list]);
  return box;
}

function isSame(a: ListBox, b: ListBox): boolean {
  return a.top === b.top && a.width === b.width && a.rem === b.rem;
}
