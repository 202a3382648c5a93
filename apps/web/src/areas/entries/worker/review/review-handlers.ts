/** Questions about what waits for the user; his answers are changes like any other (`edit/editor.ts`). */
import type { GapFix } from '@cryptax/importers';
import { defined, err, groupBy, ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import { REVIEW_KINDS, type ReviewKind } from '../../../../platform/ledger/event-types.ts';
import type { ReviewCard, ReviewList, ReviewQuery } from '../../../../platform/ledger/review-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { WithBook } from '../../../../platform/ledger/worker/context.ts';
import { standInPrices } from '../../../../platform/ledger/worker/loaded-book.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import { gapFixesOf } from './plan-fixes.ts';

export function createReviewHandlers(withBook: WithBook) {
  return {
    reviewList: (book: Book, query: ReviewQuery): Answer<ReviewList> =>
      withBook(book, async (open) => ok(reviewPage(open, query))),
    /** What may be behind a missing acquisition, likeliest first; applied and shown by the fix `repair-gap`. */
    gapFixes: (book: Book, cardId: string): Answer<readonly GapFix[]> =>
      withBook(book, async ({ loaded, cards }) => {
        const card = cards.find(({ id }) => id === cardId);
        if (card === undefined) return err({ code: 'review.card-missing', cardId });
        return ok(gapFixesOf(loaded, card, loaded.settings.match.scope));
      }),
  };
}

/** A page of the review list: counts by kind over all cards, event rows only for the cards that are shown. */
function reviewPage({ cards, loaded, index }: OpenBook, { kind, offset, limit }: ReviewQuery): ReviewList {
  const wanted = kind === undefined ? cards : cards.filter((card) => card.kind === kind);
  const alike = groupBy(cards, likenessOf);
  const shown = wanted.slice(offset, offset + limit).map((draft) =>
    reviewCard(
      { index },
      draft,
      (alike.get(likenessOf(draft)) ?? []).map(({ id }) => id).filter((id) => id !== draft.id),
    ),
  );
  const counts = Object.fromEntries(
    REVIEW_KINDS.map((each) => [each, cards.filter((card) => card.kind === each).length]),
  ) as Record<ReviewKind, number>;
  const standIns = defined({ standIns: standInPrices(loaded) });
  return { revision: loaded.revision, total: wanted.length, counts, cards: shown, ...standIns };
}

/** A card with the rows of its entries. */
export function reviewCard(
  { index }: Pick<OpenBook, 'index'>,
  draft: CardDraft,
  similar: readonly string[],
): ReviewCard {
  const { eventId, otherId, likeness: _, lines: __, ...card } = draft;
  const event = eventId === undefined ? undefined : index.rowOf(eventId);
  const other = otherId === undefined ? undefined : index.rowOf(otherId);
  return {
    ...card,
    ...defined({ event, other }),
    similar,
  };
}

function likenessOf({ kind, likeness }: CardDraft): string {
  return `${kind} ${likeness}`;
}
