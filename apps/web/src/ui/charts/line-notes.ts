/**
 * Where the notes of a value curve stand: a mark at the point of their day, the words beside it where neither a curve nor
 * other words run, as near as can be. Words without such a place are left to the crosshair; the mark stays.
 */
import { type LineLayout, nearestIndex, type Place } from './line-model.ts';

export interface LineNote {
  /** Instant in milliseconds. */
  readonly at: number;
  readonly label: string;
}

/** Words from `x` on or up to it, with their line at `y`. */
export interface NoteWords extends Place {
  readonly anchor: 'start' | 'end';
}

export interface PlacedNote extends LineNote {
  /** Of the point in the curve. */
  readonly index: number;
  readonly place: Place;
  readonly words?: NoteWords;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of the small type that notes are set in; wide enough for digits. */
const LETTER = 6.4;
const ASCENT = 9;
const DESCENT = 3;
/** Between a curve and words. */
const GAP = 6;
/** A curve may rise straight above the mark. */
const ASIDE = 5;
/** Words further away no longer belong to their mark. */
const FARTHEST = 60;

export function placeNotes(
  layout: LineLayout,
  notes: readonly LineNote[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly PlacedNote[] {
  const taken: Box[] = [];
  return notes.flatMap((note): PlacedNote[] => {
    const index = nearestIndex(layout.value, layout.xOf(note.at));
    const place = layout.value[index];
    if (place === undefined) return [];
    const [words] = candidates(layout, place, note.label.length * LETTER)
      .filter(({ box }) => box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height)
      .filter(({ box }) => !taken.some((other) => overlap(box, other)))
      .sort((a, b) => Math.abs(a.words.y - place.y) - Math.abs(b.words.y - place.y));
    if (words === undefined || Math.abs(words.words.y - place.y) > FARTHEST) return [{ ...note, index, place }];
    taken.push(words.box);
    return [{ ...note, index, place, words: words.words }];
  });
}

/** Above and below the curves, on either side of the mark. */
function candidates(layout: LineLayout, place: Place, length: number) {
  return (['start', 'end'] as const).flatMap((anchor) => {
    const x = anchor === 'start' ? place.x + ASIDE : place.x - ASIDE;
    const left = anchor === 'start' ? x : x - length;
    const [top, bottom] = reach(layout, left, left + length, place);
    return [top - GAP - DESCENT, bottom + GAP + ASCENT].map((y) => ({
      words: { x, y, anchor },
      box: { left, right: left + length, top: y - ASCENT, bottom: y + DESCENT },
    }));
  });
}

/** The highest and lowest pixel of the curves between two places, the mark included. */
function reach({ value, basis }: LineLayout, from: number, to: number, mark: Place): readonly [number, number] {
  let [top, bottom] = [mark.y, mark.y];
  for (const line of [value, basis]) {
    line.forEach((place, index) => {
      // A stretch counts that runs through, even if none of its ends lies between.
      const next = line[index + 1] ?? place;
      if (next.x <= from || place.x >= to) return;
      top = Math.min(top, place.y, next.y);
      bottom = Math.max(bottom, place.y, next.y);
    });
  }
  return [top, bottom];
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
