/**
 * How much room there is: in the window, by media query, and in an element, in pixels, known with the first picture and
 * followed afterwards: charts are drawn to size and tables decide by their own room what fits. Asked for while a card
 * is put in place, the browser would have to lay the page out at once, and a whole chart would be drawn in the same
 * breath.
 */
import { type RefObject, startTransition, useEffect, useState, useSyncExternalStore } from 'react';

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

/**
 * True from a breakpoint on; follows the window. The same widths as the layout classes, in rem, so that script and
 * style never disagree, also when the reader enlarges text.
 */
const FROM = { md: '50rem', lg: '67.5rem', xl: '85rem' } as const;

export function useBreakpoint(name: keyof typeof FROM): boolean {
  return useMediaQuery(`(min-width: ${FROM[name]})`);
}

/** True while a media query holds; follows the window. False where there is no window to ask. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
