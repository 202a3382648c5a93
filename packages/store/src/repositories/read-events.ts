/**
 * Reading events. One read transaction sees one revision of the book. A chunk that the browser can no longer read,
 * or that is not in order, costs its own events and never the rest of the ledger.
 */
import { ok, type Result } from '@cryptax/kernel';
import { readHead } from '../chunks/book-snapshot.ts';
import { isEvent } from '../database/event-guard.ts';
import { isChunk } from '../database/record-guards.ts';
import { read, type StoreContext } from '../database/store-context.ts';
import type { Book, ChunkRecord, ChunkRef, HeadRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import type { BookEvents, BookState, EventChunk } from './event-repository.ts';
import { nextToRedo, nextToUndo } from './journal-entries.ts';

export function readState(context: StoreContext, book: Book): Promise<Result<BookState, StoreError>> {
  const { db } = context;
  return read(context, ['heads', 'journal'], async () => {
    const { revision, chunks } = await readHead(db, book);
    const undo = await nextToUndo({ db, book });
    const redo = await nextToRedo({ db, book });
    const eventCount = chunks.reduce((sum, ref) => sum + ref.count, 0);
    return { book, revision, eventCount, chunks, undo, redo };
  });
}

export async function readAllChunks(context: StoreContext, book: Book): Promise<Result<BookEvents, StoreError>> {
  const snapshot = await readChunks(context, book, (refs) => refs);
  if (!snapshot.ok) return snapshot;
  const { head, chunks } = snapshot.value;
  const parts = chunks.map((item) => eventsOf(item, head.revision));
  context.indexes[book].learn(head.chunks, new Map(parts.map(({ no, events }) => [no, events.map(({ id }) => id)])));
  return ok({
    revision: head.revision,
    events: parts.flatMap((part) => part.events),
    origins: parts.flatMap((part) => part.origins),
    damaged: parts.reduce((sum, part) => sum + part.damaged, 0),
    chunks: parts.map(({ no, events }) => ({ no, count: events.length })),
  });
}

export async function readSomeChunks(
  context: StoreContext,
  book: Book,
  nos: readonly number[],
): Promise<Result<readonly EventChunk[], StoreError>> {
  const wanted = new Set(nos);
  const snapshot = await readChunks(context, book, (refs) => refs.filter(({ no }) => wanted.has(no)));
  if (!snapshot.ok) return snapshot;
  const { head, chunks } = snapshot.value;
  return ok(chunks.map((item) => eventsOf(item, head.revision)));
}

interface FoundChunk {
  readonly ref: ChunkRef;
  readonly chunk: ChunkRecord | undefined;
}

interface Snapshot {
  readonly head: HeadRecord;
  readonly chunks: readonly FoundChunk[];
}

async function readChunks(
  context: StoreContext,
  book: Book,
  select: (refs: readonly ChunkRef[]) => readonly ChunkRef[],
): Promise<Result<Snapshot, StoreError>> {
  const { db } = context;
  const together = await read(context, ['heads', 'chunks'], async () => {
    const head = await readHead(db, book);
    const refs = select(head.chunks);
    const records = await db.chunks.bulkGet(refs.map((ref): [Book, number] => [book, ref.no]));
    return { head, chunks: refs.map((ref, i) => ({ ref, chunk: soundChunk(records[i]) })) };
  });
  if (together.ok || together.error.code !== 'store.unreadable') return together;
  return readOneByOne(context, book, select);
}

/** The slow way around a chunk whose bytes the browser lost: reading it fails every transaction it is part of. */
async function readOneByOne(
  context: StoreContext,
  book: Book,
  select: (refs: readonly ChunkRef[]) => readonly ChunkRef[],
): Promise<Result<Snapshot, StoreError>> {
  const { db } = context;
  const head = await read(context, ['heads'], () => readHead(db, book));
  if (!head.ok) return head;
  const chunks: FoundChunk[] = [];
  for (const ref of select(head.value.chunks)) {
    const found = await read(context, ['chunks'], async () => db.chunks.get([book, ref.no]));
    if (!found.ok && found.error.code !== 'store.unreadable') return found;
    chunks.push({ ref, chunk: found.ok ? soundChunk(found.value) : undefined });
  }
  const after = await read(context, ['heads'], () => readHead(db, book));
  if (!after.ok) return after;
  // Another tab wrote in between: what was read may mix two revisions.
  if (after.value.revision !== head.value.revision) return readOneByOne(context, book, select);
  return ok({ head: head.value, chunks });
}

function soundChunk(record: ChunkRecord | undefined): ChunkRecord | undefined {
  return isChunk(record) ? record : undefined;
}

function eventsOf({ ref, chunk }: FoundChunk, revision: number): EventChunk {
  if (chunk?.events.every(isEvent)) {
    return { no: ref.no, revision, events: chunk.events, origins: chunk.origins, damaged: 0 };
  }
  const { events: all = [], origins: sources = [] } = chunk ?? {};
  const events = all.filter(isEvent);
  const origins = sources.filter((_, i) => isEvent(all[i]));
  return { no: ref.no, revision, events, origins, damaged: ref.count - events.length };
}
