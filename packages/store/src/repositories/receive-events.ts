/**
 * Events that another device added, changed or deleted. They are reported in the journal, but they are no step of this device:
 * undo passes over them, and steps that wait for redo stay.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { commitPlan } from '../changes/commit.ts';
import { planChange } from '../changes/plan-change.ts';
import { BookSnapshot } from '../chunks/book-snapshot.ts';
import { BOOK_TABLES, type StoreContext, write } from '../database/store-context.ts';
import type { Book } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import { recordReceived } from './journal-entries.ts';
import { conflict, type Outcome, settled, untouched } from './outcome.ts';

export interface ReceivedEvents {
  /** The code of the way it came, for the journal. */
  readonly why: string;
  readonly upserts: readonly LedgerEvent[];
  readonly remove: readonly string[];
  /** Questions of this device that another one has settled. */
  readonly settle?: readonly string[];
  /** Questions that another one asks again. */
  readonly reopen?: readonly string[];
}

export function receiveEvents(
  context: StoreContext,
  book: Book,
  base: number,
  { why, upserts, remove, settle = [], reopen = [] }: ReceivedEvents,
): Promise<Result<Outcome, StoreError>> {
  return write(context, BOOK_TABLES, async () => {
    const snapshot = await BookSnapshot.open(context.db, book, context.indexes[book]);
    const stale = conflict(snapshot, base);
    if (stale) return err(stale);
    await snapshot.loadIndex();
    const note = { kind: 'answer', why, at: context.now() } as const;
    const planned = await planChange(
      snapshot,
      {
        ...note,
        add: upserts.filter(({ id }) => !snapshot.has(id)),
        edit: upserts.filter(({ id }) => snapshot.has(id)),
        remove: remove.filter((id) => snapshot.has(id)),
        repair: [],
        settle,
        reopen,
      },
      { chunkSize: context.chunkSize, at: note.at },
    );
    if (!planned.ok) return planned;
    const plan = planned.value;
    if (plan === 'unchanged') return ok(untouched(snapshot));
    const { revision, nextSeq } = snapshot.head;
    const written = await commitPlan(snapshot, plan, { received: revision + 1 });
    await recordReceived(snapshot, plan, note);
    return settled(written, { book, seq: nextSeq }, { counts: plan.counts, imports: plan.imports });
  });
}
