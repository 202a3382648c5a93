/** Questions about what waits for the user; his answers are changes like any other (`edit/editor.ts`). */

import type { GapFix } from '@cryptax/importers';
import { err, ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { ReviewList, ReviewQuery } from '../../../../platform/ledger/review-types.ts';
import type { WithBook } from '../../../../platform/ledger/worker/context.ts';
import { gapFixesOf } from './gap-fixes.ts';
import { reviewPage } from './review-page.ts';

export function createReviewHandlers(withBook: WithBook) {
  return {
    reviewList: (book: Book, query: ReviewQuery): Answer<ReviewList> =>
      withBook(book, async (open) => ok(reviewPage(open, query))),
    /** What may be behind a missing acquisition, likeliest first; applied and shown by the fix `mend-gap`. */
    gapFixes: (book: Book, cardId: string): Answer<readonly GapFix[]> =>
      withBook(book, async ({ loaded, cards }) => {
        const card = cards.find(({ id }) => id === cardId);
        if (card === undefined) return err({ code: 'review.card-missing', cardId });
        return ok(gapFixesOf(loaded, card, loaded.settings.match.scope));
      }),
  };
}
