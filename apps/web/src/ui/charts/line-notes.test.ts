// @vitest-environment node
import { expect, test } from 'vitest';
import { layOutLine } from './line-model.ts';
import { placeNotes } from './line-notes.ts';

/** 0 to 400 pixels over 400 milliseconds, level. */
const POINTS = Array.from({ length: 41 }, (_, index) => ({ at: index * 10, value: '100' }));
const LAYOUT = layOutLine(POINTS, 400, 100);
/** "Buy 1 ETH" takes 9 letters: 8 + 9 x 6.4 = 65.6 pixels. */
const note = (at: number) => ({ at, label: 'Buy 1 ETH' });

test('words stand to the right, at the end of the plot to the left', () => {
  const placed = placeNotes(LAYOUT, [note(100), note(350)], 400);
  expect(placed.map(({ index, side, place }) => [index, side, place.x])).toEqual([
    [10, 'right', 100],
    [35, 'left', 350],
  ]);
});

test('words that would stand on others change the side or are left to the crosshair; the mark stays', () => {
  expect(placeNotes(LAYOUT, [note(100), note(200), note(180)], 400).map(({ side }) => side)).toEqual([
    'right',
    'right',
    'none',
  ]);
  expect(placeNotes(LAYOUT, [note(200), note(160)], 400).map(({ side }) => side)).toEqual(['right', 'left']);
});

test('words without room on either side are not drawn', () => {
  const narrow = layOutLine(POINTS, 60, 100);
  expect(placeNotes(narrow, [note(200)], 60)).toMatchObject([{ side: 'none', place: { x: 30 } }]);
});
