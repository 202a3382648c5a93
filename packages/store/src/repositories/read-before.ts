/**
 * Events as they stood before a change, from what the book keeps for undoing it: entries taken out of a chunk, and chunks
 * that the change hid (they are never written to while hidden). A change whose room was given back has none.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import type { Delta } from '../changes/delta.ts';
import type { CryptaxDatabase } from '../database/database.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import type { Book } from '../records.ts';

export async function readBefore(
  db: CryptaxDatabase,
  book: Book,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, readonly LedgerEvent[]>> {
  const found = new Map<number, readonly LedgerEvent[]>();
  for (const record of await db.deltas.bulkGet(seqs.map((seq) => [book, seq] as [Book, number]))) {
    if (record === undefined || !RECORD_GUARDS.deltas(record)) continue;
    const taken = record.delta.edits.flatMap(({ splices }) => splices.flatMap(({ removed }) => removed));
    const hidden = await db.chunks.bulkGet(hiddenChunks(record.delta).map((no) => [book, no] as [Book, number]));
    found.set(record.seq, [...taken.map(({ event }) => event), ...hidden.flatMap((chunk) => chunk?.events ?? [])]);
  }
  return found;
}

function hiddenChunks({ chunks }: Delta): readonly number[] {
  const kept = new Set(chunks?.after.map(({ no }) => no));
  return (chunks?.before ?? []).map(({ no }) => no).filter((no) => !kept.has(no));
}
