/** The answers of a question: those of its card that hold for all of its cards, and the range that each leads to. */
import type { YearRange } from '../../../../../platform/ledger/certainty-types.ts';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import type { Fix } from '../../../../../platform/ledger/review-types.ts';
import type { QueueQuestion } from '../../../entry-types.ts';
import { type Answer, type AnswerInput, type Asked, answersOf, asksFor, fixOf, NO_INPUT } from '../review/answers.ts';

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
  'set-value': ['stated'],
  'set-price': ['stated'],
  'assume-stated': ['stated'],
  'assume-zero-cost': ['zero-cost'],
  'short-sale': ['short-sale'],
  'remove-duplicate': ['same'],
  'keep-both': ['another'],
};

export function rangesAfter(answer: Answer, { answers }: QueueQuestion): readonly YearRange[] | undefined {
  const meanings = MEANINGS[answer.kind] ?? [];
  return answers.find(({ id }) => meanings.includes(id))?.years;
}

/** An answer that can be tried on the book. */
export type TriedFix = Parameters<LedgerApi['tryAnswer']>[2];

/**
 * What to try of an answer: nothing was worked out for it, or somebody has typed what decides it. Undefined where the ranges of the
 * queue say it, or something is still to be typed. The name of a wallet changes nothing, so any will do.
 */
export function fixToTry(
  answer: Answer,
  question: QueueQuestion,
  input: AnswerInput = NO_INPUT,
  anyWallet = '',
): TriedFix | undefined {
  if (rangesAfter(answer, question) !== undefined && !hasTyped(queueAsks(answer, question), input)) return undefined;
  const wallet = input.wallet.trim() === '' ? anyWallet : input.wallet;
  const fix = fixOf(answer, question.card, { ...input, wallet });
  return fix?.kind === 'repair-gap' ? undefined : fix;
}

const EUROS: readonly Asked[] = ['value', 'unitPrice', 'feeValue', 'optionalValue', 'cost'];

function hasTyped(asked: readonly Asked[], { valueEur, acquiredDay, lotIds }: AnswerInput): boolean {
  if (valueEur !== null && asked.some((each) => EUROS.includes(each))) return true;
  if (acquiredDay !== '' && asked.some((each) => each === 'acquiredDay' || each === 'optionalDay')) return true;
  return lotIds.length > 0 && asked.includes('lots');
}

/** Whether it cannot be given before something is typed. */
export function needsInput(answer: Answer, { card }: QueueQuestion): boolean {
  return answer.kind !== 'own-wallet' && fixOf(answer, card, NO_INPUT) === undefined;
}

/** An own wallet is that in both directions. */
export function cardsOf({ card, cardIds, otherWay = [] }: QueueQuestion, fix: Fix): readonly string[] {
  // It was looked for at one gap; others that it closes too are gone with it.
  if (fix.kind === 'repair-gap') return [card.id];
  return fix.kind === 'settle-transfer' && fix.as.kind === 'own-wallet' ? [...cardIds, ...otherWay] : cardIds;
}
