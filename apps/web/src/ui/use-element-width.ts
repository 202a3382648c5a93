/**
 * Width of an element in pixels, known before the first paint and followed afterwards: charts are drawn to size at once
 * and tables decide by their own room what fits, not by the window.
 */
import { type RefObject, useLayoutEffect, useState } from 'react';

export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  return useMeasuredWidth(ref) ?? 0;
}

/** Undefined in the first drawing, before anything can be measured: what depends on it need not be drawn twice. */
export function useMeasuredWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/** Pixels of one rem, which the reader may have changed. */
export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
