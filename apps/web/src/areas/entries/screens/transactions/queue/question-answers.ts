/** The answers of a question: those of its card that hold for all of its cards, and the range that each leads to. */
import type { YearRange } from '../../../../../platform/ledger/certainty-types.ts';
import type { QueueQuestion } from '../../../question-types.ts';
import { type Answer, type Asked, answersOf, asksFor } from '../review/answers.ts';

/** A typed cost or value belongs to one entry; what is asked of many has to hold for each of them. */
export function queueAnswers({ card, cardIds, kind }: QueueQuestion): readonly Answer[] {
  const all = answersOf(card);
  if (cardIds.length === 1) return all;
  const ofMany: readonly Answer[] = kind === 'price' ? [{ kind: 'set-price' }] : [];
  return [...ofMany, ...all.filter((answer) => holdsForMany(answer, card.direction))];
}

function holdsForMany({ kind }: Answer, direction: 'in' | 'out' | undefined): boolean {
  if (kind === 'gift') return direction === 'out';
  return kind !== 'set-value' && kind !== 'assume-stated' && kind !== 'enter-row' && kind !== 'choose-asset';
}

/** Of many, each takes the price of its day. */
export function queueAsks(answer: Answer, { card, cardIds }: QueueQuestion): readonly Asked[] {
  return asksFor(answer, card).filter(
    (asked) => cardIds.length === 1 || (asked !== 'optionalValue' && asked !== 'lots'),
  );
}

/** Which of the meanings that the ranges know an answer is. */
const MEANINGS: Partial<Record<Answer['kind'], readonly string[]>> = {
  'own-wallet': ['own-wallet', 'own-coins'],
  spend: ['sale-at-market'],
  sale: ['sale-at-market'],
  gift: ['gift'],
  lost: ['loss'],
  income: ['income'],
  purchase: ['purchase'],
  'assume-zero-cost': ['zero-cost'],
  'short-sale': ['short-sale'],
  'remove-duplicate': ['same'],
  'keep-both': ['another'],
};

export function rangesAfter(answer: Answer, { answers }: QueueQuestion): readonly YearRange[] | undefined {
  const meanings = MEANINGS[answer.kind] ?? [];
  return answers.find(({ id }) => meanings.includes(id))?.years;
}
