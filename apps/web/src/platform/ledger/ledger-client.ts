/**
 * The page's end of the ledger worker: one worker per tab, started by the first screen that needs data. Functions among
 * the arguments become proxies, so the page passes a progress callback like any other value.
 */
import { err } from '@cryptax/kernel';
import { proxy, wrap } from 'comlink';
import { loadInBackground } from '../load-in-background.ts';
import { Observable } from '../observable.ts';
import { followLock } from './book-lock.ts';
import type { LedgerApi } from './ledger-api.ts';
import type { LedgerState } from './ledger-state.ts';
import { showTokenNames } from './token-names.ts';
import { type Death, linkWorker, type WorkerLife } from './worker-link.ts';
import { whenWorkerEnds } from './worker-lock.ts';
import { takeWorker } from './worker-start.ts';

export interface LedgerClient {
  readonly api: LedgerApi;
  readonly state: Observable<LedgerState>;
}

/** Watches the state of a ledger, wherever it runs. */
export function clientOf(api: LedgerApi): LedgerClient {
  const state = new Observable<LedgerState>({ kind: 'loading' });
  const failed = (error: unknown) =>
    state.set({ kind: 'failed', error: { code: 'store.unavailable', cause: String(error) } });
  const show = (next: LedgerState) => {
    // Before the screens draw it, so that they find the names.
    if ('book' in next) showTokenNames(next.tokens);
    followLock(next);
    state.set(next);
  };
  api.subscribe(show).catch(failed);
  return { api, state };
}

let shared: LedgerClient | undefined;

/** The tab's one ledger. */
export function sharedLedger(): LedgerClient {
  shared ??= clientOf(typeof Worker === 'undefined' ? unavailable() : inWorker());
  return shared;
}

function inWorker(): LedgerApi {
  const call = linkWorker(startLedgerWorker);
  void loadInBackground(() => import('../csp/notify-blocked-hosts.ts')).then(({ notifyBlockedHosts }) =>
    notifyBlockedHosts(),
  );
  return new Proxy({} as LedgerApi, {
    get: (_, name) =>
      name === 'then' || typeof name === 'symbol' ? undefined : (...values: readonly unknown[]) => call(name, values),
  });
}

const NO_WORKERS = 'This browser has no workers.';

/** Where there are no workers there is no ledger: its state cannot be watched, and every question says why. */
function unavailable(): LedgerApi {
  const refuse = () => Promise.reject(new Error(NO_WORKERS));
  const answer = async () => err({ code: 'store.unavailable', cause: NO_WORKERS });
  return new Proxy({} as LedgerApi, {
    get: (_, name) => (name === 'then' ? undefined : name === 'subscribe' ? refuse : answer),
  });
}

/** One ledger worker as the page holds it: its calls, and its end when the browser ends it or cannot load it. */
function startLedgerWorker(): WorkerLife {
  const { worker, name, failed, endJobs } = takeWorker();
  const remote = wrap<LedgerApi>(worker);
  const calls = remote as unknown as Record<string, (...values: readonly unknown[]) => Promise<unknown>>;
  const end = () => {
    worker.terminate();
    endJobs();
  };
  let hasAnswered = false;
  const visit = endWithVisit(end);
  const death = new Promise<Death>((resolve) => {
    void visit.cameBack.then(() => resolve('left'));
    // Before its first answer an error means that the program did not load; later ones leave it running.
    void failed.then(() => {
      if (!hasAnswered) resolve('not-loaded');
    });
    void calls.alive?.().then(() => {
      hasAnswered = true;
      void whenWorkerEnds(name).then(() => resolve(visit.isOver() ? 'left' : 'died'));
    });
  });
  void death.then(endJobs);
  return {
    call: async (method, values) =>
      calls[method]?.(...values.map((value) => (typeof value === 'function' ? proxy(value) : value))),
    death,
    end: () => {
      visit.forget();
      end();
    },
  };
}

/**
 * A browser may keep a page that is left, for the way back, and put its worker to sleep with it. One that sleeps in the middle of
 * a transaction lets every other page wait for the database for ever (WebKitGTK 2.50 does), so it ends with the visit.
 */
function endWithVisit(end: () => void) {
  let isOver = false;
  const listening = new AbortController();
  const { signal } = listening;
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isOver = true;
    end();
  };
  globalThis.addEventListener('pagehide', onHide, { signal });
  const cameBack = new Promise<void>((resolve) => {
    globalThis.addEventListener('pageshow', () => isOver && resolve(), { signal });
  });
  return { cameBack, isOver: () => isOver, forget: () => listening.abort() };
}
