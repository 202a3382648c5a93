/** The queue of open questions, and what is known about one of them. */
import { add, compare, dec, formatShortest, ok, subtract, ZERO } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { RangeText, YearRange } from '../../../../platform/ledger/certainty-types.ts';
import type { BookCertainty } from '../../../../platform/ledger/worker/certainty/book-certainty.ts';
import { certaintyView } from '../../../../platform/ledger/worker/certainty/certainty-view.ts';
import type { WithBook } from '../../../../platform/ledger/worker/context.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import type { QuestionFacts, QuestionList, Remedy } from '../../question-types.ts';
import { reviewCard } from '../review/review-handlers.ts';
import { questionFacts } from './question-facts.ts';
import { kindOf, questionGroups } from './question-groups.ts';

export function createQuestionHandlers(withBook: WithBook, certainty: BookCertainty) {
  return {
    questions: (book: Book): Answer<QuestionList> =>
      withBook(book, async (open, live) => {
        const known = await certainty(open, live);
        if (!known.ok) return known;
        const view = certaintyView(open, known.value);
        const { questions: effects } = known.value.certainty;
        const sources = { cards: open.cards, book: open.loaded, effects, most: widthOf(view.years) };
        const groups = questionGroups(sources);
        const deciding = groups.filter(({ effect }) => effect === null || dec(effect).units !== 0n);
        return ok({
          view,
          questions: deciding.map(({ cards, ...group }) => ({
            ...group,
            answers: [],
            card: reviewCard(open, cards[0] as CardDraft, []),
            cardIds: cards.map(({ id }) => id),
          })),
          idle: groups.filter((group) => !deciding.includes(group)).reduce((sum, { cards }) => sum + cards.length, 0),
          remedies: remediesOf(open.cards),
        });
      }),
    questionFacts: (book: Book, cardIds: readonly string[]): Answer<QuestionFacts> =>
      withBook(book, async (open) => {
        const wanted = new Set(cardIds);
        return ok(
          questionFacts(
            open,
            open.cards.filter(({ id }) => wanted.has(id)),
          ),
        );
      }),
  };
}

function remediesOf(cards: readonly CardDraft[]): readonly Remedy[] {
  const unpriced = cards.filter((card) => kindOf(card) === 'price').length;
  return unpriced === 0 ? [] : [{ kind: 'fetch-prices', count: unpriced }];
}

/** How much all open years together can still move: the tax where it is known, else the sums. */
function widthOf(years: readonly YearRange[]): string | null {
  let sum = ZERO;
  for (const { complete, tax, privateSales, income } of years) {
    if (complete) continue;
    for (const range of tax === undefined ? [privateSales, income] : [tax]) {
      const width = spanOf(range);
      if (width === null) return null;
      sum = add(sum, dec(width));
    }
  }
  return formatShortest(sum);
}

function spanOf({ low, high }: RangeText): string | null {
  if (low === null || high === null) return null;
  return compare(dec(low), dec(high)) >= 0 ? '0' : formatShortest(subtract(dec(high), dec(low)));
}
