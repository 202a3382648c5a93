/**
 * The lines of a list that is never built: rows and a heading above each day, where each stands, and room to scroll to
 * all of them. A line and its place are computed from its index, so 100,000 rows cost what their days cost.
 */
import type { DayGroup } from '../../../../../platform/ledger/event-types.ts';

export type ListLine =
  | { readonly kind: 'day'; readonly group: DayGroup }
  | { readonly kind: 'row'; readonly row: number };

/** The part of an answer that decides its lines. */
export interface ListShape {
  readonly total: number;
  readonly days: readonly DayGroup[];
}

/**
 * Lines of the list: rows and a heading above each day. The list is never built; a line is computed from its index by
 * looking up the day it falls into, so 100,000 rows cost what their days cost.
 */
export function lineCount({ total, days }: ListShape): number {
  return total + days.length;
}

export function lineAt(shape: ListShape, line: number): ListLine {
  const { days } = shape;
  if (days.length === 0) return { kind: 'row', row: line };
  // The heading of group g stands behind `first` rows and g headings.
  const at = lastWhere(days.length, (index) => (days[index]?.first ?? 0) + index <= line);
  const group = days[at];
  if (group === undefined) return { kind: 'row', row: line };
  return group.first + at === line ? { kind: 'day', group } : { kind: 'row', row: line - at - 1 };
}

export function lineOfRow({ days }: ListShape, row: number): number {
  if (days.length === 0) return row;
  return row + lastWhere(days.length, (index) => (days[index]?.first ?? 0) <= row) + 1;
}

/** The last index for which a condition holds that holds up to some point; -1 if never. */
function lastWhere(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export interface LineHeights {
  readonly row: number;
  readonly day: number;
}

export class LineOffsets {
  readonly #shape: ListShape;
  readonly #heights: LineHeights;
  readonly #count: number;
  /** By line: how much taller than assumed it was drawn. */
  readonly #extra = new Map<number, number>();
  /** Lines with a correction in order, and the sum of the corrections before each. */
  #lines: readonly number[] = [];
  #sums: readonly number[] = [0];

  constructor(shape: ListShape, heights: LineHeights) {
    this.#shape = shape;
    this.#heights = heights;
    this.#count = lineCount(shape);
  }

  get count(): number {
    return this.#count;
  }

  get total(): number {
    return this.offsetOf(this.#count);
  }

  /** Pixels before a line. */
  offsetOf(line: number): number {
    const { row, day } = this.#heights;
    const days = daysBefore(this.#shape, line);
    return (line - days) * row + days * day + this.#extraBefore(line);
  }

  /** The line that covers a pixel, the first or last one outside of the list. */
  lineAtOffset(offset: number): number {
    let [low, high] = [0, Math.max(0, this.#count - 1)];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.offsetOf(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Takes in how tall lines were drawn; gives back by how much all lines before `line` grew. */
  measured(heights: ReadonlyMap<number, number>, line: number): { readonly isNew: boolean; readonly before: number } {
    let [isNew, before] = [false, 0];
    for (const [at, height] of heights) {
      const assumed = lineAt(this.#shape, at).kind === 'day' ? this.#heights.day : this.#heights.row;
      const change = height - assumed - (this.#extra.get(at) ?? 0);
      // Fractions of a pixel come from zooming, not from content.
      if (Math.abs(change) < 1) continue;
      this.#extra.set(at, height - assumed);
      isNew = true;
      if (at < line) before += change;
    }
    if (isNew) this.#sumUp();
    return { isNew, before };
  }

  #sumUp(): void {
    this.#lines = [...this.#extra.keys()].sort((a, b) => a - b);
    const sums = [0];
    for (const line of this.#lines) sums.push((sums.at(-1) ?? 0) + (this.#extra.get(line) ?? 0));
    this.#sums = sums;
  }

  #extraBefore(line: number): number {
    let [low, high] = [0, this.#lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#lines[middle] ?? 0) < line) low = middle + 1;
      else high = middle;
    }
    return this.#sums[low] ?? 0;
  }
}

/** Headings among the lines before `line`. */
function daysBefore(shape: ListShape, line: number): number {
  if (shape.days.length === 0 || line === 0) return 0;
  const last = lineAt(shape, line - 1);
  if (last.kind === 'row') return line - 1 - last.row;
  return line - last.group.first;
}

export const MOST_PIXELS = 8_000_000;

/**
 * Room to scroll in. Browsers end a page at some 17 to 33 million pixels, which 400,000 rows reach. A longer list gets a
 * page of bounded height and is shifted under it: small movements scroll pixel by pixel, a jump goes to the same share
 * of the list, and when scrolling rests the page is set back to that share without anything moving on the screen.
 */
interface ScrollSpace {
  /** Height of the whole list, and of the window it is seen through. */
  readonly total: number;
  readonly view: number;
}

/** Height that the list takes on the page. */
export function pageHeight({ total }: ScrollSpace): number {
  return Math.min(total, MOST_PIXELS);
}

/** A place on the page (pixels above the window, from the list's beginning) and how far the list is shifted under it. */
export interface ScrollPlace {
  readonly top: number;
  readonly shift: number;
}

/** Where the page stands when its place tells the share of the list: for jumps, and for rest. */
export function placeOfShare(space: ScrollSpace, top: number): ScrollPlace {
  const room = space.total - pageHeight(space);
  if (room <= 0) return { top, shift: 0 };
  const share = top / Math.max(1, pageHeight(space) - space.view);
  return { top, shift: Math.min(1, Math.max(0, share)) * room };
}

/** The place that shows a pixel of the list at the window's upper edge. */
export function placeOfPixel(space: ScrollSpace, pixel: number): ScrollPlace {
  const room = space.total - pageHeight(space);
  if (room <= 0) return { top: pixel, shift: 0 };
  const share = pixel / Math.max(1, space.total - space.view);
  const top = Math.round(Math.min(1, Math.max(0, share)) * (pageHeight(space) - space.view));
  return { top, shift: pixel - top };
}

/** After the user scrolled from one place to another one on the page. */
export function scrolled(space: ScrollSpace, { top, shift }: ScrollPlace, to: number): ScrollPlace {
  if (Math.abs(to - top) > 2 * space.view) return placeOfShare(space, to);
  const room = Math.max(0, space.total - pageHeight(space));
  return { top: to, shift: Math.min(shift, room) };
}

/** Where the page is set back to when scrolling rests. Above the list and below its end there is nothing to set back. */
export function atRest(space: ScrollSpace, place: ScrollPlace): ScrollPlace {
  const isOutside = place.top < 0 || place.top > pageHeight(space) - space.view;
  return isOutside || place.shift === 0 ? place : placeOfPixel(space, place.top + place.shift);
}
