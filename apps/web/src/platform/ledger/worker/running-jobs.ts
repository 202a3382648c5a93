/**
 * Long work by the name of what it is about, one at a time for each. It can be told to stop; whoever takes away what it
 * works on waits for its end, so that nothing is written behind his back.
 */
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

  /** What became of it is told to whoever started it. */
  async end(id: string): Promise<void> {
    this.stop(id);
    await this.#jobs.get(id)?.done.catch(() => undefined);
  }
}
