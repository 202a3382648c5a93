/**
 * True from a breakpoint on; follows the window. The same widths as the layout classes, in rem, so that script and style
 * never disagree, also when the reader enlarges text.
 */
import { useMediaQuery } from './use-media-query.ts';

const FROM = { md: '50rem', lg: '67.5rem', xl: '85rem' } as const;

export function useBreakpoint(name: keyof typeof FROM): boolean {
  return useMediaQuery(`(min-width: ${FROM[name]})`);
}
