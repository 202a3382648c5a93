/** The groups of open points as questions about cards: the engine says what is alike and what it decides, the cards are answered. */
import { add, compare, type Decimal, dec, formatShortest, ZERO } from '@cryptax/kernel';
import type { QuestionGroup } from '@cryptax/tax-de';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import { pointsOfCard, yearRanges } from '../../../../platform/ledger/worker/certainty/certainty-view.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import type { QueueQuestion } from '../../question-types.ts';
import { reviewCard } from '../review/review-handlers.ts';

/** In the order of the groups; a group without a card is answered elsewhere. */
export function queueQuestions(open: OpenBook, groups: readonly QuestionGroup[]): readonly QueueQuestion[] {
  const byPoint = cardsByPoint(open.cards);
  return groups.flatMap((group) => {
    const found = new Set(group.pointIds.flatMap((id) => byPoint.get(id) ?? []));
    const cards = [...found].sort((a, b) => compare(worthOf(b), worthOf(a)));
    const [largest] = cards;
    return largest === undefined ? [] : [questionOf(open, group, cards, largest)];
  });
}

/** Rows that nobody can read are points without a name, counted in the order of the cards. */
function cardsByPoint(cards: readonly CardDraft[]): ReadonlyMap<string, readonly CardDraft[]> {
  const found = new Map<string, CardDraft[]>();
  let rows = 0;
  for (const card of cards) {
    const own = pointsOfCard(card);
    const isRow = own.length === 0 && (card.kind === 'unreadable-row' || card.kind === 'ambiguous-asset');
    if (isRow) rows++;
    for (const id of isRow ? [`row:${rows}`] : own) found.set(id, [...(found.get(id) ?? []), card]);
  }
  return found;
}

function questionOf(
  open: OpenBook,
  group: QuestionGroup,
  cards: readonly CardDraft[],
  largest: CardDraft,
): QueueQuestion {
  const { asset, amount, from, to } = group;
  return {
    id: group.id,
    kind: group.kind,
    shares: cards.length === 1 ? 'one' : group.by,
    card: reviewCard(open, largest, []),
    cardIds: cards.map(({ id }) => id),
    ...(asset === undefined || amount === undefined ? {} : { amount: { asset, amount } }),
    ...worthOfAll(group, cards),
    ...(from === '' || to === '' ? {} : { from, to }),
    effect: group.effect,
    years: Object.keys(group.years).map(Number),
    answers: group.answers.flatMap(({ id, years }) => (years === undefined ? [] : [{ id, years: yearRanges(years) }])),
  };
}

/** Exact where every card has a price of its day, else between the prices of the neighbouring days; never a sum of some of them. */
function worthOfAll({ value }: QuestionGroup, cards: readonly CardDraft[]): Pick<QueueQuestion, 'worth'> {
  if (cards.every(({ effectEur }) => effectEur !== undefined)) {
    const sum = formatShortest(cards.map(worthOf).reduce(add, ZERO));
    return { worth: { low: sum, high: sum } };
  }
  return value?.low == null || value.high == null ? {} : { worth: { low: value.low, high: value.high } };
}

function worthOf({ effectEur }: CardDraft): Decimal {
  return effectEur === undefined ? ZERO : dec(effectEur);
}
