/**
 * Which rows are drawn in full. After a jump all lines in view are new; drawing them at once would hold up the page for
 * longer than a frame on a slow machine. So a few come with each frame, the rest stand as waiting lines until then.
 */
import { useEffect, useReducer, useRef } from 'react';

/** A row costs two to three milliseconds with its styles and layout when everything is slow. */
const PER_FRAME = 4;
/** Beside a window full of waiting lines, which are made in the same frame. */
const AFTER_JUMP = 2;

export function useDrawnRows(ids: readonly string[]): ReadonlySet<string> {
  const drawn = useRef<ReadonlySet<string>>(new Set());
  const [, drawMore] = useReducer((frames: number) => frames + 1, 0);
  const known = drawn.current;
  const fresh = ids.filter((id) => !known.has(id));
  const later = new Set(fresh.slice(fresh.length > 2 * PER_FRAME && known.size > 0 ? AFTER_JUMP : PER_FRAME));
  const now = new Set(ids.filter((id) => !later.has(id)));
  useEffect(() => {
    drawn.current = now;
    if (later.size === 0) return;
    const frame = requestAnimationFrame(drawMore);
    return () => cancelAnimationFrame(frame);
  });
  return now;
}
