/**
 * Room to scroll in. Browsers end a page at some 17 to 33 million pixels, which 400,000 rows reach. A longer list gets a
 * page of bounded height and is shifted under it: small movements scroll pixel by pixel, a jump goes to the same share
 * of the list, and when scrolling rests the page is set back to that share without anything moving on the screen.
 */
export const MOST_PIXELS = 8_000_000;

export interface ScrollSpace {
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
