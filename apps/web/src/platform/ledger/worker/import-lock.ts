/**
 * One import at a time into a book: a tab that works on one holds a lock, and a second tab is refused instead of
 * waiting. The browser frees the lock of a tab that is closed or crashes, so nothing has to be cleaned up.
 */
export type ImportLock = <T>(work: () => Promise<T>) => Promise<Held<T>>;

export type Held<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'taken' };

/** Where the browser has no locks, each tab keeps its own order. */
export function browserImportLock(database: string): ImportLock {
  return async (work) => {
    const locks = globalThis.navigator?.locks as LockManager | undefined;
    if (locks === undefined) return { kind: 'done', value: await work() };
    return locks.request(`${database}:import`, { ifAvailable: true }, async (lock) =>
      lock === null ? { kind: 'taken' } : { kind: 'done', value: await work() },
    );
  };
}
