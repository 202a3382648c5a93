/**
 * One answer for some cards or a balance that differs, as one change: it is written, shown before and taken back as a
 * whole.
 */
import { explainGap, type GapFix } from '@cryptax/importers';
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent, Scope } from '@cryptax/ledger';
import type { Store } from '@cryptax/store';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { DifferenceRepair, Fix } from '../../../../platform/ledger/review-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import {
  type BookProof,
  differenceFixes,
  proveBook,
} from '../../../../platform/ledger/worker/statements/prove-book.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import { soundEvents } from '../edit/plan-edit.ts';
import { byOwnId, followingAssumptions, withAssumptions } from '../edit/take-apart.ts';
import { type AnswerParts, answerChange, joinParts, rowsSettled } from './answer-parts.ts';
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
    // The journal shows a price per unit as the values that it made.
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

/**
 * The gap detective over a loaded book: fixes for a missing acquisition or a balance that differs, and a chosen fix as changes of the
 * store. What was waiting in a file settles its row; the rest is added, edited or deleted like any other edit.
 */
export function gapFixesOf(book: LoadedBook, card: CardDraft, scope: Scope): readonly GapFix[] {
  const candidates = book.waiting.transfers.map(({ candidate }) => candidate);
  const events = book.stored.filter(({ kind }) => kind !== 'open');
  const pool = { wallet: card.wallet ?? '', asset: card.asset ?? '' };
  return explainGap({ events, candidates, scope }, pool)?.fixes ?? [];
}

/** The fix in parts, and the reason for the journal: what the detective found. */
function planGapFix(
  book: LoadedBook,
  card: CardDraft,
  fixId: string,
  scope: Scope,
): Result<ReasonedParts, LedgerError> {
  const fix = gapFixesOf(book, card, scope).find(({ id }) => id === fixId);
  return fix === undefined ? err({ code: 'review.card-missing', cardId: card.id }) : partsOf(book, fix, card.kind);
}

/** The same for a balance that differs from what is said about it. */
function planDifferenceFix(
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
