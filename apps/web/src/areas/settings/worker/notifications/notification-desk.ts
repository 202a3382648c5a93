/** Answers what is due, from the book and the worker's own clock. */
import { ok } from '@cryptax/kernel';
import type { WithBook } from '../../../../platform/ledger/worker/doors.ts';
import type { NotificationApi } from '../../notification-api.ts';
import { dueNotices } from './due-notices.ts';

export function createNotificationDesk(withBook: WithBook): NotificationApi {
  return {
    dueNotices: (book, question) =>
      withBook(book, async ({ loaded }, { today, currentYear }) =>
        ok(dueNotices(loaded, today(), currentYear(), question)),
      ),
  };
}
