/** The ways in which a handler reaches what it works on: the open database, a book in memory, and changes that screens hear of. */
import type { Result } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer, LedgerError } from '../answer.ts';
import type { OpenBook } from './books.ts';
import type { LiveLedger } from './live-ledger.ts';
import type { StateBroadcaster } from './state-broadcaster.ts';

export type WithLedger = <T>(work: (live: LiveLedger) => Answer<T>) => Answer<T>;
export type WithBook = <T>(book: Book, work: (open: OpenBook, live: LiveLedger) => Answer<T>) => Answer<T>;

export interface WorkerContext {
  readonly withLedger: WithLedger;
  readonly withBook: WithBook;
  /** A change of the journal, of events or settings: the books follow by themselves. */
  readonly editing: WithLedger;
  /** A change that no difference tells: books are loaded anew and told before the caller hears "done", so screens agree. */
  readonly changing: WithLedger;
}

export function createWorkerContext(
  session: () => Promise<Result<LiveLedger, LedgerError>>,
  broadcaster: StateBroadcaster,
): WorkerContext {
  const withLedger: WithLedger = async (work) => {
    const live = await session();
    return live.ok ? work(live.value) : live;
  };
  const withBook: WithBook = (book, work) =>
    withLedger(async (live) => {
      const open = await live.books.get(book);
      return open.ok ? work(open.value, live) : open;
    });
  const editing: WithLedger = (work) =>
    broadcaster.whileChanging(() =>
      withLedger(async (live) => {
        const result = await work(live);
        await broadcaster.refresh(live);
        return result;
      }),
    );
  const changing: WithLedger = (work) =>
    broadcaster.whileChanging(() =>
      withLedger(async (live) => {
        const result = await work(live);
        live.books.drop('all');
        broadcaster.touch();
        await broadcaster.refresh(live);
        return result;
      }),
    );
  return { withLedger, withBook, editing, changing };
}
