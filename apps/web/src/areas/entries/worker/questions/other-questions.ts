/**
 * Cards that the ranges know nothing of, as questions too: an answer that holds for many is asked once. Possible duplicates by
 * the two files they stand in, doubtful prices and receipts by their coin, each under its cause.
 */
import { add, berlinYearOf, compareText, dec, formatShortest, groupBy, ZERO } from '@cryptax/kernel';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import type { QueueQuestion } from '../../question-types.ts';
import { reviewCard } from '../review/review-handlers.ts';

export function otherQuestions(open: OpenBook, cards: readonly CardDraft[]): readonly QueueQuestion[] {
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
    ...(isOneCoin && first.asset !== undefined ? { amount: { asset: first.asset, amount } } : {}),
    ...(from === undefined || to === undefined ? {} : { from, to }),
    effect: null,
    years,
    answers: [],
  };
}
