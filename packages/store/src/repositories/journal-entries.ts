/**
 * The entries of the journal as they are written: undoing, redoing and leaving a branch behind are noted in them. The
 * pointer between undo and redo is the state of the entries, so it survives reloads by itself.
 */
import { Dexie } from 'dexie';
import { NO_COUNTS, type Plan } from '../changes/plan.ts';
import type { Received } from '../changes/plan-step.ts';
import { type BookSnapshot, readHead } from '../chunks/book-snapshot.ts';
import type { CryptaxDatabase } from '../database/database.ts';
import type { StoreContext } from '../database/store-context.ts';
import type { Book, JournalRecord, JournalState, JournalStep } from '../records.ts';
import { traceOf } from './read-before.ts';

export type JournalNote = Pick<JournalRecord, 'kind' | 'why' | 'subjects'>;

/** Inside a transaction over heads and journal. */
export async function recordNote({ db, now }: StoreContext, book: Book, note: JournalNote): Promise<void> {
  const head = await readHead(db, book);
  await db.heads.put({ ...head, nextSeq: head.nextSeq + 1 });
  const entry = { book, seq: head.nextSeq, ...note, at: now(), counts: NO_COUNTS, log: [] };
  await db.journal.put({ ...entry, state: 'archived' });
}

/** Inside a transaction over journal and deltas. A change that was taken back stays so. */
export async function closeEntry({ db, now }: StoreContext, book: Book, seq: number): Promise<void> {
  const entry = await db.journal.get([book, seq]);
  if (entry === undefined) return;
  const isBack = entry.state === 'undone';
  const log = [...entry.log, { action: isBack ? ('abandon' as const) : ('archive' as const), at: now() }];
  await db.journal.put({ ...entry, state: isBack ? 'abandoned' : 'archived', log });
  await db.deltas.delete([book, seq]);
}

type Reader = Pick<BookSnapshot, 'db' | 'book'>;

export function nextToUndo({ db, book }: Reader): Promise<JournalRecord | undefined> {
  return Promise.resolve(inState(db, book, 'done').last());
}

export function nextToRedo({ db, book }: Reader): Promise<JournalRecord | undefined> {
  return Promise.resolve(inState(db, book, 'undone').first());
}

export async function recordChange(
  { db, head }: BookSnapshot,
  plan: Plan,
  note: Pick<JournalRecord, 'kind' | 'why' | 'at'>,
): Promise<void> {
  const { counts, subjects, delta } = plan;
  const { book, nextSeq: seq, revision } = head;
  await db.journal.put({ book, seq, ...note, subjects, counts, state: 'done', revision: revision + 1, log: [] });
  await db.deltas.put({ book, seq, delta });
}

/** To be called after the change is written. What came from elsewhere is reported, but is no step of this device. */
export async function recordReceived(
  { db, head }: BookSnapshot,
  { counts, subjects, delta }: Plan,
  note: Pick<JournalRecord, 'kind' | 'why' | 'at'>,
): Promise<void> {
  const { book, nextSeq: seq } = head;
  const revision = head.revision + 1;
  const entry = {
    book,
    seq,
    ...note,
    subjects,
    counts,
    state: 'archived',
    revision,
    isReceived: true,
    log: [],
  } as const;
  await db.journal.put(entry);
  await db.deltas.put(await traceOf(db, entry, delta, 'both-sides'));
}

/** Events that came or changed from elsewhere after a revision. */
export async function receivedSince({ db, book }: Reader, revision: number): Promise<Received> {
  const entries = await inState(db, book, 'archived').toArray();
  const later = entries.filter((entry) => entry.isReceived === true && (entry.revision ?? 0) > revision);
  const traces = await db.deltas.bulkGet(later.map(({ seq }) => [book, seq] as [Book, number]));
  const touched = traces.map((trace) => trace?.touched ?? []);
  // A trace names what was brought last.
  const brought = touched.flatMap((ids, i) => ids.slice(ids.length - (later[i]?.counts.added ?? 0)));
  return { ids: new Set(touched.flat()), brought: new Set(brought) };
}

export async function recordStep(
  { db, head }: BookSnapshot,
  entry: JournalRecord,
  step: Pick<JournalStep, 'at' | 'kept'> & { readonly action: 'undo' | 'redo' },
): Promise<void> {
  const state: JournalState = step.action === 'undo' ? 'undone' : 'done';
  await db.journal.put({ ...entry, state, revision: head.revision + 1, log: [...entry.log, step] });
}

/** A new change starts where the undone ones began: they stay in the history, but can no longer be redone. */
export async function abandonRedo({ db, book }: BookSnapshot, at: string): Promise<void> {
  for (const entry of await inState(db, book, 'undone').toArray()) {
    await db.journal.put({ ...entry, state: 'abandoned', log: [...entry.log, { action: 'abandon', at }] });
  }
}

function inState(db: CryptaxDatabase, book: Book, state: JournalState) {
  return db.journal.where('[book+state+seq]').between([book, state, Dexie.minKey], [book, state, Dexie.maxKey]);
}
