/** Whether the open screen lies inside the shell; public pages and the 404 page do not. */
import { screenOf } from './paths.ts';
import { useCurrentScreen } from './use-current-screen.ts';

export function useIsInside(): boolean {
  const screen = useCurrentScreen();
  return screen !== null && ['app', 'dev'].includes(screenOf(screen).visibility);
}
