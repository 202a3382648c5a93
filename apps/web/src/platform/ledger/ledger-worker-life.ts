/** One ledger worker as the page holds it: its calls, and its end when the browser ends it or cannot load it. */
import { proxy, wrap } from 'comlink';
import type { LedgerApi } from './ledger-api.ts';
import type { Death, WorkerLife } from './worker-link.ts';
import { whenWorkerEnds, workerName } from './worker-lock.ts';

export function startLedgerWorker(): WorkerLife {
  const name = workerName('ledger');
  const worker = new Worker(new URL('../../app/worker/ledger-worker.ts', import.meta.url), { type: 'module', name });
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
      void whenWorkerEnds(name).then(() => resolve('died'));
    });
  });
  return {
    call: async (method, values) =>
      calls[method]?.(...values.map((value) => (typeof value === 'function' ? proxy(value) : value))),
    death,
    end: () => worker.terminate(),
  };
}
