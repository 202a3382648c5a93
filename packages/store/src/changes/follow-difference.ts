/**
 * Brings lists that run parallel to the events of a book (events, their origins, whatever a reader keeps per event) to
 * the state after a change: as stretches of the old lists with new entries between them.
 */
import { invariant } from '@cryptax/kernel';
import type { Entry, Splice } from '../chunks/splice.ts';
import type { BookDifference, ChunkDifference } from './difference.ts';

/** A stretch of the old list from `from` to before `to`, or entries that are new in this place. */
export type Stretch =
  | { readonly kind: 'held'; readonly from: number; readonly to: number }
  | { readonly kind: 'fresh'; readonly entries: readonly Entry[] };

interface HeldChunk {
  readonly no: number;
  readonly count: number;
}

export interface Followed {
  readonly stretches: readonly Stretch[];
  readonly chunks: readonly HeldChunk[];
}

/** `shown` gives the entries of chunks that were parked; `held` are the chunks of the lists as they are. */
export function followDifference(
  held: readonly HeldChunk[],
  { chunks }: Pick<BookDifference, 'chunks'>,
  shown: (no: number) => readonly Entry[],
): Followed {
  const starts = new Map<number, { readonly start: number; readonly count: number }>();
  let start = 0;
  for (const { no, count } of held) {
    starts.set(no, { start, count });
    start += count;
  }
  const stretches: Stretch[] = [];
  const after = chunks.map((chunk) => {
    const parts = stretchesOf(chunk, starts.get(chunk.no), shown);
    for (const part of parts) join(stretches, part);
    return { no: chunk.no, count: parts.reduce((sum, part) => sum + sizeOf(part), 0) };
  });
  return { stretches, chunks: after };
}

/** The list after the change; `fresh` gives what the reader keeps for new entries, in their order. */
export function rebuild<T>(
  list: readonly T[],
  stretches: readonly Stretch[],
  fresh: (entries: readonly Entry[]) => readonly T[],
): T[] {
  // Slices joined by the engine's own copying: a loop over 100,000 entries would take longer than the change itself.
  const parts = stretches.map((part) => (part.kind === 'held' ? list.slice(part.from, part.to) : fresh(part.entries)));
  return parts.length <= MOST_ARGUMENTS ? ([] as T[]).concat(...parts) : parts.flat();
}

/** A call takes only so many arguments. */
const MOST_ARGUMENTS = 1_000;

function stretchesOf(
  chunk: ChunkDifference,
  held: { readonly start: number; readonly count: number } | undefined,
  shown: (no: number) => readonly Entry[],
): readonly Stretch[] {
  if (chunk.kind === 'shown') return [{ kind: 'fresh', entries: shown(chunk.no) }];
  if (chunk.kind === 'new') {
    const { events, origins } = chunk;
    return [{ kind: 'fresh', entries: events.map((event, i) => ({ event, origin: origins[i] ?? 0 })) }];
  }
  invariant(held !== undefined, 'a chunk that stays was there');
  const end = held.start + held.count;
  if (chunk.kind === 'kept') return [{ kind: 'held', from: held.start, to: end }];
  return spliced(chunk.splices, held.start, end);
}

function spliced(splices: readonly Splice[], start: number, end: number): readonly Stretch[] {
  const parts: Stretch[] = [];
  let read = start;
  for (const { at, removed, inserted } of splices) {
    parts.push({ kind: 'held', from: read, to: start + at }, { kind: 'fresh', entries: inserted });
    read = start + at + removed.length;
  }
  parts.push({ kind: 'held', from: read, to: end });
  return parts.filter((part) => sizeOf(part) > 0);
}

function sizeOf(part: Stretch): number {
  return part.kind === 'held' ? part.to - part.from : part.entries.length;
}

/** Neighbouring stretches become one, so that an edit of one event is three of them. */
function join(stretches: Stretch[], part: Stretch): void {
  const last = stretches.at(-1);
  if (last?.kind === 'held' && part.kind === 'held' && last.to === part.from) {
    stretches[stretches.length - 1] = { kind: 'held', from: last.from, to: part.to };
  } else stretches.push(part);
}
