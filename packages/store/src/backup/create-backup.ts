/**
 * Writes the whole database into one file: every record of every table, as one moment saw them. Damaged records go
 * along as text, so that moving to another computer does not lose what might still be repaired.
 */
import { type Bytes, err, ok, type Result } from '@cryptax/kernel';
import { TABLE_NAMES, type TableName } from '../database/database.ts';
import { isEvent } from '../database/event-guard.ts';
import { read, type StoreContext } from '../database/store-context.ts';
import { canCompress, gzip } from '../platform/gzip.ts';
import type { ChunkRecord, HeadRecord, QuarantineRecord } from '../records.ts';
import { damageOf, findDamaged } from '../repositories/quarantine.ts';
import type { StoreError } from '../store-error.ts';
import { isSyncKey } from '../sync/sync-records.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, headerLine, joinFile } from './backup-format.ts';
import { backupBox } from './encryption.ts';

export interface BackupOptions {
  /** Encrypts the file; whoever forgets it cannot open the backup again. */
  readonly passphrase?: string;
  /** `none` makes a file that can be read as text; otherwise gzip where the browser has it. */
  readonly compression?: 'none';
}

export async function createBackup(
  context: StoreContext,
  options: BackupOptions = {},
): Promise<Result<Bytes, StoreError>> {
  const { passphrase } = options;
  if (passphrase === '') return err({ code: 'backup.passphrase-empty' });
  const lines = await readDatabase(context);
  if (!lines.ok) return lines;

  const compression = options.compression === 'none' || !canCompress() ? 'none' : 'gzip';
  const plain = compression === 'gzip' ? await gzip(lines.value) : await joinBytes(lines.value);
  const encryption = passphrase === undefined ? undefined : await backupBox.newLock(passphrase);
  const line = headerLine({
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    schema: context.migrations.at(-1)?.version ?? 0,
    createdAt: context.now(),
    compression,
    encryption: encryption?.header,
  });
  return ok(await joinFile(line, encryption ? await backupBox.lock(encryption, plain, line) : plain));
}

/** One snapshot of everything; a second try leaves out the records that the browser cannot read any more. */
async function readDatabase(context: StoreContext): Promise<Result<readonly Bytes[], StoreError>> {
  const lines = await read(context, TABLE_NAMES, () => writeLines(context, []));
  if (lines.ok || lines.error.code !== 'store.unreadable') return lines;
  const damaged = await findDamaged(context);
  if (!damaged.ok) return damaged;
  const unreadable = damaged.value.filter((item) => item.reason === 'unreadable');
  return read(context, TABLE_NAMES, () => writeLines(context, unreadable));
}

/** One record at a time, so no pause is longer than a chunk takes. The last line tells how many there were. */
async function writeLines({ db }: StoreContext, unreadable: readonly QuarantineRecord[]): Promise<readonly Bytes[]> {
  const lines: Bytes[] = [];
  const set = new Map(unreadable.map((item) => [item.id, item]));
  const chunkKeys = new Set<string>();
  // The heads come last: they list only the chunks that were found in order.
  for (const table of [...TABLE_NAMES.filter((name) => name !== 'heads'), 'heads'] as const) {
    for (const key of await db.table(table).toCollection().primaryKeys()) {
      const name = JSON.stringify(key);
      if (set.has(`${table}:${name}`)) continue;
      const record: unknown = await db.table(table).get(key);
      for (const item of damageOf(table, name, record)) set.set(item.id, item);
      if (table === 'quarantine' || set.has(`${table}:${name}`)) continue;
      // What was agreed on with an account is about this browser; in another one it would undo later corrections.
      if (table === 'settings' && isSyncKey(String(key))) continue;
      if (table === 'chunks') chunkKeys.add(name);
      lines.push(line(table, soundPart(table, record, chunkKeys)));
    }
  }
  for (const item of set.values()) lines.push(line('quarantine', item));
  lines.push(line('end', { records: lines.length }));
  return lines;
}

/** A chunk without its damaged events, a head without the chunks that are not there. */
function soundPart(table: TableName, record: unknown, chunkKeys: ReadonlySet<string>): unknown {
  if (table === 'chunks') {
    const chunk = record as ChunkRecord;
    if (!chunk.events.some((event) => !isEvent(event))) return chunk;
    const origins = chunk.origins.filter((_, i) => isEvent(chunk.events[i]));
    return { ...chunk, events: chunk.events.filter(isEvent), origins };
  }
  if (table !== 'heads') return record;
  const head = record as HeadRecord;
  return { ...head, chunks: head.chunks.filter((ref) => chunkKeys.has(JSON.stringify([head.book, ref.no]))) };
}

function line(table: string, record: unknown): Bytes {
  return new TextEncoder().encode(`${JSON.stringify([table, record])}\n`);
}

async function joinBytes(parts: readonly Bytes[]): Promise<Bytes> {
  return new Uint8Array(await new Blob([...parts]).arrayBuffer());
}
