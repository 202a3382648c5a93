/**
 * Developer screens exist only where developers work: under the dev server, or on a server started in dev mode.
 * There a toggle switches between the developer's and the user's view. Anywhere else the toggle has no effect,
 * whatever the browser's storage says.
 */
import { Observable, useObservable } from '../observable.ts';
import { askServerHealth } from '../services/server-health.ts';
import { settings, useSetting } from '../settings/settings.ts';

const availability = new Observable<boolean | 'unknown'>(import.meta.env.DEV ? true : 'unknown');
let asking: Promise<boolean> | null = null;

/** Asks the server once per page load; without a server the answer is no. */
export function isDevModeAvailable(): Promise<boolean> {
  const known = availability.get();
  if (known !== 'unknown') return Promise.resolve(known);
  asking ??= askServerHealth().then((answer) => {
    const available = answer.ok && answer.value.devMode;
    availability.set(available);
    return available;
  });
  return asking;
}

export async function isDevModeActive(): Promise<boolean> {
  return (await isDevModeAvailable()) && isChosen(settings.get('devMode'));
}

export interface DevMode {
  readonly available: boolean;
  readonly active: boolean;
}

export function useDevMode(): DevMode {
  const available = useObservable(availability) === true;
  const chosen = useSetting('devMode');
  return { available, active: available && isChosen(chosen) };
}

/** Under the dev server developers start in dev mode; a built app on a dev server starts in user mode. */
function isChosen(choice: 'unset' | 'dev' | 'user'): boolean {
  return choice === 'unset' ? import.meta.env.DEV : choice === 'dev';
}

/** Ctrl+Shift+D, the specified key of the developer panel. The returned function stops listening. */
export function watchPanelKey(
  source: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  toggle: () => void,
): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyD') return;
    event.preventDefault();
    toggle();
  };
  source.addEventListener('keydown', onKey);
  return () => source.removeEventListener('keydown', onKey);
}
