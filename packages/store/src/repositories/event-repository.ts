/**
 * The events of a book: read as a consistent snapshot, changed only through journaled changes. Every change names
 * the revision it was decided on; if another tab was faster, it is refused instead of overwriting.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { type Applied, type Change, fitsAnyBase, touchesShared } from '../changes/change.ts';
import { commitPlan } from '../changes/commit.ts';
import type { Plan } from '../changes/plan.ts';
import { planChange } from '../changes/plan-change.ts';
import { BookSnapshot } from '../chunks/book-snapshot.ts';
import { BOOK_TABLES, HISTORY_TABLES, type StoreContext, write } from '../database/store-context.ts';
import type { Book, ChunkRef, JournalRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import { abandonRedo, recordChange } from './journal-entries.ts';
import { announced, conflict, type Outcome, settled, untouched } from './outcome.ts';
import { readAllChunks, readSomeChunks, readState } from './read-events.ts';
import { type ReceivedEvents, receiveEvents } from './receive-events.ts';
import { takeStep } from './take-step.ts';

/** What a book holds, without its events. */
export interface BookState {
  readonly book: Book;
  readonly revision: number;
  readonly eventCount: number;
  readonly chunks: readonly ChunkRef[];
  readonly undo?: JournalRecord | undefined;
  readonly redo?: JournalRecord | undefined;
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
  readonly receive: (book: Book, base: number, events: ReceivedEvents) => Promise<Result<Applied, StoreError>>;
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
        const snapshot = await BookSnapshot.open(context.db, book, context.indexes[book]);
        const stale = fitsAnyBase(change) ? undefined : conflict(snapshot, base);
        return stale ? err(stale) : applyChange(context, snapshot, change);
      };
      const tables = touchesShared(change) ? HISTORY_TABLES : BOOK_TABLES;
      return announced(context, book, () => write(context, tables, work, signal));
    },
    receive: (book, base, events) => announced(context, book, () => receiveEvents(context, book, base, events)),
    undo: (book, base) => announced(context, book, () => takeStep(context, book, base, 'undo')),
    redo: (book, base) => announced(context, book, () => takeStep(context, book, base, 'redo')),
  };
}

/** The change itself, inside a transaction over the book's tables. */
async function applyChange(
  context: StoreContext,
  snapshot: BookSnapshot,
  change: Change,
): Promise<Result<Outcome, StoreError>> {
  const at = context.now();
  const planned = await planChange(snapshot, change, { chunkSize: context.chunkSize, at });
  if (!planned.ok) return planned;
  return writePlan(snapshot, planned.value, { kind: change.kind, why: change.why, at });
}

/** Commits a plan together with its journal entry. */
export async function writePlan(
  snapshot: BookSnapshot,
  plan: Plan | 'unchanged',
  note: Pick<JournalRecord, 'kind' | 'why' | 'at'>,
): Promise<Result<Outcome, StoreError>> {
  const { book, nextSeq } = snapshot.head;
  if (plan === 'unchanged') return ok(untouched(snapshot));
  await abandonRedo(snapshot, note.at);
  await recordChange(snapshot, plan, note);
  const written = await commitPlan(snapshot, plan);
  const { counts, imports } = plan;
  return settled(written, { book, seq: nextSeq }, { counts, imports });
}
