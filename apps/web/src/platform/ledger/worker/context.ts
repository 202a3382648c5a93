/** The ways in which a handler reaches what it works on: the open database, a book in memory, and changes that screens hear of. */
import type { Result } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer, LedgerError } from '../answer.ts';
import type { OpenBook } from './books.ts';
import type { LiveLedger } from './live-ledger.ts';
import type { StateBroadcaster } from './state-broadcaster.ts';

export type WithLedger = <T>(work: (live: LiveLedger) => Answer<T>) => Answer<T>;
export type WithBook = <T>(book: Book, work: (open: OpenBook, live: LiveLedger) => Answer<T>) => Answer<T>;

/** From here on valuing and matching are felt: nobody is kept waiting for them who does not ask for figures. */
export const MANY_ENTRIES = 10_000;

interface Booked {
  readonly added: number;
  readonly imports: readonly unknown[];
}

export interface WorkerContext {
  readonly withLedger: WithLedger;
  readonly withBook: WithBook;
  /** A change of the journal, of events or settings: the books follow by themselves. */
  readonly editing: WithLedger;
  /**
   * The same for an import: where many entries came, the caller hears "done" as soon as they are written. `answered` settles when
   * that word is on its way, or the book has to follow first: what takes long and can wait goes on from there.
   */
  readonly booking: <T extends Booked>(work: (live: LiveLedger, answered: Promise<void>) => Answer<T>) => Answer<T>;
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
  const booking: WorkerContext['booking'] = (work) =>
    broadcaster.whileChanging(() =>
      withLedger(async (live) => {
        let goOn: () => void = () => undefined;
        const answered = new Promise<void>((resolve) => {
          goOn = resolve;
        });
        try {
          const result = await work(live, answered);
          const isLong = result.ok && result.value.added >= MANY_ENTRIES;
          const added = result.ok ? { events: result.value.added, imports: result.value.imports.length } : undefined;
          if (isLong && added && (await broadcaster.tellWritten(live, added))) {
            refreshLater(live, goOn);
            return result;
          }
          goOn();
          await broadcaster.refresh(live);
          return result;
        } catch (error) {
          goOn();
          throw error;
        }
      }),
    );
  /** Once the answer is on its way. What breaks here breaks for every screen that asks the book, and each says so. */
  const refreshLater = (live: LiveLedger, goOn: () => void): void => {
    setTimeout(() => {
      goOn();
      broadcaster.refresh(live).catch(() => undefined);
    });
  };
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
  return { withLedger, withBook, editing, booking, changing };
}
