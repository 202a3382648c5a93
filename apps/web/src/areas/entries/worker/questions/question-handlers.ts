/** The queue of open questions, and what is known about one of them. */
import { missingInternalFiles } from '@cryptax/importers';
import {
  add,
  berlinYearOf,
  compare,
  compareText,
  dec,
  defined,
  formatShortest,
  groupBy,
  ok,
  ZERO,
} from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { EventRow } from '../../../../platform/ledger/event-types.ts';
import type { ListedRule } from '../../../../platform/ledger/rule-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { BookCertainty } from '../../../../platform/ledger/worker/certainty/book-certainty.ts';
import { certaintyView, outsideCards } from '../../../../platform/ledger/worker/certainty/certainty-view.ts';
import type { WithBook } from '../../../../platform/ledger/worker/context.ts';
import { keptRules } from '../../../../platform/ledger/worker/kept-rules.ts';
import { standInPrices } from '../../../../platform/ledger/worker/loaded-book.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import type { KnownAddress, QuestionFacts, QuestionList, QueueQuestion, Remedy } from '../../entry-types.ts';
import { reviewCard } from '../review/review-handlers.ts';
import { ruleAnswers } from '../rules/rule-match.ts';
import { knownAddresses } from './known-addresses.ts';
import { queueQuestions, UNASKED_TOKEN } from './question-groups.ts';
import { zoneRemedies } from './zone-handlers.ts';

const NEIGHBOURS = 2;
const MEMBERS = 5;

/** What the book knows around some cards: what happened beside them, what else went to or came from the address. */
function questionFacts({ loaded, index }: OpenBook, cards: readonly CardDraft[]): QuestionFacts {
  const { valued, place } = loaded;
  const ids = new Set(cards.flatMap(({ eventId }) => eventId ?? []));
  const largest = cards.toSorted((a, b) => compare(dec(b.effectEur ?? '0'), dec(a.effectEur ?? '0')));
  const [first] = largest;
  const event = valued[place.get(first?.eventId ?? '') ?? -1];
  const rows = (places: readonly number[]) =>
    places.flatMap((at): readonly EventRow[] | EventRow => index.row(at) ?? []);
  const members = largest.slice(0, MEMBERS).flatMap(({ eventId }) => place.get(eventId ?? '') ?? []);
  if (event === undefined) return { neighbours: [], members: rows(members) };
  const address = event.address === undefined ? undefined : historyOf(event.address, loaded);
  return {
    neighbours: rows(around(event.at, ids, loaded)),
    members: rows(members),
    ...defined({ address }),
  };
}

type Entries = Pick<OpenBook['loaded'], 'valued'>;

/** The nearest entries before and after that the question is not about itself. */
function around(at: string, own: ReadonlySet<string>, { valued }: Entries): readonly number[] {
  const before: number[] = [];
  const after: number[] = [];
  for (const [place, { id, at: moment }] of valued.entries()) {
    if (own.has(id)) continue;
    const isBefore = moment <= at;
    const list = isBefore ? before : after;
    list.push(place);
    list.sort((a, b) => (isBefore ? -1 : 1) * compareMoments(valued[a]?.at, valued[b]?.at));
    if (list.length > NEIGHBOURS) list.pop();
  }
  return [...before.reverse(), ...after];
}

function compareMoments(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function historyOf(address: string, { valued }: Entries): QuestionFacts['address'] {
  const own = valued.filter((event) => event.address === address);
  const moments = own.map(({ at }) => at).sort();
  const arrived = own.filter((event) => 'in' in event).length;
  return {
    arrived,
    left: own.length - arrived,
    first: moments.at(0) ?? '',
    last: moments.at(-1) ?? '',
  };
}

export function createQuestionHandlers(withBook: WithBook, certainty: BookCertainty) {
  return {
    questions: (book: Book): Answer<QuestionList> =>
      withBook(book, async (open, live) => {
        const known = await certainty(open, live);
        if (!known.ok) return known;
        const { groups, idle } = known.value.certainty;
        const unpriced = open.cards.filter(
          ({ kind, effectEur }) =>
            kind === 'missing-price' || (kind === 'unmatched-transfer' && effectEur === undefined),
        ).length;
        const kept = await keptRules(live.store);
        if (!kept.ok) return kept;
        const byRule = ruleAnswers(open, kept.value);
        return ok({
          view: certaintyView(open, known.value),
          questions: [
            ...queueQuestions(
              open,
              groups.filter(({ without }) => without !== true),
            ),
            ...otherQuestions(open, outsideCards(open, known.value)),
          ],
          idle,
          ...defined({ standIns: standInPrices(open.loaded) }),
          remedies: remediesOf([
            { kind: 'fetch-prices', count: unpriced },
            rulesSay(kept.value, byRule),
            knownRemedy(knownAddresses(open, byRule)),
            unaskedTokens(open),
            ...internalFiles(open),
            ...zoneRemedies(open.loaded),
          ]),
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

/** What rules and the address book answer, by the name of each. */
function rulesSay(
  rules: readonly ListedRule[],
  answers: ReturnType<typeof ruleAnswers>,
): Extract<Remedy, { kind: 'rules' }> {
  const names = new Map(rules.map(({ id, name }) => [id, name]));
  const counts = new Map<string, number>();
  for (const { ruleId } of answers.values()) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  const by = Array.from(counts, ([id, count]) => ({ id, name: names.get(id) ?? '', count }));
  return { kind: 'rules', count: answers.size, by: by.sort((a, b) => b.count - a.count) };
}

function knownRemedy(answers: readonly KnownAddress[]): Remedy {
  return { kind: 'known-addresses', count: answers.reduce((sum, { cardIds }) => sum + cardIds.length, 0), answers };
}

/** One answer for all of them, whatever file they stand in. */
function unaskedTokens({ cards }: OpenBook): Remedy {
  const tokens = cards.filter(({ cause }) => cause.code === UNASKED_TOKEN);
  const years = new Set(tokens.flatMap(({ cause }) => (cause.params.year === undefined ? [] : [cause.params.year])));
  return {
    kind: 'unasked-tokens',
    count: tokens.length,
    cardIds: tokens.map(({ id }) => id),
    years: [...years].map(Number).sort((a, b) => a - b),
  };
}

function internalFiles({ loaded: { valued } }: OpenBook): readonly Remedy[] {
  return missingInternalFiles(valued).map(({ wallet, asset, missing, eventIds }) => ({
    kind: 'internal-file',
    count: eventIds.length,
    wallet,
    asset,
    missing,
  }));
}

/** What settles most comes first. */
function remediesOf(remedies: readonly Remedy[]): readonly Remedy[] {
  return remedies.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

/**
 * Cards that the ranges know nothing of, as questions too: an answer that holds for many is asked once. Possible
 * duplicates by the two files they stand in, doubtful prices and receipts by their coin, each under its cause.
 */
function otherQuestions(open: OpenBook, cards: readonly CardDraft[]): readonly QueueQuestion[] {
  const groups = groupBy(cards, (card) => JSON.stringify([card.kind, card.cause.code, ...likeness(open, card)]));
  return Array.from(groups, ([key, own]) => questionOf(open, key, own)).sort(
    (a, b) => b.cardIds.length - a.cardIds.length,
  );
}

function likeness({ loaded: { valued, place } }: OpenBook, card: CardDraft): readonly string[] {
  if (card.kind !== 'possible-duplicate') return [card.asset ?? ''];
  const fileOf = (id: string | undefined) => valued[place.get(id ?? '') ?? -1]?.source?.file ?? '';
  return [fileOf(card.eventId), fileOf(card.otherId)].sort(compareText);
}

function questionOf(open: OpenBook, id: string, cards: readonly CardDraft[]): QueueQuestion {
  const [first] = cards as readonly [CardDraft, ...CardDraft[]];
  const moments = cards.flatMap(({ at }) => at ?? []).sort();
  const [from, to] = [moments.at(0), moments.at(-1)];
  const years = [...new Set(moments.flatMap((at) => berlinYearOf(at) ?? []))];
  const isOneCoin = cards.every(({ asset, amount }) => asset === first.asset && amount !== undefined);
  const amount = formatShortest(cards.reduce((sum, card) => add(sum, dec(card.amount ?? '0')), ZERO));
  return {
    id,
    kind: first.kind === 'possible-duplicate' ? 'duplicate' : 'other',
    shares: cards.length === 1 ? 'one' : first.kind === 'possible-duplicate' ? 'file' : 'coin',
    card: reviewCard(open, first, []),
    cardIds: cards.map((card) => card.id),
    amount: isOneCoin && first.asset !== undefined ? { asset: first.asset, amount } : undefined,
    from,
    to,
    effect: null,
    years,
    answers: [],
  };
}
