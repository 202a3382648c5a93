/**
 * The larger part of a screen, drawn in the task after the one that put the screen in place: each is short then. Tasks come
 * faster than pictures, so the moment between is seldom seen.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export function InNextTask({ children }: { readonly children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    // At once in that task: left to React, it could come a picture later.
    const timer = setTimeout(() => flushSync(() => setDrawn(true)));
    return () => clearTimeout(timer);
  }, []);
  return isDrawn ? children : null;
}
