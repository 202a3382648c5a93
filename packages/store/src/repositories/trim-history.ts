/**
 * Gives back the room that undo needs: old changes and abandoned branches keep only a trace of what they touched, then the
 * chunks and import rows go that nobody can show any more. The journal keeps its entries, and what a report tells of
 * changes by hand stays; they can only no longer be undone. That this was done is an entry of its own.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { commitDelta, learnWritten, type Written } from '../changes/commit.ts';
import { BookSnapshot, readHead } from '../chunks/book-snapshot.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import { BOOK_TABLES, read, type StoreContext, write } from '../database/store-context.ts';
import type { Book, DeltaRecord, JournalRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import { recordNote } from './journal-entries.ts';
import { traceOf } from './read-before.ts';

/** Steps whose room can be given back, or was. */
export interface OldSteps {
  /** Still to be undone, but further back than the steps that are kept so. */
  readonly done: number;
  /** Taken back, and overtaken by a new change: they cannot be redone anyway. */
  readonly abandoned: number;
}

interface Trimmed {
  readonly steps: OldSteps;
  readonly written?: Written;
}

export function countOldSteps(context: StoreContext, book: Book, keep: number): Promise<Result<OldSteps, StoreError>> {
  return read(context, ['journal', 'deltas'], async () => counted(await oldEntries(context, book, keep)));
}

export async function trimHistory(
  context: StoreContext,
  book: Book,
  keep: number,
): Promise<Result<OldSteps, StoreError>> {
  const trimmed = await write<Trimmed>(context, BOOK_TABLES, async () => {
    const old = await oldEntries(context, book, keep);
    const steps = counted(old);
    if (old.length === 0) return ok({ steps });
    for (const entry of old) await giveBack(context, entry);
    await dropUnreachable(context, book);
    await recordNote(context, book, { kind: 'trim', why: 'trim', subjects: [`steps:${steps.done}`] });
    const written = await nextRevision(context, book);
    return written.ok ? ok({ steps, written: written.value }) : written;
  });
  if (!trimmed.ok) return trimmed;
  const { steps, written } = trimmed.value;
  if (written !== undefined) {
    learnWritten(context.indexes[book], written);
    context.notices.announceChange(book, written.difference);
  }
  return ok(steps);
}

async function oldEntries({ db }: StoreContext, book: Book, keep: number): Promise<readonly JournalRecord[]> {
  const entries = (await db.journal.where('book').equals(book).toArray()).filter(RECORD_GUARDS.journal);
  const done = entries.filter(({ state }) => state === 'done').sort((a, b) => b.seq - a.seq);
  const abandoned = entries.filter(({ state }) => state === 'abandoned');
  const kept = await db.deltas.bulkGet(abandoned.map(({ seq }) => [book, seq] as [Book, number]));
  const full = new Set(kept.flatMap((record) => (isFull(record) ? [record.seq] : [])));
  return [...done.slice(Math.max(0, keep)), ...abandoned.filter(({ seq }) => full.has(seq))];
}

/** Whether more than a trace is there; a damaged record has no room to give. */
function isFull(record: DeltaRecord | undefined): record is DeltaRecord {
  return record !== undefined && RECORD_GUARDS.deltas(record) && record.touched === undefined;
}

function counted(entries: readonly JournalRecord[]): OldSteps {
  const done = entries.filter(({ state }) => state === 'done').length;
  return { done, abandoned: entries.length - done };
}

/** An abandoned change stays abandoned: it was taken back, and no report may count it as done. */
async function giveBack({ db, now }: StoreContext, entry: JournalRecord): Promise<void> {
  const { book, seq, state, log } = entry;
  if (state === 'done') {
    await db.journal.put({ ...entry, state: 'archived', log: [...log, { action: 'archive', at: now() }] });
  }
  const stored = await db.deltas.get([book, seq]);
  // What is damaged stays for whoever may repair it.
  if (!isFull(stored)) return;
  await db.deltas.put(await traceOf(db, entry, stored.delta));
}

async function dropUnreachable({ db }: StoreContext, book: Book): Promise<void> {
  const { chunks } = await readHead(db, book);
  const visible = await db.imports.where('book').equals(book).primaryKeys();
  const chunkNos = new Set(chunks.map((ref) => ref.no));
  const importNos = new Set(visible.map(([, no]) => no));
  const deltas = await db.deltas.where('book').equals(book).toArray();
  // A damaged record does not tell what it needs, so nothing that it may need goes.
  if (!deltas.every(RECORD_GUARDS.deltas)) return;
  for (const { delta } of deltas) {
    for (const ref of [...(delta.chunks?.before ?? []), ...(delta.chunks?.after ?? [])]) chunkNos.add(ref.no);
    for (const { before, after } of delta.imports) for (const side of [before, after]) if (side) importNos.add(side.no);
  }
  const storedChunks = await db.chunks.where('book').equals(book).primaryKeys();
  await db.chunks.bulkDelete(storedChunks.filter(([, no]) => !chunkNos.has(no)));
  const storedRows = await db.importRows.where('book').equals(book).primaryKeys();
  await db.importRows.bulkDelete(storedRows.filter(([, no]) => !importNos.has(no)));
  const storedRaw = await db.rawRows.where('book').equals(book).primaryKeys();
  await db.rawRows.bulkDelete(storedRaw.filter(([, no]) => !importNos.has(no)));
}

/** No event changes, but the history does: every tab looks again, and nothing is stepped over unseen. */
async function nextRevision(context: StoreContext, book: Book): Promise<Result<Written, StoreError>> {
  const snapshot = await BookSnapshot.open(context.db, book, context.indexes[book]);
  const written = await commitDelta(snapshot, { edits: [], imports: [], wallets: [] });
  return written.ok ? written : err({ code: 'journal.damaged', book, seq: snapshot.head.nextSeq });
}
