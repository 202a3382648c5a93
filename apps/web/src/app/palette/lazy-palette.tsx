/** Waits for the palette's key on every page and loads the palette itself when it is first opened. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { paletteOpen, watchPaletteKey } from './palette-open.ts';

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));

export function LazyPalette() {
  const open = useObservable(paletteOpen);
  const [wasOpened, setWasOpened] = useState(open);
  useEffect(() => watchPaletteKey(window), []);
  if (open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <Palette open={open} onOpenChange={paletteOpen.set} />
    </Suspense>
  );
}
