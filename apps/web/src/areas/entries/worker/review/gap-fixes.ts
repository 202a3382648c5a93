/**
 * The gap detective over a loaded book: fixes for a missing acquisition, and a chosen fix as changes of the store. What
 * was waiting in a file settles its row; the rest is added, edited or deleted like any other edit.
 */
import { explainGap, type GapFix } from '@cryptax/importers';
import { err, ok, type Result } from '@cryptax/kernel';
import type { Scope } from '@cryptax/ledger';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import { soundEvents } from '../edit/plan-edit.ts';
import { type AnswerParts, joinParts, rowsSettled } from './answer-parts.ts';

export function gapFixesOf(book: LoadedBook, card: CardDraft, scope: Scope): readonly GapFix[] {
  const candidates = book.waiting.transfers.map(({ candidate }) => candidate);
  const events = book.stored.filter(({ kind }) => kind !== 'open');
  const pool = { wallet: card.wallet ?? '', asset: card.asset ?? '' };
  return explainGap({ events, candidates, scope }, pool)?.fixes ?? [];
}

/** The fix in parts, and the reason for the journal: what the detective found. */
export function planGapFix(
  book: LoadedBook,
  card: CardDraft,
  fixId: string,
  scope: Scope,
): Result<AnswerParts & { readonly why: string }, LedgerError> {
  const fix = gapFixesOf(book, card, scope).find(({ id }) => id === fixId);
  if (fix === undefined) return err({ code: 'review.card-missing', cardId: card.id });
  const { upsert, remove } = fix.changes;
  const sound = soundEvents(upsert);
  if (!sound.ok) return sound;
  const pending = new Map(book.waiting.transfers.map((each) => [each.candidate.id, each]));
  const others = sound.value.filter(({ id }) => !pending.has(id));
  const settled = sound.value.flatMap((event) => {
    const waiting = pending.get(event.id);
    return waiting === undefined ? [] : [rowsSettled(waiting, { kind: 'event', eventId: event.id }, [event])];
  });
  const changed: AnswerParts = {
    add: others.filter(({ id }) => !book.place.has(id)),
    edit: others.filter(({ id }) => book.place.has(id)),
    remove,
  };
  return ok({ why: `review.${card.kind}.${fix.evidence.code}`, ...joinParts([changed, ...settled]) });
}
