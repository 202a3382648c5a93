/**
 * Gives focus back to what had it when a dialog or drawer opened. Ours are opened by state, not by a trigger element the
 * library could know, so they remember it themselves. Where one dialog follows another (a tour, a wizard) the button
 * that led on is gone with its dialog: then what opened the first of them gets the focus, at last the page.
 */
import { useRef } from 'react';

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
