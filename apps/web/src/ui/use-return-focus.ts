/**
 * Gives focus back to what had it when a dialog or drawer opened. Ours are opened by state, not by a trigger element the
 * library could know, so they remember it themselves. Where one dialog follows another (a tour, a wizard) the button
 * that led on is gone with its dialog: then what opened the first of them gets the focus, at last the page.
 */
import { type RefObject, useEffect, useRef } from 'react';

/** Opener of the dialog that is open, for one that takes its place. */
let current: HTMLElement | null = null;

export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      opener.current = active instanceof HTMLElement && active !== document.body ? active : current;
      current = opener.current;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      current = null;
      const isThere = opener.current?.isConnected === true;
      (isThere ? opener.current : document.querySelector('main'))?.focus();
    },
  };
}

/**
 * Where a step takes the button with it that had the focus, the keyboard would begin again at the top of the page. The
 * place that the step belongs to takes the focus instead; whoever is somewhere else is left there. For an element with
 * `tabIndex={-1}`; `step` changes whenever what is focused may have gone.
 */
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
