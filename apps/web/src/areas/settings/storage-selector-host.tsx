/**
 * Asks a new visitor once where his data shall lie, 1.5 seconds after he came: on the first page counted from when it began
 * to load, because he reads it before the app has started. Not where he is about to answer it anyway (sign-in, checkout),
 * not over a legal text, and not while he reads the help.
 */
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { settings, useSetting } from '../../platform/settings/settings.ts';

export const SELECTOR_DELAY_MS = 1500;

const LEFT_ALONE = /^\/(auth|login|register|payment|impressum|datenschutz|agb|widerruf|privacy|terms)(\/|$)/;

const load = () => import('./storage-selector/storage-selector.tsx');
const StorageSelector = lazy(() => load().then(({ StorageSelector: selector }) => ({ default: selector })));

export function StorageSelectorHost() {
  const hasChosen = useSetting('storageChoiceMade');
  const isElsewhere = useLocation({
    select: ({ pathname, search }) => LEFT_ALONE.test(pathname) || search.help !== undefined,
  });
  const [isDue, setDue] = useState(false);
  const hereForMs = useRef(performance.now());
  const isAsking = !hasChosen && !isElsewhere;
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
