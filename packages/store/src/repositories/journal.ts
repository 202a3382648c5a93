/**
 * The history of a book. Entries are never deleted: undoing, redoing and leaving a branch behind are noted in
 * them. The pointer between undo and redo is the state of the entries, so it survives reloads by itself.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { Dexie } from 'dexie';
import { NO_COUNTS, type Plan } from '../changes/plan.ts';
import { type BookSession, readHead } from '../chunks/book-session.ts';
import type { CryptaxDatabase } from '../database/database.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { read, type StoreContext, write } from '../database/store-context.ts';
import type { Book, JournalRecord, JournalState } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import { readBefore } from './read-before.ts';
import { trimHistory } from './trim-history.ts';

export interface Journal {
  /** The whole history, oldest first. */
  readonly list: (book: Book) => Promise<Result<readonly JournalRecord[], StoreError>>;
  /** The events of some changes as they stood before; none of a change that can no longer be undone. */
  readonly before: (
    book: Book,
    seqs: readonly number[],
  ) => Promise<Result<ReadonlyMap<number, readonly LedgerEvent[]>, StoreError>>;
  /** An entry of something that has no way back by itself, a key that was forgotten for example. */
  readonly note: (book: Book, note: JournalNote) => Promise<Result<void, StoreError>>;
  /** A change that has to stay: it can no longer be undone or redone, those around it can. */
  readonly close: (book: Book, seq: number) => Promise<Result<void, StoreError>>;
  /** Frees the room held for undoing: all but the last `keep` changes and every abandoned branch. */
  readonly trim: (book: Book, keep: number) => Promise<Result<{ readonly archived: number }, StoreError>>;
}

export type JournalNote = Pick<JournalRecord, 'kind' | 'why' | 'subjects'>;

export function createJournal(context: StoreContext): Journal {
  const { db } = context;
  return {
    list: (book) =>
      read(context, ['journal'], async () => {
        const entries = await db.journal.where('book').equals(book).toArray();
        return entries.filter(RECORD_GUARDS.journal).sort((a, b) => a.seq - b.seq);
      }),
    before: (book, seqs) => read(context, ['deltas', 'chunks'], () => readBefore(db, book, seqs)),
    note: (book, note) => write(context, ['heads', 'journal'], async () => ok(await recordNote(context, book, note))),
    close: (book, seq) => write(context, ['journal', 'deltas'], async () => ok(await archive(context, book, seq))),
    trim: (book, keep) => trimHistory(context, book, keep),
  };
}

/** Inside a transaction over heads and journal. */
export async function recordNote({ db, now }: StoreContext, book: Book, note: JournalNote): Promise<void> {
  const head = await readHead(db, book);
  await db.heads.put({ ...head, nextSeq: head.nextSeq + 1 });
  const entry = { book, seq: head.nextSeq, ...note, at: now(), counts: NO_COUNTS, log: [] };
  await db.journal.put({ ...entry, state: 'archived' });
}

async function archive({ db, now }: StoreContext, book: Book, seq: number): Promise<void> {
  const entry = await db.journal.get([book, seq]);
  if (entry === undefined) return;
  await db.journal.put({ ...entry, state: 'archived', log: [...entry.log, { action: 'archive', at: now() }] });
  await db.deltas.delete([book, seq]);
}

type Reader = Pick<BookSession, 'db' | 'book'>;

export function nextToUndo({ db, book }: Reader): Promise<JournalRecord | undefined> {
  return Promise.resolve(inState(db, book, 'done').last());
}

export function nextToRedo({ db, book }: Reader): Promise<JournalRecord | undefined> {
  return Promise.resolve(inState(db, book, 'undone').first());
}

export async function recordChange(
  { db, head }: BookSession,
  plan: Plan,
  note: Pick<JournalRecord, 'kind' | 'why' | 'at'>,
): Promise<void> {
  const { counts, subjects, delta } = plan;
  const { book, nextSeq: seq } = head;
  await db.journal.put({ book, seq, ...note, subjects, counts, state: 'done', log: [] });
  await db.deltas.put({ book, seq, delta });
}

export async function recordStep(
  { db }: BookSession,
  entry: JournalRecord,
  action: 'undo' | 'redo',
  at: string,
): Promise<void> {
  const state: JournalState = action === 'undo' ? 'undone' : 'done';
  await db.journal.put({ ...entry, state, log: [...entry.log, { action, at }] });
}

/** A new change starts where the undone ones began: they stay in the history, but can no longer be redone. */
export async function abandonRedo({ db, book }: BookSession, at: string): Promise<void> {
  for (const entry of await inState(db, book, 'undone').toArray()) {
    await db.journal.put({ ...entry, state: 'abandoned', log: [...entry.log, { action: 'abandon', at }] });
  }
}

function inState(db: CryptaxDatabase, book: Book, state: JournalState) {
  return db.journal.where('[book+state+seq]').between([book, state, Dexie.minKey], [book, state, Dexie.maxKey]);
}
