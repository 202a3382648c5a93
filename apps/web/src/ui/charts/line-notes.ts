/**
 * Where the notes of a value curve stand: at the point of their day, the words on the side with room. Words that would
 * stand on others or leave the plot are left to the crosshair; the mark stays.
 */
import { type LineLayout, nearestIndex, type Place } from './line-model.ts';

export interface LineNote {
  /** Instant in milliseconds. */
  readonly at: number;
  readonly label: string;
}

export interface PlacedNote extends LineNote {
  /** Of the point in the curve. */
  readonly index: number;
  readonly place: Place;
  readonly side: 'left' | 'right' | 'none';
}

/** Of the small type that notes are set in; wide enough for digits. */
const LETTER = 6.4;
const GAP = 8;
const LINE = 14;

export function placeNotes(layout: LineLayout, notes: readonly LineNote[], width: number): readonly PlacedNote[] {
  const placed: PlacedNote[] = [];
  const taken: { readonly from: number; readonly to: number; readonly y: number }[] = [];
  for (const note of notes) {
    const index = nearestIndex(layout.value, layout.xOf(note.at));
    const place = layout.value[index];
    if (place === undefined) continue;
    const side = (['right', 'left'] as const).find((each) => {
      const { from, to } = wordsAt(each, place, note.label);
      const isFree = taken.every((other) => to < other.from || from > other.to || Math.abs(place.y - other.y) > LINE);
      return from >= 0 && to <= width && isFree;
    });
    if (side !== undefined) taken.push({ ...wordsAt(side, place, note.label), y: place.y });
    placed.push({ ...note, index, place, side: side ?? 'none' });
  }
  return placed;
}

function wordsAt(side: 'left' | 'right', { x }: Place, label: string) {
  const length = GAP + label.length * LETTER;
  return side === 'right' ? { from: x, to: x + length } : { from: x - length, to: x };
}
