/**
 * A cursor over sealed records. The browser's own cannot wait while a record is opened, so this one walks over keys and opens
 * some records at a time: one first, because often only one is wanted, then more and more.
 */
import { type DBCoreCursor, type DBCoreIndex, type DBCoreTransaction, Dexie } from 'dexie';

const GROWTH = 4;
const MOST_AT_ONCE = 64;

/** A plain object without private fields: Dexie makes others with this one as their prototype. */
export function createSealedCursor(
  trans: DBCoreTransaction,
  index: DBCoreIndex,
  keyOf: (record: unknown) => unknown,
  length: number,
  load: (from: number, to: number) => PromiseLike<readonly unknown[]>,
): DBCoreCursor | null {
  if (length === 0) return null;
  let at = 0;
  let page: readonly unknown[] = [];
  let from = 0;
  let size = 1;
  let isOver = false;
  let step: () => void = notStarted;
  let finish: (value?: unknown) => void = notStarted;
  let fail: (error: Error) => void = notStarted;
  const record = (): unknown => page[at - from];
  const isLoaded = (): boolean => at >= from && at < from + page.length;
  const nextPage = () =>
    load(at, Math.min(at + size, length)).then((loaded) => {
      from = at;
      page = loaded;
      size = Math.min(size * GROWTH, MOST_AT_ONCE);
    });
  const end = (value?: unknown): void => {
    isOver = true;
    finish(value);
  };
  const move = (count: number): void => {
    if (isOver) return;
    at += count;
    step();
  };
  return {
    trans,
    get key() {
      return index.extractKey?.(record());
    },
    get primaryKey() {
      return keyOf(record());
    },
    get value() {
      return record();
    },
    get done() {
      return at >= length;
    },
    continue: () => move(1),
    advance: move,
    continuePrimaryKey: notSupported,
    stop: end,
    fail: (error) => fail(error),
    next: notSupported,
    start: (onNext) =>
      new Dexie.Promise((resolve, reject) => {
        finish = resolve;
        fail = reject;
        step = () => {
          if (at >= length) return end();
          const ready = isLoaded() ? Dexie.Promise.resolve() : Dexie.Promise.resolve(nextPage());
          // A failure in what the caller does ends the walk as a failure, as with the browser's own cursor.
          ready.then(onNext).catch(reject);
        };
        step();
      }),
  };
}

function notStarted(): never {
  throw new Error('The cursor was not started.');
}

function notSupported(): never {
  throw new Error('Sealed tables are walked one record after the other.');
}
