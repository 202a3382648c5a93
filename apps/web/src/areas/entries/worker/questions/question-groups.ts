/** The groups of open points as questions about cards: the engine says what is alike and what it decides, the cards are answered. */
import { add, compare, type Decimal, dec, formatShortest, groupBy, ZERO } from '@cryptax/kernel';
import type { QuestionGroup } from '@cryptax/tax-de';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import { pointsOfCard, yearRanges } from '../../../../platform/ledger/worker/certainty/certainty-view.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import type { QueueQuestion } from '../../entry-types.ts';
import { reviewCard } from '../review/review-handlers.ts';

export const UNASKED_TOKEN = 'asset.possible-spam';

/** In the order of the groups; a group without a card is answered elsewhere. */
export function queueQuestions(open: OpenBook, groups: readonly QuestionGroup[]): readonly QueueQuestion[] {
  const byPoint = cardsByPoint(open.cards);
  const found = groups.map((group) => ({
    group,
    cards: new Set(group.pointIds.flatMap((id) => byPoint.get(id) ?? [])),
  }));
  const questions = rowsTogether(found).flatMap(({ group, cards: own }) => {
    const cards = [...own].sort((a, b) => compare(worthOf(b), worthOf(a)));
    const [largest] = cards;
    return largest === undefined ? [] : [questionOf(open, group, cards, largest)];
  });
  // Nothing has an end while a row may say anything.
  const isRow = ({ kind }: QueueQuestion) => kind === 'row';
  return withBothWays([...questions.filter(isRow), ...questions.filter((each) => !isRow(each))]);
}

/** Whose address it is holds for what came from it and for what went there. */
function withBothWays(questions: readonly QueueQuestion[]): readonly QueueQuestion[] {
  const byAddress = groupBy(questions, ({ card, shares }) => (shares === 'address' ? (card.event?.address ?? '') : ''));
  return questions.map((question) => {
    const { shares, card, cardIds } = question;
    const both = shares === 'address' ? (byAddress.get(card.event?.address ?? '') ?? []) : [];
    const others = both.flatMap((each) => each.cardIds).filter((id) => !cardIds.includes(id));
    return others.length === 0 ? question : { ...question, otherWay: others };
  });
}

interface Found {
  readonly group: QuestionGroup;
  readonly cards: ReadonlySet<CardDraft>;
}

/** To the ranges every unread row is a point of its own; those of one file that say the same are one question. */
function rowsTogether(found: readonly Found[]): readonly Found[] {
  const joined = groupBy(found, ({ group, cards: [card] }) => {
    if (group.kind !== 'row' || card === undefined) return group.id;
    // What nobody asked for is the same question in every file.
    const file = card.cause.code === UNASKED_TOKEN ? '' : (card.origin?.file ?? '');
    return `row:${file}:${card.cause.code}`;
  });
  return Array.from(joined).flatMap(([id, members]) => {
    const [first] = members;
    if (first?.group.kind !== 'row') return members;
    const cards = new Set(members.flatMap((member) => [...member.cards]));
    return [{ group: { ...together(first.group, members), id }, cards }];
  });
}

/** Each row may be of another year: what they change is what any of them does. */
function together(first: QuestionGroup, members: readonly Found[]): QuestionGroup {
  const groups = members.map(({ group }) => group);
  const open = groups.find(({ effect }) => effect === null) ?? groups.find(({ without }) => without !== true) ?? first;
  const { without: _, ...rest } = open;
  const years = Object.assign({}, ...groups.map((group) => group.years)) as QuestionGroup['years'];
  return groups.every(({ without }) => without === true) ? { ...open, years } : { ...rest, years };
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
    amount: asset === undefined || amount === undefined ? undefined : { asset, amount },
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
