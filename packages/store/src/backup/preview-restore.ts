/** What a restore would do to the user's own book, counted before anything is written. */
import { type Bytes, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { sameData } from '../changes/same-data.ts';
import type { StoreContext } from '../database/store-context.ts';
import type { ChunkRecord, HeadRecord } from '../records.ts';
import { readAllChunks } from '../repositories/read-events.ts';
import type { StoreError } from '../store-error.ts';
import { type BackupRecords, readBackup } from './read-backup.ts';
import type { RestoreOptions } from './restore-backup.ts';

export interface RestorePreview {
  readonly createdAt: string;
  /** Events that are here now. */
  readonly present: number;
  readonly added: number;
  /** Events that are here in another version. A merge leaves them alone. */
  readonly replaced: number;
  readonly deleted: number;
}

export async function previewRestore(
  context: StoreContext,
  file: Bytes,
  { mode, passphrase }: RestoreOptions,
): Promise<Result<RestorePreview, StoreError>> {
  const backup = await readBackup(file, passphrase, context.migrations);
  if (!backup.ok) return backup;
  const now = await readAllChunks(context, 'own');
  if (!now.ok) return now;
  const here = new Map(now.value.events.map((event) => [event.id, event]));
  const there = ownEvents(backup.value.records);
  const added = there.filter(({ id }) => !here.has(id)).length;
  const both = there.filter((event) => here.has(event.id));
  const replaced = mode === 'merge' ? 0 : both.filter((event) => !sameData(event, here.get(event.id))).length;
  const deleted = mode === 'merge' ? 0 : here.size - both.length;
  return ok({ createdAt: backup.value.header.createdAt, present: here.size, added, replaced, deleted });
}

function ownEvents({ heads, chunks }: BackupRecords): readonly LedgerEvent[] {
  const head = (heads as readonly HeadRecord[]).find(({ book }) => book === 'own');
  const stored = new Map(
    (chunks as readonly ChunkRecord[]).filter(({ book }) => book === 'own').map((chunk) => [chunk.no, chunk]),
  );
  return (head?.chunks ?? []).flatMap(({ no }) => stored.get(no)?.events ?? []);
}
