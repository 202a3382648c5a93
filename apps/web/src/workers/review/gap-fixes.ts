/**
 * The gap detective over a loaded book: fixes for a missing acquisition, and a chosen fix as changes of the store. What
 * was waiting in a file settles its row; the rest is added, edited or deleted like any other edit.
 */
import { explainGap, type GapFix } from '@cryptax/importers';
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent, Scope } from '@cryptax/ledger';
import type { LedgerError } from '../../lib/ledger/ledger-state.ts';
import type { LoadedBook } from '../book/loaded-book.ts';
import { checked, type PlannedEdit } from '../edit/plan-edit.ts';
import { type PendingTransfer, pendingTransfers } from '../import/import-details.ts';
import type { CardDraft } from './review-cards.ts';

export function gapFixesOf(book: LoadedBook, card: CardDraft, scope: Scope): readonly GapFix[] {
  const candidates = pendingTransfers(book.imports).map(({ candidate }) => candidate);
  const pool = { wallet: card.wallet ?? '', asset: card.asset ?? '' };
  return explainGap({ events: book.stored, candidates, scope }, pool)?.fixes ?? [];
}

export function planGapFix(
  book: LoadedBook,
  card: CardDraft,
  fixId: string,
  scope: Scope,
): Result<readonly PlannedEdit[], LedgerError> {
  const fix = gapFixesOf(book, card, scope).find(({ id }) => id === fixId);
  if (fix === undefined) return err({ code: 'review.card-missing', cardId: card.id });
  const why = `review.${card.kind}.${fix.evidence.code}`;
  const { upsert, remove } = fix.changes;
  const pending = new Map(pendingTransfers(book.imports).map((each) => [each.candidate.id, each]));
  const waiting = upsert.filter(({ id }) => pending.has(id));
  const known = upsert.filter(({ id }) => !pending.has(id) && book.place.has(id));
  const fresh = upsert.filter(({ id }) => !pending.has(id) && !book.place.has(id));
  return all([
    ...mendedRows(waiting, pending, why),
    ...(known.length === 0 ? [] : [checked(known, (events) => ({ kind: 'bulk-edit', why, events }))]),
    ...(fresh.length === 0 ? [] : [checked(fresh, (events) => ({ kind: 'add', why, events }))]),
    ...(remove.length === 0
      ? []
      : [ok({ change: { kind: 'delete' as const, why, eventIds: remove }, upsert: [], remove })]),
  ]);
}

/** One change per file whose rows are settled. */
function mendedRows(
  events: readonly LedgerEvent[],
  pending: ReadonlyMap<string, PendingTransfer>,
  why: string,
): readonly Result<PlannedEdit, LedgerError>[] {
  const numbers = [...new Set(events.map(({ id }) => pending.get(id)?.importNo ?? 0))];
  return numbers.map((importNo) => {
    const own = events.filter(({ id }) => pending.get(id)?.importNo === importNo);
    const rows = own.flatMap(({ id }) => {
      const source = pending.get(id)?.candidate.source;
      return (source?.lines ?? [source?.line ?? 0]).map((line) => ({ line, kind: 'event' as const, eventId: id }));
    });
    return checked(own, (sound) => ({ kind: 'mend-rows', why, importNo, rows, events: sound }));
  });
}

function all(plans: readonly Result<PlannedEdit, LedgerError>[]): Result<readonly PlannedEdit[], LedgerError> {
  const failed = plans.find((plan) => !plan.ok);
  if (failed !== undefined && !failed.ok) return failed;
  return ok(plans.flatMap((plan) => (plan.ok ? [plan.value] : [])));
}
