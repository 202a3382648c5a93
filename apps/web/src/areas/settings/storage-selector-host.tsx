/**
 * Asks a new visitor once where his data should be kept, 1.5 seconds after he came to a screen of the app: on the first page
 * counted from when it began to load, because he reads it before the app has started. Not on public pages: the buttons of the
 * landing page are the answer, and nothing lies over what a visitor has just begun to read. Not while he reads the help.
 */
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useIsInside } from '../../platform/navigation/use-current-screen.ts';
import { settings, useSetting } from '../../platform/settings/settings.ts';

export const SELECTOR_DELAY_MS = 1500;

const load = () => import('./storage-selector/storage-selector.tsx');
const StorageSelector = lazy(() => load().then(({ StorageSelector: selector }) => ({ default: selector })));

export function StorageSelectorHost() {
  const hasChosen = useSetting('storageChoiceMade');
  const isInside = useIsInside();
  const isReading = useLocation({ select: ({ search }) => search.help !== undefined });
  const [isDue, setDue] = useState(false);
  const hereForMs = useRef(performance.now());
  const isAsking = !hasChosen && isInside && !isReading;
  useEffect(() => {
    const waitedMs = hereForMs.current;
    hereForMs.current = 0;
    if (!isAsking) return;
    // Loaded while the visitor reads and drawn in slices: the page he is about to touch is not held up by the question.
    void load();
    const delayMs = Math.max(0, SELECTOR_DELAY_MS - waitedMs);
    const timer = setTimeout(() => startTransition(() => setDue(true)), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isAsking]);
  if (!isAsking || !isDue) return null;
  return (
    <Suspense>
      <StorageSelector onChosen={() => settings.set('storageChoiceMade', true)} />
    </Suspense>
  );
}
