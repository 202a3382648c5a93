/** The three forms of the shell: bottom bar, icons only, full navigation. Only one of them is in the page at a time. */
import { useBreakpoint } from '../../ui/use-media-query.ts';

export type ShellLayout = 'phone' | 'collapsed' | 'wide';

export function useShellLayout(): ShellLayout {
  const isPhone = !useBreakpoint('md');
  const isWide = useBreakpoint('lg');
  if (isPhone) return 'phone';
  return isWide ? 'wide' : 'collapsed';
}
