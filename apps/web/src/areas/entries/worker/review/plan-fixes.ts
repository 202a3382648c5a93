/** One answer for some cards, as one change: it is written, shown before and taken back as a whole. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { Fix } from '../../../../platform/ledger/review-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import { byOwnId, followingAssumptions, withAssumptions } from '../edit/assumptions.ts';
import { type AnswerParts, answerChange } from './answer-parts.ts';
import { planGapFix } from './gap-fixes.ts';
import { planFix } from './plan-fix.ts';

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
  const { edit, remove } = answerChange(parts, why);
  const following: AnswerParts = {
    edit: followingAssumptions(loaded, byOwnId(edit)),
    remove: withAssumptions(loaded, remove),
  };
  return ok(answerChange([...parts, following], why));
}
