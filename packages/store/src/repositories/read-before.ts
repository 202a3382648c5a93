/**
 * Events as they stood before a change, from what the book keeps for undoing it: entries taken out of a chunk, and chunks
 * that the change hid (they are never written to while hidden). Of a change whose room was given back a trace is left: the
 * events that its entry names, and the ids of all that it touched.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import { type Delta, invertDelta } from '../changes/delta.ts';
import { sameData } from '../changes/same-data.ts';
import type { Entry } from '../chunks/splice.ts';
import type { CryptaxDatabase } from '../database/database.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import type { Book, ChunkRecord, DeltaRecord, JournalRecord } from '../records.ts';

/** Both sides of a change, each event with the import it belongs to. */
export interface Sides {
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
}

export async function readSides(db: CryptaxDatabase, book: Book, delta: Delta): Promise<Sides> {
  const hidden = await readChunks(db, book, hiddenChunks(delta.chunks));
  const shown = await readChunks(db, book, hiddenChunks(invertDelta(delta).chunks));
  return {
    before: [...entriesOut(delta), ...entriesOf(hidden)],
    after: [...entriesOut(invertDelta(delta)), ...entriesOf(shown)],
  };
}

export interface Before {
  readonly events: readonly LedgerEvent[];
  /**
   * Only of a change whose room was given back: the ids of all events that it altered or removed, and rather a neighbour
   * too many than one too few.
   */
  readonly touched?: readonly string[];
}

export async function readBefore(
  db: CryptaxDatabase,
  book: Book,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, Before>> {
  const found = new Map<number, Before>();
  for (const record of await db.deltas.bulkGet(seqs.map((seq) => [book, seq] as [Book, number]))) {
    if (record === undefined || !RECORD_GUARDS.deltas(record)) continue;
    const { seq, delta, touched } = record;
    const hidden = await readChunks(db, book, hiddenChunks(delta.chunks));
    const events = [...takenOut(delta), ...eventsOf(hidden)];
    found.set(seq, touched === undefined ? { events } : { events, touched });
  }
  return found;
}

/**
 * What stays of a change that can no longer be undone. An empty one tells that nothing was there before. With
 * `both-sides` also events are named that the change brought.
 */
export async function traceOf(
  db: CryptaxDatabase,
  { book, seq, subjects }: Pick<JournalRecord, 'book' | 'seq' | 'subjects'>,
  delta: Delta,
  reach: 'before' | 'both-sides' = 'before',
): Promise<DeltaRecord> {
  const sides = await readSides(db, book, delta);
  const before = sides.before.map(({ event }) => event);
  const after = sides.after.map(({ event }) => event);
  const became = new Map(after.map((event) => [event.id, event]));
  const altered = before.filter((event) => !sameData(event, became.get(event.id))).map(({ id }) => id);
  const was = new Set(before.map(({ id }) => id));
  const brought = reach === 'before' ? [] : after.filter(({ id }) => !was.has(id)).map(({ id }) => id);
  const touched = [...altered, ...brought];
  const names = new Set(subjects);
  const removed = before.filter(({ id }) => names.has(id)).map((event) => ({ event, origin: 0 }));
  const edits = removed.length === 0 ? [] : [{ no: 0, splices: [{ at: 0, removed, inserted: [] }] }];
  return { book, seq, delta: { edits, imports: [], wallets: [] }, touched };
}

function takenOut(delta: Delta): readonly LedgerEvent[] {
  return entriesOut(delta).map(({ event }) => event);
}

function entriesOut({ edits }: Delta): readonly Entry[] {
  return edits.flatMap(({ splices }) => splices.flatMap(({ removed }) => removed));
}

function entriesOf(chunks: readonly (ChunkRecord | undefined)[]): readonly Entry[] {
  return chunks.flatMap((chunk) =>
    (chunk?.events ?? []).map((event, i) => ({ event, origin: chunk?.origins[i] ?? 0 })),
  );
}

function hiddenChunks(chunks: Delta['chunks']): readonly number[] {
  const kept = new Set(chunks?.after.map(({ no }) => no));
  return (chunks?.before ?? []).map(({ no }) => no).filter((no) => !kept.has(no));
}

/** No promise of its own: in a transaction only those of the database keep it open. */
function readChunks(db: CryptaxDatabase, book: Book, nos: readonly number[]) {
  return db.chunks.bulkGet(nos.map((no) => [book, no] as [Book, number]));
}

function eventsOf(chunks: readonly (ChunkRecord | undefined)[]): readonly LedgerEvent[] {
  return chunks.flatMap((chunk) => chunk?.events ?? []);
}
