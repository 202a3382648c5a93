/**
 * Writes a delta into the tables. Runs inside the caller's transaction together with the journal entry, so the
 * change, its record in the history and the new revision appear as one or not at all.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { type BookSnapshot, idsOf, refOf } from '../chunks/book-snapshot.ts';
import type { IdIndex } from '../chunks/id-index.ts';
import { applySplices } from '../chunks/splice.ts';
import type { CryptaxDatabase } from '../database/database.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import type { ChunkRecord, ChunkRef, HeadRecord, WalletRecord } from '../records.ts';
import type { Delta, RecordDelta } from './delta.ts';
import { type BookDifference, differenceOf } from './difference.ts';
import type { Plan } from './plan.ts';
import { sameData } from './same-data.ts';
import { replayEdits } from './setting-edits.ts';

/** What the index of ids and the holders of the book have to learn once the transaction is through. */
export interface Written {
  readonly head: HeadRecord;
  readonly ids: ReadonlyMap<number, readonly string[]>;
  readonly difference: BookDifference;
  /** Keys of the settings that were written, and whether anything saved under a name was. */
  readonly settings: readonly string[];
  readonly hasPresets: boolean;
}

export type Commit = Result<Written, 'mismatch'>;

/** Counters of the head that a commit moves on. */
type Counters = Partial<Pick<HeadRecord, 'nextChunk' | 'nextImport' | 'nextSeq' | 'received'>>;

export async function commitPlan(snapshot: BookSnapshot, plan: Plan, further: Counters = {}): Promise<Commit> {
  const { db, head } = snapshot;
  await putChunks(db, plan.freshChunks);
  for (const rows of plan.freshRows) await db.importRows.put(rows);
  await db.rawRows.bulkPut([...plan.freshRawRows]);
  const counters = { nextChunk: plan.nextChunk, nextImport: plan.nextImport, nextSeq: head.nextSeq + 1, ...further };
  const written = await commitDelta(snapshot, plan.delta, counters, plan.freshChunks);
  return withFresh(written, plan.freshChunks);
}

/** Waiting for each would leave the processor idle while the browser stores it; all at once would hold them all twice. */
const CHUNKS_AT_ONCE = 16;

export async function putChunks(db: CryptaxDatabase, chunks: readonly ChunkRecord[]): Promise<void> {
  for (let at = 0; at < chunks.length; at += CHUNKS_AT_ONCE) {
    await db.chunks.bulkPut(chunks.slice(at, at + CHUNKS_AT_ONCE));
  }
}

/** The index learns new chunks along with edited ones. */
export function withFresh(written: Commit, chunks: readonly ChunkRecord[]): Commit {
  if (!written.ok) return written;
  const fresh = chunks.map((chunk) => [chunk.no, idsOf(chunk)] as const);
  return ok({ ...written.value, ids: new Map([...written.value.ids, ...fresh]) });
}

/** Checks every chunk before it writes the first, so a mismatch leaves nothing half done. */
export async function commitDelta(
  snapshot: BookSnapshot,
  wanted: Delta,
  counters: Counters = {},
  fresh: readonly ChunkRecord[] = [],
): Promise<Commit> {
  const { db, head } = snapshot;
  const revision = head.revision + 1;
  const delta = { ...wanted, wallets: await ownWallets(snapshot, wanted) };
  const edited = await editChunks(snapshot, delta, revision);
  if (!edited.ok) return edited;
  for (const chunk of edited.value.values()) await db.chunks.put(chunk);
  await writeRecords(snapshot, delta);
  await writeShared(snapshot, delta);

  const chunks = listChunks(head.chunks, delta, edited.value, revision);
  const next: HeadRecord = { ...head, ...counters, revision, chunks };
  await db.heads.put(next);
  const shown = { before: head.chunks, after: chunks };
  return ok({
    head: next,
    ids: new Map([...edited.value].map(([no, chunk]) => [no, idsOf(chunk)])),
    difference: differenceOf(delta, shown, fresh, { from: head.revision, to: revision }),
    settings: (delta.settings ?? []).map(({ key }) => key),
    hasPresets: (delta.presets ?? []).length > 0,
  });
}

/** To be called after the transaction has ended well, never inside it. */
export function learnWritten(index: IdIndex, { head, ids }: Written): void {
  index.learn(head.chunks, ids);
}

async function editChunks(
  snapshot: BookSnapshot,
  delta: Delta,
  revision: number,
): Promise<Result<ReadonlyMap<number, ChunkRecord>, 'mismatch'>> {
  const edited = new Map<number, ChunkRecord>();
  for (const { no, splices } of delta.edits) {
    const chunk = await snapshot.chunk(no);
    const content = chunk ? applySplices(chunk, splices) : err('mismatch' as const);
    if (!content.ok) return content;
    edited.set(no, { book: snapshot.book, no, revision, ...content.value });
  }
  return ok(edited);
}

/** Another device may have changed a wallet since the step that is taken back: its word stays. */
async function ownWallets({ db, book }: BookSnapshot, { wallets }: Delta): Promise<Delta['wallets']> {
  const own: RecordDelta<WalletRecord>[] = [];
  for (const delta of wallets) {
    const id = (delta.after ?? delta.before)?.id ?? '';
    if (sameData(await db.wallets.get([book, id]), delta.before)) own.push(delta);
  }
  return own;
}

async function writeRecords({ db, book }: BookSnapshot, delta: Delta): Promise<void> {
  for (const { before, after } of delta.imports) {
    if (after) await db.imports.put(after);
    else if (before) await db.imports.delete([book, before.no]);
  }
  for (const { before, after } of delta.wallets) {
    if (after) await db.wallets.put(after);
    else if (before) await db.wallets.delete([book, before.id]);
  }
  for (const { before, after } of delta.answers ?? []) {
    if (after) await db.answers.put(after);
    else if (before) await db.answers.delete([book, before.id]);
  }
  for (const { before, after } of delta.statements ?? []) {
    const id = (after ?? before)?.id ?? '';
    // Another device may have changed it since the step that is taken back: its word stays.
    if (!sameData(await db.statements.get([book, id]), before)) continue;
    if (after) await db.statements.put(after);
    else await db.statements.delete([book, id]);
  }
}

/** What lies beside the books. A change that touches none of it runs in a transaction without these tables. */
async function writeShared({ db }: BookSnapshot, { settings = [], presets = [] }: Delta): Promise<void> {
  for (const { key, edits } of settings) {
    const value = replayEdits((await db.settings.get(key))?.value, edits);
    if (value === undefined) await db.settings.delete(key);
    else await db.settings.put({ key, value, inHistory: true });
  }
  for (const { before, after } of presets) {
    const own = after ?? before;
    if (own === undefined) continue;
    const now = await db.presets.get([own.kind, own.id]);
    // Another device may have changed it since the step that is taken back: its word stays.
    if (!sameData(RECORD_GUARDS.presets(now) ? now : undefined, before)) continue;
    if (after) await db.presets.put(after);
    else await db.presets.delete([own.kind, own.id]);
  }
}

/** Chunks that stay visible keep their entry, edited ones get the new one, shown ones count as just written. */
function listChunks(
  current: readonly ChunkRef[],
  delta: Delta,
  edited: ReadonlyMap<number, ChunkRecord>,
  revision: number,
): readonly ChunkRef[] {
  const kept = new Map(current.map((ref) => [ref.no, ref]));
  return (delta.chunks?.after ?? current).map((ref) => {
    const chunk = edited.get(ref.no);
    return chunk ? refOf(chunk) : (kept.get(ref.no) ?? { ...ref, revision });
  });
}
