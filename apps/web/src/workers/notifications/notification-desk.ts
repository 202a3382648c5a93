/** Answers what is due, from the book and the worker's own clock. */
import { berlinDay, type Instant, ok, yearOfDay } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../lib/ledger/ledger-api.ts';
import type { NotificationApi } from '../../lib/ledger/notification-api.ts';
import type { OpenBook } from '../book/books.ts';
import type { Session } from '../session.ts';
import { dueNotices } from './due-notices.ts';

type WithBook = <T>(book: Book, work: (open: OpenBook, live: Session) => Answer<T>) => Answer<T>;

export function createNotificationDesk(withBook: WithBook): NotificationApi {
  return {
    dueNotices: (book, question) =>
      withBook(book, async ({ loaded }, { now }) => {
        const today = berlinDay(Math.floor(Date.parse(now()) / 1_000) as Instant);
        return ok(dueNotices(loaded, today, yearOfDay(today), question));
      }),
  };
}
