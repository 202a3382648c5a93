/** The three forms of the shell: bottom bar, icons only, full navigation. Only one of them is in the page at a time. */
import { useMediaQuery } from '../../ui/use-media-query.ts';

export type ShellLayout = 'phone' | 'collapsed' | 'wide';

export function useShellLayout(): ShellLayout {
  const isPhone = !useMediaQuery('(min-width: 800px)');
  const isWide = useMediaQuery('(min-width: 1080px)');
  if (isPhone) return 'phone';
  return isWide ? 'wide' : 'collapsed';
}
