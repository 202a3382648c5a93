// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineOffsets, type ListShape, lineAt, lineCount } from './line-offsets.ts';

// Lines: D r0 r1 D r2 D r3 r4 r5, a row 40 high and a heading 32.
const shape: ListShape = {
  total: 6,
  days: [
    { day: '2025-12-18', first: 0, count: 2 },
    { day: '2025-12-08', first: 2, count: 1 },
    { day: '2025-10-31', first: 3, count: 3 },
  ],
};
const heights = { row: 40, day: 32 };

describe('places of lines', () => {
  it('are sums of the heights before them', () => {
    const offsets = new LineOffsets(shape, heights);
    expect(Array.from({ length: 10 }, (_, line) => offsets.offsetOf(line))).toEqual([
      0, 32, 72, 112, 144, 184, 216, 256, 296, 336,
    ]);
    expect(offsets.total).toBe(336);
  });

  it('lead back to the line that covers a pixel', () => {
    const offsets = new LineOffsets(shape, heights);
    expect([-50, 0, 31, 32, 143.5, 144, 335, 9_999].map((pixel) => offsets.lineAtOffset(pixel))).toEqual([
      0, 0, 0, 1, 3, 4, 8, 8,
    ]);
  });

  it('move on when a line was drawn taller, and tell how much of it lies before the window', () => {
    const offsets = new LineOffsets(shape, heights);
    // Row 0 is line 1, row 3 is line 6; the others are as assumed.
    const drawn = new Map([
      [0, 32.2],
      [1, 60],
      [2, 40],
      [6, 55],
    ]);
    expect(offsets.measured(drawn, 4)).toEqual({ isNew: true, before: 20 });
    expect([1, 2, 6, 7, 9].map((line) => offsets.offsetOf(line))).toEqual([32, 92, 236, 291, 371]);
    expect(offsets.lineAtOffset(91)).toBe(1);
    expect(offsets.measured(drawn, 4)).toEqual({ isNew: false, before: 0 });
  });

  it('are those of adding up line by line, for any list', () => {
    const shapes = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 }).map((counts): ListShape => {
      let first = 0;
      const days = counts.map((count, i) => {
        first += count;
        return { day: `d${i}`, first: first - count, count };
      });
      return { total: first, days };
    });
    const extras = fc.array(fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 90 })), { maxLength: 12 });
    fc.assert(
      fc.property(shapes, extras, (any, taller) => {
        const offsets = new LineOffsets(any, heights);
        const assumed = (line: number) => (lineAt(any, line).kind === 'day' ? 32 : 40);
        const drawn = new Map(
          taller.flatMap(([line, extra]) => (line < lineCount(any) ? [[line, assumed(line) + extra] as const] : [])),
        );
        offsets.measured(drawn, 0);
        let sum = 0;
        for (let line = 0; line < lineCount(any); line++) {
          expect(offsets.offsetOf(line)).toBe(sum);
          expect(offsets.lineAtOffset(sum)).toBe(line);
          sum += drawn.get(line) ?? assumed(line);
        }
        expect(offsets.total).toBe(sum);
      }),
      { numRuns: 60 },
    );
  });
});
