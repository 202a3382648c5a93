/** How certain the years are: asked by every screen that shows a figure which an open answer can move. */
import { ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { CertaintyView } from '../../../platform/ledger/certainty-types.ts';
import type { BookCertainty } from '../../../platform/ledger/worker/certainty/book-certainty.ts';
import { certaintyView } from '../../../platform/ledger/worker/certainty/certainty-view.ts';
import type { WithBook } from '../../../platform/ledger/worker/context.ts';

export function createCertaintyHandlers(withBook: WithBook, certainty: BookCertainty) {
  return {
    certainty: (book: Book): Answer<CertaintyView> =>
      withBook(book, async (open, live) => {
        const known = await certainty(open, live);
        return known.ok ? ok(certaintyView(open, known.value)) : known;
      }),
  };
}
