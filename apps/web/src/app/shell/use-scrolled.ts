/** Whether the page is scrolled further than 50 px: the top bar then gets a hairline and the screen's title. */
import { useSyncExternalStore } from 'react';

const SCROLL_THRESHOLD_PX = 50;

export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > SCROLL_THRESHOLD_PX);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
