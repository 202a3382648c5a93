/**
 * Which lines of a list the window shows. It is followed as the user scrolls, as the window changes, and as lines turn out
 * taller than assumed; then what is in view stays where it is.
 */
import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LineOffsets } from '../model/line-offsets.ts';
import { atRest, placeOfPixel, type ScrollPlace, scrolled } from '../model/scroll-space.ts';

/** Lines drawn beyond the window on either side. */
const BEYOND = 5;
const REST_MS = 150;

export interface ShownLines {
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
export function useScrollPlace(list: RefObject<HTMLElement | null>, margin: number, offsets: LineOffsets): ShownLines {
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
