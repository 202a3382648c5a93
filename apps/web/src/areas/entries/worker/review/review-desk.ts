/** Questions about what waits for the user; his answers are changes like any other (`edit/editor.ts`). */
import { err, ok } from '@cryptax/kernel';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import type { WithBook } from '../../../../platform/ledger/worker/doors.ts';
import { gapFixesOf } from './gap-fixes.ts';
import { reviewPage } from './review-page.ts';

export function createReviewDesk(withBook: WithBook): Pick<LedgerApi, 'reviewList' | 'gapFixes'> {
  return {
    reviewList: (book, query) => withBook(book, async (open) => ok(reviewPage(open, query))),
    gapFixes: (book, cardId) =>
      withBook(book, async ({ loaded, cards }) => {
        const card = cards.find(({ id }) => id === cardId);
        if (card === undefined) return err({ code: 'review.card-missing', cardId });
        return ok(gapFixesOf(loaded, card, loaded.settings.match.scope));
      }),
  };
}
