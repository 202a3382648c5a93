/**
 * Width of an element in pixels, known with the first picture and followed afterwards: charts are drawn to size and tables
 * decide by their own room what fits, not by the window. Asked for while a card is put in place, the browser would have to
 * lay the page out at once, and a whole chart would be drawn in the same breath.
 */
import { type RefObject, startTransition, useEffect, useState } from 'react';

export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  return useMeasuredWidth(ref) ?? 0;
}

/** Undefined in the first drawing, before anything can be measured: what depends on it need not be drawn twice. */
export function useMeasuredWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => startTransition(() => setWidth(element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const frame = requestAnimationFrame(measure);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ref]);
  return width;
}

/** Pixels of one rem, which the reader may have changed. */
export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
