/** Locks the book again when nobody has done anything for the chosen time, and remembers which books are locked. */
import { useEffect, useRef } from 'react';
import { markLocked } from '../../platform/books/books.ts';
import { CURRENT_BOOK } from '../../platform/books/current-book.ts';
import { useLedger, useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { settings, useSetting } from '../../platform/settings/settings.ts';
import { watchIdle } from './lock/idle-watch.ts';
import { lockNow } from './lock/lock-now.ts';

const MINUTE_MS = 60_000;

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
