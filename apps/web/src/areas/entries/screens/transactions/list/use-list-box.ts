/**
 * Where the list begins on the page and how wide it is. Looked at a frame after its place was made and not while it is
 * made: then the page is laid out once, and head and lines follow in tasks of their own.
 */
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { rootFontSize } from '../../../../../ui/use-element-width.ts';

export interface ListBox {
  /** Pixels from the top of the page; what stands above the list may grow. */
  readonly top: number;
  readonly width: number;
  /** Pixels of one rem. */
  readonly rem: number;
}

export function useListBox(list: RefObject<HTMLElement | null>): ListBox | undefined {
  const [box, setBox] = useState<ListBox>();
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const top = Math.round(element.getBoundingClientRect().top + scrollY);
      const next = { top, width: element.clientWidth, rem: rootFontSize() };
      startTransition(() => setBox((old) => (old && isSame(old, next) ? old : next)));
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

function isSame(a: ListBox, b: ListBox): boolean {
  return a.top === b.top && a.width === b.width && a.rem === b.rem;
}
