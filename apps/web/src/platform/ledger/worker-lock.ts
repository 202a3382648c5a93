/**
 * Knowing that a worker is gone. Browsers tell nobody when they end one; but a worker holds the lock of its own name as
 * long as it lives, and the browser gives the lock to whoever asked for it the moment the worker ends.
 */
import { FIRST_BOOK, isBookId } from '../books/book-names.ts';

/** A name for one life of one worker; locks are shared by all tabs of the browser. `randomUUID` is missing on plain http. */
export function workerName(kind: string): string {
  return `cryptax-${kind}-${crypto.getRandomValues(new Uint32Array(3)).join('-')}`;
}

/** A ledger worker opens its database before anyone can speak to it: its name says which book it is. */
export function bookWorkerName(book: string): string {
  return `${workerName('ledger')}@${book}`;
}

export function bookOfWorker(name: string): string {
  const book = name.split('@')[1];
  return isBookId(book) ? book : FIRST_BOOK;
}

/**
 * Called by the worker. It says `alive` only when this has settled: requests of page and worker reach the browser on
 * different ways, and a page that overtook its worker would take it for dead.
 */
export function holdWorkerLock(name: string): Promise<void> {
  const { locks } = navigator;
  if (locks === undefined) return Promise.resolve();
  return new Promise((held) => {
    void locks.request(name, () => {
      held();
      return new Promise(() => undefined);
    });
  });
}

/** Called by its owner once the worker is alive; never settles where the browser has no locks. */
export function whenWorkerEnds(name: string): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks?.request(name, () => resolve());
  });
}
