/**
 * Where a step takes the button with it that had the focus, the keyboard would begin again at the top of the page. The
 * place that the step belongs to takes the focus instead; whoever is somewhere else is left there.
 */
import { type RefObject, useEffect, useRef } from 'react';

/** For an element with `tabIndex={-1}`; `step` changes whenever what is focused may have gone. */
export function useKeptFocus<T extends HTMLElement>(step: string | number | boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [step]);
  return place;
}
