/**
 * Records that cannot be understood. They stay where they are, untouched, so that nothing is lost by looking;
 * this lists them with what is wrong and gives them out as text for a report or a repair.
 */
import { ok, type Result } from '@cryptax/kernel';
import { TABLE_NAMES, type TableName } from '../database/database.ts';
import { isEvent } from '../database/event-guard.ts';
import { isChunk, RECORD_GUARDS } from '../database/record-guards.ts';
import { read, type StoreContext } from '../database/store-context.ts';
import type { ChunkRecord, QuarantineRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';

export interface Quarantine {
  readonly list: () => Promise<Result<readonly QuarantineRecord[], StoreError>>;
}

export function createQuarantine(context: StoreContext): Quarantine {
  return { list: () => findDamaged(context) };
}

/** Goes through every record one at a time: a full check, for the diagnosis screen and backups. */
export async function findDamaged(context: StoreContext): Promise<Result<readonly QuarantineRecord[], StoreError>> {
  const found: QuarantineRecord[] = [];
  for (const table of TABLE_NAMES) {
    const keys = await read(context, [table], async () => context.db.table(table).toCollection().primaryKeys());
    if (!keys.ok) return keys;
    for (const key of keys.value) {
      const record = await read(context, [table], async (): Promise<unknown> => context.db.table(table).get(key));
      if (record.ok) found.push(...damageOf(table, JSON.stringify(key), record.value));
      else if (record.error.code !== 'store.unreadable') return record;
      else found.push(entry(table, JSON.stringify(key), 'unreadable', ''));
    }
  }
  const missing = await missingChunks(context);
  return missing.ok ? ok([...found, ...missing.value]) : missing;
}

/** What is wrong with one record; empty if nothing is. */
export function damageOf(table: TableName, key: string, record: unknown): readonly QuarantineRecord[] {
  if (table === 'quarantine' && RECORD_GUARDS.quarantine(record)) return [record as QuarantineRecord];
  if (!RECORD_GUARDS[table](record)) return [entry(table, key, 'malformed', textOf(record))];
  if (table !== 'chunks' || !isChunk(record)) return [];
  return (record as ChunkRecord).events.flatMap((event: unknown, index) =>
    isEvent(event) ? [] : [entry(table, `${key}#${index}`, 'malformed-event', textOf(event))],
  );
}

async function missingChunks(context: StoreContext): Promise<Result<readonly QuarantineRecord[], StoreError>> {
  const { db } = context;
  return read(context, ['heads', 'chunks'], async () => {
    const keys = new Set((await db.chunks.toCollection().primaryKeys()).map((key) => JSON.stringify(key)));
    const heads = (await db.heads.toArray()).filter(RECORD_GUARDS.heads);
    return heads.flatMap(({ book, chunks }) =>
      chunks
        .map((ref) => JSON.stringify([book, ref.no]))
        .filter((key) => !keys.has(key))
        .map((key) => entry('chunks', key, 'missing', '')),
    );
  });
}

function entry(table: string, key: string, reason: string, text: string): QuarantineRecord {
  return { id: `${table}:${key}`, table, key, reason, text };
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
