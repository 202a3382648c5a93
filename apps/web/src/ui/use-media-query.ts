/** True while a media query holds; follows the window. False where there is no window to ask. */
import { useSyncExternalStore } from 'react';

/**
 * True from a breakpoint on; follows the window. The same widths as the layout classes, in rem, so that script and
 * style never disagree, also when the reader enlarges text.
 */
const FROM = { md: '50rem', lg: '67.5rem', xl: '85rem' } as const;

export function useBreakpoint(name: keyof typeof FROM): boolean {
  return useMediaQuery(`(min-width: ${FROM[name]})`);
}

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
