/**
 * The gap detective over a loaded book: fixes for a missing acquisition or a balance that differs, and a chosen fix as changes of the
 * store. What was waiting in a file settles its row; the rest is added, edited or deleted like any other edit.
 */
import { explainGap, type GapFix } from '@cryptax/importers';
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent, Scope } from '@cryptax/ledger';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { DifferenceRepair } from '../../../../platform/ledger/review-types.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { differenceFixes } from '../../../../platform/ledger/worker/statements/difference-fixes.ts';
import type { BookProof } from '../../../../platform/ledger/worker/statements/prove-book.ts';
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
): Result<ReasonedParts, LedgerError> {
  const fix = gapFixesOf(book, card, scope).find(({ id }) => id === fixId);
  return fix === undefined ? err({ code: 'review.card-missing', cardId: card.id }) : partsOf(book, fix, card.kind);
}

/** The same for a balance that differs from what is said about it. */
export function planDifferenceFix(
  book: LoadedBook,
  proofs: readonly BookProof[],
  { wallet, asset, fixId }: DifferenceRepair,
): Result<ReasonedParts, LedgerError> {
  const proof = proofs.find((each) => each.wallet === wallet && each.asset === asset);
  const fix = differenceFixes(book, proof).find(({ id }) => id === fixId);
  return fix === undefined ? err({ code: 'review.card-missing', cardId: fixId }) : partsOf(book, fix, 'balance');
}

type ReasonedParts = AnswerParts & { readonly why: string };

function partsOf(book: LoadedBook, fix: GapFix, subject: string): Result<ReasonedParts, LedgerError> {
  const { upsert, remove } = fix.changes;
  const sound = soundEvents(upsert.map(withoutEmptySource));
  if (!sound.ok) return sound;
  const pending = new Map(book.waiting.transfers.map((each) => [each.candidate.id, each]));
  const others = sound.value.filter(({ id }) => !pending.has(id));
  const settled = sound.value.flatMap((event) => {
    const waiting = pending.get(event.id);
    return waiting === undefined ? [] : [rowsSettled(waiting, { kind: 'event', eventId: event.id }, [event])];
  });
  const setAside = remove.flatMap((id) => {
    const waiting = pending.get(id);
    return waiting === undefined ? [] : [rowsSettled(waiting, { kind: 'ignored', reason: 'set-aside' }, [])];
  });
  const changed: AnswerParts = {
    add: others.filter(({ id }) => !book.place.has(id)),
    edit: others.filter(({ id }) => book.place.has(id)),
    remove: remove.filter((id) => !pending.has(id)),
  };
  return ok({ why: `review.${subject}.${fix.evidence.code}`, ...joinParts([changed, ...settled, ...setAside]) });
}

/** A movement that came with no file, from another device or by hand, names none. */
function withoutEmptySource(event: LedgerEvent): LedgerEvent {
  if (event.source === undefined || event.source.file !== '') return event;
  const { source: _, ...rest } = event;
  return rest as LedgerEvent;
}
