/**
 * Puts a backup back, in one transaction: in place of everything that is there, or merged into it. A merge is a
 * change like an import: events by id, what is there wins, and it can be undone.
 */
import { type Bytes, ok, type Result } from '@cryptax/kernel';
import { emptyHead, refOf } from '../chunks/book-snapshot.ts';
import { TABLE_NAMES } from '../database/database.ts';
import { type StoreContext, write } from '../database/store-context.ts';
import { BOOKS, type Book, type ChunkRecord, type HeadRecord, type SettingRecord } from '../records.ts';
import { lastRevision } from '../repositories/erase.ts';
import { announceOutcome } from '../repositories/outcome.ts';
import type { StoreError } from '../store-error.ts';
import { isSyncKey, parseState, printState } from '../sync/sync-records.ts';
import { mergeRecords } from './merge-backup.ts';
import { type BackupRecords, readBackup } from './read-backup.ts';

export interface RestoreOptions {
  readonly mode: 'replace' | 'merge';
  readonly passphrase?: string;
}

export interface Restored {
  readonly createdAt: string;
  /** Events that are new in each book: all of the file's, or those a merge found missing. */
  readonly added: Readonly<Record<Book, number>>;
}

export async function restoreBackup(
  context: StoreContext,
  file: Bytes,
  { mode, passphrase }: RestoreOptions,
): Promise<Result<Restored, StoreError>> {
  const backup = await readBackup(file, passphrase, context.migrations);
  if (!backup.ok) return backup;
  const { records, header } = backup.value;
  const added = await (mode === 'replace' ? replaceAll(context, records) : mergeAll(context, records));
  return added.ok ? ok({ createdAt: header.createdAt, added: added.value }) : added;
}

type Added = Readonly<Record<Book, number>>;

async function replaceAll(context: StoreContext, records: BackupRecords): Promise<Result<Added, StoreError>> {
  const { db, notices } = context;
  const replaced = await write(context, TABLE_NAMES, async () => {
    const revisions = new Map<Book, number>();
    for (const book of BOOKS) revisions.set(book, await lastRevision(context, book));
    const syncing = await db.settings.filter(({ key }) => isSyncKey(key)).toArray();
    for (const name of TABLE_NAMES) {
      await db.table(name).clear();
      if (name !== 'heads') await db.table(name).bulkPut([...records[name]]);
    }
    const found = records.heads as readonly HeadRecord[];
    const heads = BOOKS.map((book) => found.find((head) => head.book === book) ?? emptyHead(book, 0)).map((head) =>
      renumber(head, records, revisions),
    );
    await db.heads.bulkPut(heads);
    await db.settings.bulkPut(syncing.map((record) => restoredNow(record, context.now())));
    return ok(heads);
  });
  if (!replaced.ok) return replaced;
  for (const { book, revision } of replaced.value) notices.announce({ kind: 'book', book, revision });
  notices.announce({ kind: 'shared', table: 'all' });
  const count = (book: Book): number =>
    replaced.value.filter((head) => head.book === book).reduce((sum, head) => sum + countEvents(head), 0);
  return ok({ own: count('own'), demo: count('demo') });
}

/** Whose book this is stays; to the account the backup is an edit of now, whatever the times in the file are. */
function restoredNow(record: SettingRecord, restoredAt: string): SettingRecord {
  const state = parseState(record.value);
  return state === undefined ? record : { ...record, value: printState({ ...state, restoredAt }) };
}

/** A revision no tab has seen, for the book and for its chunks: nothing remembered of the old ledger fits it. */
function renumber(head: HeadRecord, records: BackupRecords, revisions: ReadonlyMap<Book, number>): HeadRecord {
  const revision = Math.max(head.revision, revisions.get(head.book) ?? 0) + 1;
  const stored = new Map(
    (records.chunks as readonly ChunkRecord[]).map((chunk) => [`${chunk.book} ${chunk.no}`, chunk]),
  );
  const chunks = head.chunks.flatMap(({ no }) => {
    const chunk = stored.get(`${head.book} ${no}`);
    return chunk ? [{ ...refOf(chunk), revision }] : [];
  });
  return { ...head, revision, chunks };
}

function countEvents({ chunks }: HeadRecord): number {
  return chunks.reduce((sum, ref) => sum + ref.count, 0);
}

async function mergeAll(context: StoreContext, records: BackupRecords): Promise<Result<Added, StoreError>> {
  const merged = await write(context, TABLE_NAMES, () => mergeRecords(context, records));
  if (!merged.ok) return merged;
  for (const book of BOOKS) announceOutcome(context, book, merged.value[book]);
  context.notices.announce({ kind: 'shared', table: 'all' });
  return ok({ own: merged.value.own.applied.counts.added, demo: merged.value.demo.applied.counts.added });
}
