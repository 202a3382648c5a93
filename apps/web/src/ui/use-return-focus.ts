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
      opener.current = openerOf(document.activeElement) ?? current;
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

/** The row of a menu goes with its menu: the button that opened the menu, which names it, stands for it. */
function openerOf(active: Element | null): HTMLElement | null {
  const name = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = name ? document.getElementById(name) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
