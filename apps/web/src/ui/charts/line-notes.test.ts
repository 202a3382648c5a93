// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { layOutLine } from './line-model.ts';
import { placeNotes } from './line-notes.ts';

const PLOT = { width: 400, height: 100 };
/** "Buy 1 ETH" takes 9 letters of 6.4: 57.6 pixels. */
const note = (at: number) => ({ at, label: 'Buy 1 ETH' });

describe('over a level curve in the middle', () => {
  /** 0 to 400 pixels over 400 milliseconds, at 50 of 100 pixels. */
  const points = Array.from({ length: 41 }, (_, index) => ({ at: index * 10, value: '100' }));
  const layout = layOutLine(points, PLOT.width, PLOT.height);
  const places = (ats: readonly number[]) =>
    placeNotes(layout, ats.map(note), PLOT).map(({ index, words }) => [index, words?.anchor, words?.y]);

  test('words begin beside their mark, above the curve; at the end of the plot they end there', () => {
    // 6 pixels of air and 3 for what hangs below the line: 50 - 9.
    expect(places([100, 390])).toEqual([
      [10, 'start', 41],
      [39, 'end', 41],
    ]);
  });

  test('words that would stand on others go below, and at last to the crosshair; the mark stays', () => {
    // Below: 50 + 6 + 9 for the height of the letters. All four places around 200 are taken when 190 is asked for again.
    expect(places([200, 210, 190, 200, 190])).toEqual([
      [20, 'start', 41],
      [21, 'end', 41],
      [19, 'start', 65],
      [20, 'end', 65],
      [19, undefined, undefined],
    ]);
  });

  test('words wider than the plot are not drawn', () => {
    const narrow = layOutLine(points, 40, 100);
    const [placed] = placeNotes(narrow, [note(200)], { width: 40, height: 100 });
    expect(placed).toMatchObject({ index: 20, place: { x: 20 } });
    expect(placed?.words).toBeUndefined();
  });
});

test('words keep clear of a curve that rises beside the mark', () => {
  // From (0, low) to (200, low), then steeply up: to the right only below is free, to the left both are.
  const rising = [0, 100, 200, 210, 400].map((at) => ({ at, value: at <= 200 ? '0' : '100' }));
  const layout = layOutLine(rising, PLOT.width, PLOT.height);
  const [placed] = placeNotes(layout, [note(200)], PLOT);
  expect(placed?.words).toMatchObject({ anchor: 'end' });
  expect(placed?.words?.y).toBeLessThan(placed?.place.y ?? 0);
});
