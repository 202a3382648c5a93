/** The answer to a spare assumption: only what a sale needs stays assumed. */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/card-draft.ts';
import { restOf } from '../../../../platform/ledger/worker/spare-assumption.ts';
import { splitEvent } from '../edit/split-merge.ts';
import type { AnswerParts } from './answer-parts.ts';

/** What is left keeps its share of the cost. */
export function trimAssumption(
  event: LedgerEvent,
  { amount: spare = '' }: CardDraft,
): Result<AnswerParts, LedgerError> {
  if (event.kind !== 'assumed-acquisition') return ok({});
  const rest = restOf(event.in.amount, spare);
  if (rest === undefined) return ok({ remove: [event.id] });
  const parts = splitEvent(event, [rest, spare], () => false);
  return parts.ok ? ok({ edit: parts.value.slice(0, 1) }) : parts;
}
