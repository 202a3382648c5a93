/**
 * Only one tab writes at a time. IndexedDB already puts overlapping transactions in a row; the lock on top keeps
 * a second tab from preparing 200,000 events for a transaction that would have to wait anyway.
 */
export type WriterLock = <T>(work: () => Promise<T>) => Promise<T>;

/** `navigator.locks` where the browser has it, else the order of transactions alone. */
export function browserWriterLock(name: string): WriterLock {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return (work) => work();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const outcome: { value?: T } = {};
    await locks.request(name, async () => {
      outcome.value = await work();
    });
    return outcome.value as T;
  };
}
