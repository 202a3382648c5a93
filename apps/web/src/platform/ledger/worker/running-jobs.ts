/**
 * Work by the name of what it is about, one at a time for each name. Long work can be told to stop; whoever takes away
 * what it works on waits for its end, so that nothing is written behind his back.
 */
import type { Store } from '@cryptax/store';

export class RunningJobs {
  readonly #jobs = new Map<string, { readonly abort: AbortController; readonly done: Promise<unknown> }>();

  has(id: string): boolean {
    return this.#jobs.has(id);
  }

  /** The caller asks `has` first: two jobs of one name would not know of each other. */
  async run<T>(id: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const abort = new AbortController();
    const done = work(abort.signal);
    this.#jobs.set(id, { abort, done });
    try {
      return await done;
    } finally {
      this.#jobs.delete(id);
    }
  }

  stop(id: string): void {
    this.#jobs.get(id)?.abort.abort();
  }

  /** Whoever started it gets the result. */
  async end(id: string): Promise<void> {
    this.stop(id);
    await this.#jobs.get(id)?.done.catch(() => undefined);
  }
}

const turns = new WeakMap<Store, Map<string, Promise<unknown>>>();

/**
 * One after the other for everything kept under one name: who reads a setting, changes it and writes it back must not meet
 * another doing the same. Other tabs are kept out by what they are not allowed to do at the same time.
 */
export function inTurn<T>(store: Store, name: string, work: () => Promise<T>): Promise<T> {
  const queues = turns.get(store) ?? new Map<string, Promise<unknown>>();
  turns.set(store, queues);
  // What broke for one is tried anew for the next.
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, turn);
  return turn;
}
