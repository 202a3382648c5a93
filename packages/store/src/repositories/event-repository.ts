/**
 * The events of a book: read as a consistent snapshot, changed only through journaled changes. Every change names
 * the revision it was decided on; if another tab was faster, it is refused instead of overwriting.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { type Applied, type Change, fitsAnyBase, touchesShared } from '../changes/change.ts';
import { type Commit, commitDelta, commitPlan, learnWritten, type Written } from '../changes/commit.ts';
import { invertDelta } from '../changes/delta.ts';
import { NO_COUNTS, type Plan } from '../changes/plan.ts';
import { planChange } from '../changes/plan-change.ts';
import { BookSession } from '../chunks/book-session.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { BOOK_TABLES, HISTORY_TABLES, type StoreContext, write } from '../database/store-context.ts';
import type { Book, ChunkRef, JournalRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import { abandonRedo, nextToRedo, nextToUndo, recordChange, recordStep } from './journal-entries.ts';
import { readAllChunks, readSomeChunks, readState } from './read-events.ts';

/** What a book holds, without its events. */
export interface BookState {
  readonly book: Book;
  readonly revision: number;
  readonly eventCount: number;
  readonly chunks: readonly ChunkRef[];
  readonly undo?: JournalRecord;
  readonly redo?: JournalRecord;
}

interface SomeEvents {
  readonly revision: number;
  readonly events: readonly LedgerEvent[];
  /** The import of each event, 0 = entered by hand. */
  readonly origins: readonly number[];
  /** Stored events that could not be understood; `Store.quarantine` lists them. */
  readonly damaged: number;
}

export interface BookEvents extends SomeEvents {
  /** How many of the events lie in which chunk, in reading order: what a difference counts by. */
  readonly chunks: readonly { readonly no: number; readonly count: number }[];
}

export interface EventChunk extends SomeEvents {
  readonly no: number;
}

export interface EventRepository {
  readonly state: (book: Book) => Promise<Result<BookState, StoreError>>;
  readonly readAll: (book: Book) => Promise<Result<BookEvents, StoreError>>;
  /** Visible chunks by their number; one that is not visible is left out. */
  readonly readChunks: (book: Book, nos: readonly number[]) => Promise<Result<readonly EventChunk[], StoreError>>;
  /** `base` is the revision the caller has seen. Imports, additions and settings are right on any base. */
  readonly apply: (
    book: Book,
    base: number,
    change: Change,
    signal?: AbortSignal,
  ) => Promise<Result<Applied, StoreError>>;
  readonly undo: (book: Book, base: number) => Promise<Result<Applied, StoreError>>;
  readonly redo: (book: Book, base: number) => Promise<Result<Applied, StoreError>>;
}

export function createEventRepository(context: StoreContext): EventRepository {
  return {
    state: (book) => readState(context, book),
    readAll: (book) => readAllChunks(context, book),
    readChunks: (book, nos) => readSomeChunks(context, book, nos),
    apply: (book, base, change, signal) => {
      const work = async () => {
        const session = await BookSession.open(context.db, book, context.indexes[book]);
        const stale = fitsAnyBase(change) ? undefined : conflict(session, base);
        return stale ? err(stale) : applyChange(context, session, change);
      };
      const tables = touchesShared(change) ? HISTORY_TABLES : BOOK_TABLES;
      return announced(context, book, () => write(context, tables, work, signal));
    },
    undo: (book, base) => announced(context, book, () => step(context, book, base, 'undo')),
    redo: (book, base) => announced(context, book, () => step(context, book, base, 'redo')),
  };
}

export interface Outcome {
  readonly applied: Applied;
  readonly written?: Written;
}

/** The change itself, inside a transaction over the book's tables. */
async function applyChange(
  context: StoreContext,
  session: BookSession,
  change: Change,
): Promise<Result<Outcome, StoreError>> {
  const at = context.now();
  const planned = await planChange(session, change, { chunkSize: context.chunkSize, at });
  if (!planned.ok) return planned;
  return writePlan(session, planned.value, { kind: change.kind, why: change.why, at });
}

/** Commits a plan together with its journal entry. */
export async function writePlan(
  session: BookSession,
  plan: Plan | 'unchanged',
  note: Pick<JournalRecord, 'kind' | 'why' | 'at'>,
): Promise<Result<Outcome, StoreError>> {
  const { book, revision, nextSeq } = session.head;
  if (plan === 'unchanged') {
    return ok({ applied: { status: 'unchanged', revision, counts: NO_COUNTS, imports: [] } });
  }
  await abandonRedo(session, note.at);
  await recordChange(session, plan, note);
  const written = await commitPlan(session, plan);
  const { counts, imports } = plan;
  return settled(written, { book, seq: nextSeq }, { counts, imports });
}

function step(
  context: StoreContext,
  book: Book,
  base: number,
  action: 'undo' | 'redo',
): Promise<Result<Outcome, StoreError>> {
  return write(context, HISTORY_TABLES, async () => {
    const session = await BookSession.open(context.db, book, context.indexes[book]);
    const stale = conflict(session, base);
    if (stale) return err(stale);
    const entry = await (action === 'undo' ? nextToUndo(session) : nextToRedo(session));
    if (!entry) return err({ code: action === 'undo' ? 'journal.nothing-to-undo' : 'journal.nothing-to-redo' });
    const stored = await context.db.deltas.get([book, entry.seq]);
    if (!stored || !RECORD_GUARDS.deltas(stored)) return err({ code: 'journal.damaged', book, seq: entry.seq });
    const written = await commitDelta(session, action === 'undo' ? invertDelta(stored.delta) : stored.delta);
    await recordStep(session, entry, action, context.now());
    return settled(written, entry, { counts: entry.counts, imports: [] });
  });
}

function settled(
  written: Commit,
  entry: Pick<JournalRecord, 'book' | 'seq'>,
  rest: Pick<Applied, 'counts' | 'imports'>,
): Result<Outcome, StoreError> {
  if (!written.ok) return err({ code: 'journal.damaged', book: entry.book, seq: entry.seq });
  const { revision } = written.value.head;
  return ok({ applied: { status: 'applied', revision, ...rest }, written: written.value });
}

function conflict({ head }: BookSession, base: number): StoreError | undefined {
  if (head.revision === base) return undefined;
  return { code: 'store.conflict', book: head.book, expected: base, actual: head.revision };
}

/** After the transaction is through: the index learns, this tab and the others are told. */
async function announced(
  context: StoreContext,
  book: Book,
  work: () => Promise<Result<Outcome, StoreError>>,
): Promise<Result<Applied, StoreError>> {
  const result = await work();
  if (!result.ok) return result;
  announceOutcome(context, book, result.value);
  return ok(result.value.applied);
}

export function announceOutcome({ indexes, notices }: StoreContext, book: Book, { written }: Outcome): void {
  if (!written) return;
  learnWritten(indexes[book], written);
  notices.announceChange(book, written.difference);
  for (const key of written.settings) notices.announce({ kind: 'shared', table: 'settings', key });
  if (written.hasPresets) notices.announce({ kind: 'shared', table: 'presets' });
}
