/**
 * One ledger worker as the page holds it. The browser tells nobody that a worker is gone; but the worker holds a lock of
 * its own name as long as it lives, and the browser gives the lock to the page the moment it ends.
 */
import { proxy, wrap } from 'comlink';
import type { LedgerApi } from './ledger-api.ts';
import type { Death, WorkerLife } from './worker-link.ts';

let count = 0;

export function startLedgerWorker(): WorkerLife {
  // Names are shared by all tabs of the browser.
  const name = `cryptax-ledger-${crypto.randomUUID()}-${++count}`;
  const worker = new Worker(new URL('../../workers/ledger-worker.ts', import.meta.url), { type: 'module', name });
  const remote = wrap<LedgerApi>(worker);
  const calls = remote as unknown as Record<string, (...values: readonly unknown[]) => Promise<unknown>>;
  let hasAnswered = false;
  const death = new Promise<Death>((resolve) => {
    // Before its first answer an error means that the program did not load; later ones leave it running.
    worker.addEventListener('error', () => {
      if (!hasAnswered) resolve('not-loaded');
    });
    void calls.alive?.().then(() => {
      hasAnswered = true;
      void navigator.locks?.request(name, () => resolve('died'));
    });
  });
  return {
    call: async (method, values) =>
      calls[method]?.(...values.map((value) => (typeof value === 'function' ? proxy(value) : value))),
    death,
    end: () => worker.terminate(),
  };
}
