/**
 * One import at a time in the whole browser: a tab that works on one holds a lock, and a second tab is refused instead of
 * waiting. The browser frees the lock of a tab that is closed or crashes, so nothing has to be cleaned up.
 */
export type ImportLock = <T>(work: () => Promise<T>) => Promise<Held<T>>;

export type Held<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'taken' };

const NAME = 'cryptax-import';

/** Where the browser has no locks, each tab keeps its own order. */
export const browserImportLock: ImportLock = async (work) => {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks === undefined) return { kind: 'done', value: await work() };
  return locks.request(NAME, { ifAvailable: true }, async (lock) =>
    lock === null ? { kind: 'taken' } : { kind: 'done', value: await work() },
  );
};
