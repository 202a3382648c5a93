/**
 * What a navigation means beyond pixels: the tab's title follows, keyboard and screen reader are set down at the
 * head of the new screen, and its title is read out. The first screen keeps the browser's own focus, and so does who
 * went on by Tab or pointer before a slow screen was drawn. Focus moves with the next picture: asked for while the screen
 * is put in place, the browser would have to lay it out a second time.
 */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

export const MAIN_ID = 'content';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}

/** Returns the text for the polite live region. */
export function useNavigationFocus(title: string): string {
  const router = useRouter();
  const [navigations, setNavigations] = useState(0);
  useEffect(() => {
    let hasMovedOn = false;
    let frame = 0;
    const setDown = () => {
      if (!hasMovedOn) focusHead();
      setNavigations((count) => count + 1);
    };
    const moveOn = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Tab') hasMovedOn = true;
    };
    const leave = [
      router.subscribe('onBeforeNavigate', () => {
        hasMovedOn = false;
        cancelAnimationFrame(frame);
      }),
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged) frame = requestAnimationFrame(setDown);
      }),
    ];
    const moves = ['keydown', 'pointerdown'] as const;
    for (const move of moves) document.addEventListener(move, moveOn, true);
    return () => {
      cancelAnimationFrame(frame);
      for (const end of leave) end();
      for (const move of moves) document.removeEventListener(move, moveOn, true);
    };
  }, [router]);
  return navigations === 0 ? '' : title;
}

/** What was opened over the new screen while it was being drawn keeps the focus: somebody is typing into it. */
const OPEN_DIALOG = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], dialog[open]';

function focusHead(): void {
  if (document.activeElement?.closest(OPEN_DIALOG)) return;
  const main = document.getElementById(MAIN_ID);
  const head = main?.querySelector('h1') ?? main;
  if (!(head instanceof HTMLElement)) return;
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
}

const BRAND = 'Cryptax';

/** The title of the browser tab: "{title} | Cryptax", or the brand alone where there is no title. */
export function documentTitle(title: string | null): string {
  return title === null ? BRAND : `${title} | ${BRAND}`;
}
