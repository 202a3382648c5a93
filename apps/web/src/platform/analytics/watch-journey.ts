/** Watches which screens are opened and how long they are looked at. A hidden tab is not looked at. */
import type { AnyRouter } from '@tanstack/react-router';
import { FEATURE_PATHS, type JourneyEventType } from './journey-model.ts';
import { track } from './track.ts';

/** Specification: reading counts from 10 s on, prices from 3 s, a feature from 30 s. */
const READ_MS = 10_000;
const UNDERSTOOD_MS = 3_000;
const USED_MS = 30_000;

export interface Watched {
  readonly router: Pick<AnyRouter, 'subscribe' | 'state'>;
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
}

/** The returned function stops it. */
export function watchJourney({ router, page }: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open: string | undefined;
  let isHelped = false;
  /** The goal of the screen that is open was reached; looking away and back is no second time. */
  let isReached = false;
  const stopTimer = () => clearTimeout(timer);
  const look = () => {
    stopTimer();
    const goal = goalOf(open);
    if (goal === undefined || isReached || page.visibilityState === 'hidden') return;
    timer = setTimeout(() => {
      isReached = true;
      track(goal.type, open);
    }, goal.afterMs);
  };
  const helped = () => {
    // The guide stands in the address of whatever screen it was opened on.
    const isOpen = 'help' in router.state.location.search;
    if (isOpen && !isHelped) track('help-opened', open);
    isHelped = isOpen;
  };
  const opened = () => {
    const path = router.state.matches.at(-1)?.fullPath;
    if (path !== undefined && path !== open) {
      open = path;
      isReached = false;
      track('screen-opened', path);
      look();
    }
    helped();
  };
  opened();
  const unsubscribe = router.subscribe('onResolved', opened);
  page.addEventListener('visibilitychange', look);
  return () => {
    stopTimer();
    unsubscribe();
    page.removeEventListener('visibilitychange', look);
  };
}

function goalOf(path: string | undefined): { readonly type: JourneyEventType; readonly afterMs: number } | undefined {
  if (path === '/') return { type: 'landing-read', afterMs: READ_MS };
  if (path === '/pricing') return { type: 'pricing-understood', afterMs: UNDERSTOOD_MS };
  return FEATURE_PATHS.includes(path ?? '') ? { type: 'feature-used', afterMs: USED_MS } : undefined;
}
