/**
 * From "this event becomes those" to chunks. Three ways, by what costs least to keep for undo: a chunk that loses
 * all its events is hidden, a chunk of which much changes is written anew beside the old one, and single events
 * are spliced in place.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import { type BookSnapshot, refOf } from '../chunks/book-snapshot.ts';
import { applySplices, type ChunkContent, type Entry, type Splice } from '../chunks/splice.ts';
import type { ChunkRecord, ChunkRef } from '../records.ts';
import type { ChunkEdit, Delta } from './delta.ts';

export interface EventEdits {
  /** Chunks to go through; the others keep all their events. */
  readonly chunks: ReadonlySet<number>;
  /** What takes the event's place; undefined keeps it. */
  readonly replace: (event: LedgerEvent, origin: number) => readonly LedgerEvent[] | undefined;
  /** Chunks to hide as a whole, unread. */
  readonly hidden: ReadonlySet<number>;
  readonly additions: readonly Entry[];
}

export interface EventPlan {
  readonly delta: Pick<Delta, 'chunks' | 'edits'>;
  readonly freshChunks: readonly ChunkRecord[];
  readonly nextChunk: number;
}

/** Up to this share of a chunk, events are appended or spliced one by one. */
const SPLICE_SHARE = 0.1;

interface Draft {
  readonly after: ChunkRef[];
  readonly edits: ChunkEdit[];
  readonly fresh: ChunkRecord[];
  nextChunk: number;
}

export async function planEvents(snapshot: BookSnapshot, edits: EventEdits, chunkSize: number): Promise<EventPlan> {
  const { head } = snapshot;
  const spliceLimit = Math.max(1, Math.floor(chunkSize * SPLICE_SHARE));
  const draft: Draft = { after: [], edits: [], fresh: [], nextChunk: head.nextChunk };
  for (const ref of head.chunks) {
    if (edits.hidden.has(ref.no)) continue;
    const chunk = edits.chunks.has(ref.no) ? await snapshot.chunk(ref.no) : undefined;
    if (chunk) rewrite(draft, ref, chunk, spliceOut(chunk, edits.replace), spliceLimit, head.revision + 1);
    else draft.after.push(ref);
  }
  await append(snapshot, draft, edits.additions, chunkSize, spliceLimit);
  const isSameList = draft.after.length === head.chunks.length && draft.after.every((ref, i) => ref === head.chunks[i]);
  return {
    delta: {
      ...(isSameList ? {} : { chunks: { before: head.chunks, after: draft.after } }),
      edits: draft.edits,
    },
    freshChunks: draft.fresh,
    nextChunk: draft.nextChunk,
  };
}

/** The three ways of the header comment. */
function rewrite(
  draft: Draft,
  ref: ChunkRef,
  chunk: ChunkRecord,
  splices: readonly Splice[],
  spliceLimit: number,
  revision: number,
): void {
  const removed = splices.reduce((sum, splice) => sum + splice.removed.length, 0);
  const inserted = splices.reduce((sum, splice) => sum + splice.inserted.length, 0);
  if (removed === chunk.events.length && inserted === 0) return;
  if (removed + inserted <= 2 * spliceLimit) {
    if (splices.length > 0) draft.edits.push({ no: ref.no, splices });
    draft.after.push(ref);
    return;
  }
  const content = applySplices(chunk, splices);
  if (!content.ok) throw new Error('Splices made from a chunk do not fit it');
  addFresh(draft, chunk, content.value, revision);
}

function spliceOut(chunk: ChunkRecord, replace: EventEdits['replace']): readonly Splice[] {
  const splices: Splice[] = [];
  chunk.events.forEach((event, at) => {
    const origin = chunk.origins[at] ?? 0;
    const by = replace(event, origin);
    if (!by) return;
    splices.push({ at, removed: [{ event, origin }], inserted: by.map((next) => ({ event: next, origin })) });
  });
  return splices;
}

/** A few events join the last chunk, many get chunks of their own that can be hidden again at no cost. */
async function append(
  snapshot: BookSnapshot,
  draft: Draft,
  additions: readonly Entry[],
  chunkSize: number,
  spliceLimit: number,
): Promise<void> {
  if (additions.length === 0) return;
  const { head } = snapshot;
  const tail = draft.after.at(-1);
  const isOpen = tail && head.chunks.includes(tail);
  if (isOpen && additions.length <= spliceLimit && tail.count + additions.length <= chunkSize) {
    const chunk = await snapshot.chunk(tail.no);
    if (chunk) {
      spliceIn(draft, tail.no, { at: chunk.events.length, removed: [], inserted: additions });
      return;
    }
  }
  for (let start = 0; start < additions.length; start += chunkSize) {
    const part = additions.slice(start, start + chunkSize);
    const content = { events: part.map(({ event }) => event), origins: part.map(({ origin }) => origin) };
    addFresh(draft, head, content, head.revision + 1);
  }
}

/** Splices of one chunk are one edit, in rising places; this one is the last. */
function spliceIn(draft: Draft, no: number, splice: Splice): void {
  const at = draft.edits.findIndex((edit) => edit.no === no);
  const known = draft.edits[at];
  if (known === undefined) draft.edits.push({ no, splices: [splice] });
  else draft.edits[at] = { no, splices: [...known.splices, splice] };
}

function addFresh(draft: Draft, { book }: Pick<ChunkRecord, 'book'>, content: ChunkContent, revision: number): void {
  const chunk: ChunkRecord = { book, no: draft.nextChunk++, revision, ...content };
  draft.fresh.push(chunk);
  draft.after.push(refOf(chunk));
}
