/** One answer for some cards, as one change: it is written, shown before and taken back as a whole. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { Store } from '@cryptax/store';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { DifferenceRepair, Fix } from '../../../../platform/ledger/review-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import { proveBook } from '../../../../platform/ledger/worker/statements/prove-book.ts';
import { byOwnId, followingAssumptions, withAssumptions } from '../edit/assumptions.ts';
import { type AnswerParts, answerChange } from './answer-parts.ts';
import { planDifferenceFix, planGapFix } from './gap-fixes.ts';
import { planFix, type SimpleFix } from './plan-fix.ts';

export async function planFixes(
  { loaded, cards }: OpenBook,
  cardIds: readonly string[],
  fix: Fix,
): Promise<Result<ReturnType<typeof answerChange>, LedgerError>> {
  const wanted = new Set(cardIds);
  const found = new Map(cards.filter(({ id }) => wanted.has(id)).map((card) => [card.id, card]));
  const parts: AnswerParts[] = [];
  const taken = new Set<string>();
  let why = '';
  for (const cardId of cardIds) {
    const card = found.get(cardId);
    if (card === undefined) return err({ code: 'review.card-missing', cardId });
    if (fix.kind === 'repair-gap') {
      const repaired = planGapFix(loaded, card, fix.fixId, loaded.settings.match.scope);
      if (!repaired.ok) return repaired;
      parts.push(repaired.value);
      ({ why } = repaired.value);
      continue;
    }
    const planned = await planFix(loaded, card, fix, taken);
    if (!planned.ok) return planned;
    parts.push(planned.value);
    // A price for each unit is told in the journal as the values that it made.
    why = `review.${card.kind}.${fix.kind === 'set-price' ? 'set-value' : fix.kind}`;
  }
  return ok(wholeChange(loaded, parts, why));
}

/** Each card with an answer of its own, as one change. */
export async function planAnswers(
  { loaded, cards }: OpenBook,
  answers: ReadonlyMap<string, SimpleFix>,
  why: string,
): Promise<Result<ReturnType<typeof answerChange>, LedgerError>> {
  const parts: AnswerParts[] = [];
  const taken = new Set<string>();
  for (const card of cards) {
    const fix = answers.get(card.id);
    if (fix === undefined) continue;
    const planned = await planFix(loaded, card, fix, taken);
    if (!planned.ok) return planned;
    parts.push(planned.value);
  }
  return ok(wholeChange(loaded, parts, why));
}

/** What explains a balance that differs, as one change. */
export async function planRepair(
  { loaded }: OpenBook,
  store: Store,
  repair: DifferenceRepair,
): Promise<Result<ReturnType<typeof answerChange>, LedgerError>> {
  const proofs = await proveBook(loaded, store);
  if (!proofs.ok) return proofs;
  const planned = planDifferenceFix(loaded, proofs.value, repair);
  return planned.ok ? ok(wholeChange(loaded, [planned.value], planned.value.why)) : planned;
}

/** Assumptions follow the entries that they were made for. */
export function wholeChange(
  loaded: OpenBook['loaded'],
  parts: readonly AnswerParts[],
  why: string,
): ReturnType<typeof answerChange> {
  const { edit, remove } = answerChange(parts, why);
  const following: AnswerParts = {
    edit: followingAssumptions(loaded, byOwnId(edit)),
    remove: withAssumptions(loaded, remove),
  };
  return answerChange([...parts, following], why);
}
