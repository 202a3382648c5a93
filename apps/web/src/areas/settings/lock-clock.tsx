/** Locks the book: at once, or again when nobody has done anything for the chosen time. Remembers which books are locked. */
import { useEffect, useRef } from 'react';
import { markLocked } from '../../platform/books/books.ts';
import { CURRENT_BOOK } from '../../platform/books/current-book.ts';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import { useLedger, useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { settings, useSetting } from '../../platform/settings/settings.ts';

const MINUTE_MS = 60_000;

/** Locks the book in every tab: the others let go of it, and this page begins anew with nothing in its memory. */
export async function lockNow(ledger: LedgerApi): Promise<void> {
  await ledger.lockOthers();
  window.location.reload();
}

/** Only for a book that was unlocked. */
export function LockClock() {
  const after = useSetting('lockAfter');
  const ledger = useLedger();
  const state = useLedgerState();
  const isBusy = useRef(false);
  useEffect(() => {
    isBusy.current = 'isImporting' in state && state.isImporting;
  });
  useEffect(() => {
    if (!settings.get('lockedBooks').includes(CURRENT_BOOK)) markLocked(CURRENT_BOOK, true);
  }, []);
  useEffect(() => {
    if (after === 'never') return;
    return watchIdle({
      afterMs: Number(after) * MINUTE_MS,
      now: () => Date.now(),
      onIdle: () => void lockNow(ledger),
      isBusy: () => isBusy.current,
      page: window,
      others: otherTabs(),
    });
  }, [after, ledger]);
  return null;
}

function otherTabs() {
  const channel = new BroadcastChannel(`cryptax-active:${CURRENT_BOOK}`);
  return {
    tell: () => channel.postMessage('active'),
    listen: (heard: () => void) => {
      channel.onmessage = heard;
      return () => channel.close();
    },
  };
}

export interface IdleOptions {
  readonly afterMs: number;
  readonly now: () => number;
  readonly onIdle: () => void;
  /** While an import works nothing is locked under it. */
  readonly isBusy: () => boolean;
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly others: { readonly tell: () => void; readonly listen: (heard: () => void) => () => void };
}

const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const WAKING = ['visibilitychange', 'focus'] as const;
const TELL_EVERY_MS = 5_000;
const LOOK_EVERY_MS = 5_000;

/**
 * Notices that nobody has done anything for a while, in any tab of the book. Tabs tell each other that they are used; a machine
 * that slept is noticed when it wakes, before the first touch counts as activity.
 */
export function watchIdle({ afterMs, now, onIdle, isBusy, page, others }: IdleOptions): () => void {
  let last = now();
  let told = last;
  let isOver = false;
  const isIdle = () => !isOver && now() - last >= afterMs && !isBusy();
  const look = () => {
    if (!isIdle()) return;
    isOver = true;
    onIdle();
  };
  const active = () => {
    look();
    last = now();
    if (last - told < TELL_EVERY_MS) return;
    told = last;
    others.tell();
  };
  const stopListening = others.listen(() => {
    last = now();
  });
  const timer = setInterval(look, LOOK_EVERY_MS);
  for (const name of ACTIVITY) page.addEventListener(name, active, { capture: true, passive: true });
  for (const name of WAKING) page.addEventListener(name, look, { capture: true });
  return () => {
    clearInterval(timer);
    stopListening();
    for (const name of ACTIVITY) page.removeEventListener(name, active, { capture: true });
    for (const name of WAKING) page.removeEventListener(name, look, { capture: true });
  };
}
