/**
 * The larger part of a screen, drawn with the browser's next picture: what put the screen in place is a task of its own
 * then, and nobody sees the moment between, because the browser has not shown anything yet.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export function NextPicture({ children }: { readonly children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => flushSync(() => setDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDrawn ? children : null;
}
