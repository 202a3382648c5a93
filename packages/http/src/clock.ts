/** Time as an argument: tests use one that jumps, programs the system's. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after the time, rejects with the signal's reason when it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const cancel = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', cancel);
        resolve();
      }, ms);
      signal?.addEventListener('abort', cancel, { once: true });
    }),
};
