/**
 * Everything the notice and recovery service takes from the outside: time, timers, the connection and fetch.
 * Production uses the browser's; tests hand in their own and drive time by hand.
 */
export interface NetworkEnvironment {
  now(): number;
  /** Runs once after `delayMs`; the returned function calls it off. */
  after(delayMs: number, run: () => void): () => void;
  isOnline(): boolean;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

export const browserEnvironment: NetworkEnvironment = {
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  isOnline: () => navigator.onLine,
  fetch: (url, init) => fetch(url, init),
};

/** Resolves after the delay; rejects with the signal's reason when the caller gives up earlier. */
export function pause(environment: NetworkEnvironment, delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const giveUp = () => {
      callOff();
      reject(signal?.reason);
    };
    const callOff = environment.after(delayMs, () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    });
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
