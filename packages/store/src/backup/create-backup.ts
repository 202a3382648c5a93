/**
 * Writes the whole database into one file: every record of every table, as one moment saw them. Damaged records go
 * along as text, so that moving to another computer does not lose what might still be repaired.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { TABLE_NAMES, type TableName } from '../database/database.ts';
import { isEvent } from '../database/record-guards.ts';
import { read, type StoreContext } from '../database/store-context.ts';
import type { ChunkRecord, HeadRecord, QuarantineRecord } from '../records.ts';
import { findDamaged } from '../repositories/quarantine.ts';
import type { StoreError } from '../store-error.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, type Bytes, headerLine, joinFile } from './backup-format.ts';
import { canCompress, gzip } from './compression.ts';
import { encryptBody, newBackupKey } from './encryption.ts';

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
  const damaged = await findDamaged(context);
  if (!damaged.ok) return damaged;
  const lines = await read(context, TABLE_NAMES, () => writeLines(context, damaged.value));
  if (!lines.ok) return lines;

  const compression = options.compression === 'none' || !canCompress() ? 'none' : 'gzip';
  const plain = compression === 'gzip' ? await gzip(lines.value) : await joinBytes(lines.value);
  const encryption = passphrase === undefined ? undefined : await newBackupKey(passphrase);
  const line = headerLine({
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    schema: context.migrations.at(-1)?.version ?? 0,
    createdAt: context.now(),
    compression,
    ...(encryption ? { encryption: encryption.header } : {}),
  });
  return ok(await joinFile(line, encryption ? await encryptBody(encryption, plain, line) : plain));
}

/** One record at a time, so no pause is longer than a chunk takes. The last line tells how many there were. */
async function writeLines({ db }: StoreContext, damaged: readonly QuarantineRecord[]): Promise<readonly Bytes[]> {
  const lines: Bytes[] = [];
  const bad = new Map(damaged.map((item) => [item.id, item]));
  for (const table of TABLE_NAMES) {
    if (table === 'quarantine') continue;
    for (const key of await db.table(table).toCollection().primaryKeys()) {
      if (bad.has(`${table}:${JSON.stringify(key)}`)) continue;
      const record: unknown = await db.table(table).get(key);
      lines.push(line(table, withoutDamage(table, record, bad)));
    }
  }
  for (const item of bad.values()) lines.push(line('quarantine', item));
  lines.push(line('end', { records: lines.length }));
  return lines;
}

/** A chunk without its damaged events, a head without its damaged chunks. */
function withoutDamage(table: TableName, record: unknown, bad: ReadonlyMap<string, unknown>): unknown {
  if (bad.size === 0) return record;
  if (table === 'chunks') {
    const chunk = record as ChunkRecord;
    const origins = chunk.origins.filter((_, i) => isEvent(chunk.events[i]));
    return { ...chunk, events: chunk.events.filter(isEvent), origins };
  }
  if (table !== 'heads') return record;
  const head = record as HeadRecord;
  return { ...head, chunks: head.chunks.filter((ref) => !bad.has(`chunks:${JSON.stringify([head.book, ref.no])}`)) };
}

function line(table: string, record: unknown): Bytes {
  return new TextEncoder().encode(`${JSON.stringify([table, record])}\n`);
}

async function joinBytes(parts: readonly Bytes[]): Promise<Bytes> {
  return new Uint8Array(await new Blob([...parts]).arrayBuffer());
}
