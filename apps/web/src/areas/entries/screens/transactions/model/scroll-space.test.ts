// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { atRest, MOST_PIXELS, pageHeight, placeOfPixel, placeOfShare, scrolled } from './line-offsets.ts';

/** A million rows of 40 pixels under a window of 800. */
const LONG = { total: 40_000_000, view: 800 };
const SHORT = { total: 4_000_000, view: 800 };

describe('room to scroll in', () => {
  it('is the list itself as long as browsers can show it', () => {
    expect(pageHeight(SHORT)).toBe(4_000_000);
    expect(placeOfShare(SHORT, 123_456)).toEqual({ top: 123_456, shift: 0 });
    expect(placeOfPixel(SHORT, 123_456)).toEqual({ top: 123_456, shift: 0 });
    expect(scrolled(SHORT, { top: 0, shift: 0 }, 2_000_000)).toEqual({ top: 2_000_000, shift: 0 });
  });

  it('is bounded for a longer list, both of whose ends stay in reach', () => {
    expect(pageHeight(LONG)).toBe(MOST_PIXELS);
    expect(placeOfShare(LONG, 0)).toEqual({ top: 0, shift: 0 });
    const end = placeOfShare(LONG, MOST_PIXELS - 800);
    expect(end.top + end.shift).toBe(40_000_000 - 800);
    expect(placeOfPixel(LONG, 40_000_000 - 800)).toEqual(end);
  });

  it('moves pixel by pixel for a wheel and by share for a jump', () => {
    // A quarter of the page is a quarter of the list: 0.25 of the 32 million that do not fit.
    const quarter = (MOST_PIXELS - 800) / 4;
    const jumped = scrolled(LONG, { top: 0, shift: 0 }, quarter);
    expect(jumped).toEqual({ top: quarter, shift: 8_000_000 });
    expect(scrolled(LONG, jumped, quarter + 120)).toEqual({ top: quarter + 120, shift: 8_000_000 });
    expect(scrolled(LONG, jumped, 0)).toEqual({ top: 0, shift: 0 });
  });

  it('rests at the share of what is in view without moving it', () => {
    const wheeled = { top: 2_100_000, shift: 8_000_000 };
    const rest = atRest(LONG, wheeled);
    expect(rest.top + rest.shift).toBe(10_100_000);
    // 10.1 of 39.9992 million, on a page of 7.9992 million: about 2.02 million.
    expect(rest.top).toBe(Math.round((10_100_000 / 39_999_200) * 7_999_200));
    expect(placeOfShare(LONG, rest.top).shift).toBeCloseTo(rest.shift, -2);
  });

  it('leaves what stands below the end of the list in view', () => {
    const below = placeOfShare(LONG, MOST_PIXELS - 700);
    expect(below.top + below.shift).toBe(40_000_000 - 700);
    expect(atRest(LONG, below)).toBe(below);
  });
});
