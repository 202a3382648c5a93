/**
 * From the bytes of a backup file to checked records of today's shape. Nothing is written here; whatever is not
 * exactly understood refuses the whole file, because a half restored ledger would be worse than none.
 */
import { type Bytes, err, isRecord, ok, type Result } from '@cryptax/kernel';
import { TABLE_NAMES, type TableName } from '../database/database.ts';
import { type Migration, migrateRecord } from '../database/migrations.ts';
import { RECORD_GUARDS } from '../database/record-guards.ts';
import type { ChunkRecord, HeadRecord, SettingRecord } from '../records.ts';
import { damageOf } from '../repositories/quarantine.ts';
import type { BackupError } from '../store-error.ts';
import { isSyncKey } from '../sync/sync-records.ts';
import { type BackupHeader, type BackupParts, splitFile } from './backup-format.ts';
import { readLines } from './compression.ts';
import { decryptBody } from './encryption.ts';

export type BackupRecords = Readonly<Record<TableName, readonly unknown[]>>;

export interface ReadBackup {
  readonly header: BackupHeader;
  readonly records: BackupRecords;
}

export async function readBackup(
  file: Bytes,
  passphrase: string | undefined,
  migrations: readonly Migration[],
): Promise<Result<ReadBackup, BackupError>> {
  const parts = await splitFile(file, migrations);
  if (!parts.ok) return parts;
  const body = await openBody(parts.value, passphrase);
  if (!body.ok) return body;
  const { header } = parts.value;
  const records = await readRecords(body.value, header, migrations);
  if (!records.ok) return records;
  const fault = checkHeads(records.value);
  return fault ? err(fault) : ok({ header, records: records.value });
}

async function openBody(
  { header, headerLine, body }: BackupParts,
  passphrase: string | undefined,
): Promise<Result<Bytes, BackupError>> {
  if (!header.encryption) return ok(body);
  if (passphrase === undefined || passphrase === '') return err({ code: 'backup.passphrase-needed' });
  return decryptBody(header.encryption, passphrase, body, headerLine);
}

async function readRecords(
  body: Bytes,
  header: BackupHeader,
  migrations: readonly Migration[],
): Promise<Result<BackupRecords, BackupError>> {
  const records = Object.fromEntries(TABLE_NAMES.map((name) => [name, [] as unknown[]])) as Record<
    TableName,
    unknown[]
  >;
  let lineNo = 0;
  let end: unknown;
  const read = await readLines(body, header.compression, (text) => {
    lineNo++;
    const parsed = parseLine(text);
    if (end !== undefined || !parsed) return err({ code: 'backup.invalid-record', table: '', line: lineNo });
    if (parsed.table === 'end') {
      end = parsed.record;
      return ok(undefined);
    }
    for (const { table, record } of migrateRecord(header.schema, parsed, migrations)) {
      const name = TABLE_NAMES.find((known) => known === table);
      if (!name || !isSound(name, record)) return err({ code: 'backup.invalid-record', table, line: lineNo });
      records[name].push(record);
    }
    return ok(undefined);
  });
  if (!read.ok) return read;
  // Without its last line the file was cut exactly between two records.
  return isRecord(end) && end.records === lineNo - 1 ? ok(records) : err({ code: 'backup.damaged' });
}

function parseLine(text: string): { readonly table: string; readonly record: unknown } | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed) || typeof parsed[0] !== 'string') return undefined;
    return { table: parsed[0], record: parsed[1] };
  } catch {
    // Not JSON: the caller refuses the file and names the line.
    return undefined;
  }
}

/** What a browser agreed on with an account is in no backup: taken over, it would undo corrections or lend out the book. */
function isAboutSyncing(table: TableName, record: unknown): boolean {
  return table === 'settings' && isSyncKey((record as SettingRecord).key);
}

function isSound(table: TableName, record: unknown): boolean {
  if (table === 'quarantine') return RECORD_GUARDS.quarantine(record);
  return damageOf(table, '', record).length === 0 && !isAboutSyncing(table, record);
}

/** Every visible chunk is there and no event appears twice. */
function checkHeads({ heads, chunks }: BackupRecords): BackupError | undefined {
  const byKey = new Map((chunks as readonly ChunkRecord[]).map((chunk) => [`${chunk.book} ${chunk.no}`, chunk]));
  for (const [index, head] of (heads as readonly HeadRecord[]).entries()) {
    const seen = new Set<string>();
    for (const { no } of head.chunks) {
      const chunk = byKey.get(`${head.book} ${no}`);
      if (!chunk) return { code: 'backup.invalid-record', table: 'heads', line: index + 1 };
      for (const { id } of chunk.events) {
        if (seen.has(id)) return { code: 'backup.invalid-record', table: 'chunks', line: index + 1 };
        seen.add(id);
      }
    }
  }
  return undefined;
}
