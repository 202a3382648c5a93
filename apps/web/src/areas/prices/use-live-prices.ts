/** Live prices as React sees them: one tracker per ledger, shared by all screens, and the prices in the portfolio's form. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import type { LivePriceMap } from '../../platform/ledger/price-types.ts';
import { useAnswer, useLedger, useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { browserEnvironment } from '../../platform/notices/environment.ts';
import { PriceTracker } from './price-tracker.ts';

interface Tracking {
  readonly tracker: PriceTracker;
  book: 'own' | 'demo';
  /** For which state of the book prices were last asked, and when. */
  asked: { readonly mark: string; readonly at: number } | undefined;
  /** Live prices were off when that was last asked. */
  wasOff: boolean;
}

const trackers = new WeakMap<LedgerApi, Tracking>();

function trackingOf(api: LedgerApi): Tracking {
  const known = trackers.get(api);
  if (known !== undefined) return known;
  const tracking: Tracking = {
    book: 'own',
    asked: undefined,
    wasOff: false,
    tracker: new PriceTracker(browserEnvironment, (maxAgeMs) => api.currentPrices(tracking.book, maxAgeMs)),
  };
  trackers.set(api, tracking);
  return tracking;
}

/** A kept answer of this age is good enough when a screen merely opens. */
const OPENING_AGE_MS = 30_000;

/** Asks once when a screen opens and whenever the book or the permission changes; the tracker may then go on by itself. */
export function usePriceTracker(): PriceTracker {
  const api = useLedger();
  const state = useLedgerState();
  const tracking = trackingOf(api);
  const book = 'book' in state ? state.book : undefined;
  const mark = 'book' in state ? `${state.book} ${state.revision} ${state.basis ?? 0}` : undefined;
  useEffect(() => {
    if (book === undefined || mark === undefined) return;
    if (tracking.book !== book) {
      tracking.book = book;
      tracking.tracker.reset();
    }
    const now = browserEnvironment.now();
    const { asked } = tracking;
    // Every card of a screen asks when it is drawn: one question does for all of them.
    if (asked?.mark === mark && Math.abs(now - asked.at) < OPENING_AGE_MS) return;
    // A question on its way belongs to the state before; whoever is drawn after its answer asks for this one.
    if (tracking.tracker.state.get().isAsking) return;
    tracking.asked = { mark, at: now };
    void tracking.tracker.update(OPENING_AGE_MS);
  }, [tracking, book, mark]);
  return tracking.tracker;
}

/** The newest prices known, for `portfolioModel` and `openLots`; the same object until one of them changes. */
export function useLivePrices(): LivePriceMap {
  const { state } = usePriceTracker();
  // The prices alone: that a question is on its way changes no figure.
  const last = useSyncExternalStore(state.subscribe, () => state.get().last);
  return useMemo(
    () =>
      Object.fromEntries(
        (last?.prices ?? []).map(({ asset, price, source, time }) => [asset, { price, source, time }]),
      ),
    [last],
  );
}

/**
 * Whether live prices are switched on; undefined until the ledger has said so. Off is believed from one screen to the next, so
 * that what says it stands there at once; on is asked anew each time, for it lets something be asked of others.
 */
export function useLivePricesOn(): boolean | undefined {
  const tracking = trackingOf(useLedger());
  const answer = useAnswer('live prices', (api) => api.livePrices());
  const said = answer.kind === 'ready' ? answer.value : undefined;
  useEffect(() => {
    if (said !== undefined) tracking.wasOff = !said;
  }, [said, tracking]);
  return said ?? (tracking.wasOff ? false : undefined);
}

/** The browser's own word on its connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchConnection, () => navigator.onLine);
}

function watchConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
