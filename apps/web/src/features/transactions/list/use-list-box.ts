/**
 * Where the list begins on the page and how wide it is. Looked at a frame after its place was made and not while it is
 * made: then the page is laid out once, and head and lines follow in tasks of their own.
 */
import { type RefObject, startTransition, useEffect, useState } from 'react';

export interface ListBox {
  /** Pixels from the top of the page; what stands above the list may grow. */
  readonly top: number;
  readonly width: number;
}

export function useListBox(list: RefObject<HTMLElement | null>): ListBox | undefined {
  const [box, setBox] = useState<ListBox>();
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const top = Math.round(element.getBoundingClientRect().top + scrollY);
      const width = element.clientWidth;
      startTransition(() => setBox((old) => (old?.top === top && old.width === width ? old : { top, width })));
    };
    const frame = requestAnimationFrame(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [list]);
  return box;
}
