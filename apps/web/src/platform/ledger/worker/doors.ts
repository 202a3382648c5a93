/** The ways in which a desk reaches what it works on: the open database, a book in memory, and changes that screens hear of. */
import type { Result } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer, LedgerError } from '../ledger-api.ts';
import type { OpenBook } from './books.ts';
import type { Session } from './session.ts';
import type { StateTeller } from './state-teller.ts';

export type WithSession = <T>(work: (live: Session) => Answer<T>) => Answer<T>;
export type WithBook = <T>(book: Book, work: (open: OpenBook, live: Session) => Answer<T>) => Answer<T>;

export interface Doors {
  readonly withSession: WithSession;
  readonly withBook: WithBook;
  /** A change of the journal, of events or settings: the books follow by themselves. */
  readonly editing: WithSession;
  /** A change that no difference tells: books are loaded anew and told before the caller hears "done", so screens agree. */
  readonly changing: WithSession;
}

export function createDoors(session: () => Promise<Result<Session, LedgerError>>, teller: StateTeller): Doors {
  const withSession: WithSession = async (work) => {
    const live = await session();
    return live.ok ? work(live.value) : live;
  };
  const withBook: WithBook = (book, work) =>
    withSession(async (live) => {
      const open = await live.books.get(book);
      return open.ok ? work(open.value, live) : open;
    });
  const editing: WithSession = (work) =>
    withSession(async (live) => {
      const result = await work(live);
      await teller.refresh(live);
      return result;
    });
  const changing: WithSession = (work) =>
    withSession(async (live) => {
      const result = await work(live);
      live.books.drop('all');
      teller.touch();
      await teller.refresh(live);
      return result;
    });
  return { withSession, withBook, editing, changing };
}
