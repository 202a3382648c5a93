/**
 * Knowing that a worker is gone. Browsers tell nobody when they end one; but a worker holds the lock of its own name as
 * long as it lives, and the browser gives the lock to whoever asked for it the moment the worker ends.
 */

/** A name for one life of one worker; locks are shared by all tabs of the browser. `randomUUID` is missing on plain http. */
export function workerName(kind: string): string {
  return `cryptax-${kind}-${crypto.getRandomValues(new Uint32Array(3)).join('-')}`;
}

/** Called by the worker before it answers anything. */
export function holdWorkerLock(name: string): void {
  void navigator.locks?.request(name, () => new Promise(() => undefined));
}

/** Called by its owner after the first answer; never settles where the browser has no locks. */
export function whenWorkerEnds(name: string): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks?.request(name, () => resolve());
  });
}
