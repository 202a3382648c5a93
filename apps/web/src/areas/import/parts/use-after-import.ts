/**
 * The clock after an import: the way to the dashboard, once its figures are there. Whoever goes somewhere else while it runs has decided: the next screen
 * may still be loading then, and the clock must not overrule the choice.
 */
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { keepStorage } from '../../../platform/ledger/storage-pressure.ts';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { painted } from '../../../platform/painted.ts';

const LEAVE_AFTER_S = 2;

export interface AfterImport {
  /** Until the dashboard; 0 while its figures are still worked out, undefined once the clock is stopped. */
  readonly secondsLeft: number | undefined;
  readonly stay: () => void;
}

/** The clock starts with the card; the browser is asked to keep the data, which it allows only on the page. */
export function useAfterImport(onLeave: () => void): AfterImport {
  const navigate = useNavigate();
  const router = useRouter();
  const api = useLedger();
  const [secondsLeft, setSecondsLeft] = useState<number | undefined>(LEAVE_AFTER_S);
  useEffect(() => {
    void keepStorage();
  }, []);
  const [isPrepared, setPrepared] = useState(false);
  useEffect(() => {
    const fetchScreen = () => router.preloadRoute({ to: '/multi-exchange' });
    return prepareOverview(api, fetchScreen, () => setPrepared(true));
  }, [api, router]);
  const isLeaving = useRef(false);
  useEffect(() => {
    const here = router.state.location.pathname;
    const forget = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      setSecondsLeft(undefined);
      isLeaving.current = toLocation.pathname !== here;
    });
    // Told once the card is gone: it stays as it is until the next screen is there.
    return () => {
      forget();
      if (isLeaving.current) onLeave();
    };
  }, [router, onLeave]);
  useEffect(() => {
    if (secondsLeft === undefined) return;
    if (secondsLeft === 0) {
      if (isPrepared) void navigate({ to: '/multi-exchange' });
      return;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft, isPrepared, navigate]);
  return { secondsLeft, stay: () => setSecondsLeft(undefined) };
}

/**
 * While the end of an import is read, the overview that follows is fetched and its longest answers are worked out: the
 * worker keeps them for this state of the book. Asked only then, they would take the processor from the new screen.
 */

/** Returns how to stop. Fails without a word: whoever opens the overview asks again and is told. */
function prepareOverview(api: LedgerApi, fetchScreen: () => Promise<unknown>, onEnd: () => void): () => void {
  let isWanted = true;
  const steps = [
    painted,
    fetchScreen,
    () => api.portfolioModel('own', { range: 'year' }),
    () => api.queryEvents({ book: 'own', offset: 0, limit: 1, asWholes: true }),
    () => api.eventFacets('own'),
  ];
  const run = async () => {
    for (const step of steps) if (isWanted) await step();
  };
  run()
    .catch(() => undefined)
    .then(() => isWanted && onEnd());
  return () => {
    isWanted = false;
  };
}
