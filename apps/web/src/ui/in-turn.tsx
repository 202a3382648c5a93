/**
 * Screens that are drawn bit by bit. Cards come one after the other, each in a frame of its own. Drawn all at once they would hold up the page
 * for longer than a click may wait on a slow machine; in turn, top first, the page answers in between.
 */
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface InTurnProps {
  readonly children: ReactNode;
  /** Holds the place of what is to come. */
  readonly waiting?: ReactNode;
}

/** What was drawn stays. */
export function InTurn({ children, waiting = null }: InTurnProps) {
  const [isDrawn, setDrawn] = useState(false);
  // As a transition a large card is drawn in slices.
  useEffect(() => (isDrawn ? undefined : queueUp(() => startTransition(() => setDrawn(true)))), [isDrawn]);
  return isDrawn ? children : waiting;
}

const queue = new Set<() => void>();
let called: (() => void) | undefined;

/** Gives back how to leave: when drawn, or when gone before its turn came. Then the next one may begin. */
function queueUp(draw: () => void): () => void {
  queue.add(draw);
  if (called === undefined) callNext();
  return () => {
    queue.delete(draw);
    if (called === draw) callNext();
  };
}

/** A frame later, so that what was drawn is on the screen before more is drawn. */
function callNext(): void {
  const [draw] = queue;
  called = draw;
  if (draw === undefined) return;
  queue.delete(draw);
  requestAnimationFrame(draw);
}

/**
 * The larger part of a screen, drawn in the task after the one that put the screen in place: each is short then. Tasks come
 * faster than pictures, so the moment between is seldom seen.
 */
export function InNextTask({ children }: { readonly children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    // At once in that task: left to React, it could come a picture later.
    const timer = setTimeout(() => flushSync(() => setDrawn(true)));
    return () => clearTimeout(timer);
  }, []);
  return isDrawn ? children : null;
}
