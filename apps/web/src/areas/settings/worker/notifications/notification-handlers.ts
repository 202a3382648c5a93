/** Answers what is due, from the book and the worker's own clock. */

import { ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { WithBook } from '../../../../platform/ledger/worker/context.ts';
import type { DueNotice, NoticeQuestion } from '../../notification-types.ts';
import { dueNotices } from './due-notices.ts';

export function createNotificationHandlers(withBook: WithBook) {
  return {
    dueNotices: (book: Book, question: NoticeQuestion): Answer<readonly DueNotice[]> =>
      withBook(book, async ({ loaded }, { today, currentYear }) =>
        ok(dueNotices(loaded, today(), currentYear(), question)),
      ),
  };
}
