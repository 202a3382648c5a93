/** Answers what is due, from the book and the worker's own clock. */
import { ok } from '@cryptax/kernel';
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
      withBook(book, async ({ loaded }, { today, currentYear }) =>
        ok(dueNotices(loaded, today(), currentYear(), question)),
      ),
  };
}
