/**
 * Copies of the embedded database beside it: one a day and one before every migration, the newest 30 kept. A copy is
 * encrypted, written under another name, forced to the disk, read back, decrypted and unpacked before it gets its own name
 * and before an older one goes: whatever fails on the way, the backups that were there are still there and no half file
 * looks whole.
 */
import { join } from 'node:path';
import { openBackup, sealBackup } from './backup-cipher.ts';
import { asBackupFailure, BackupFailure } from './backup-failure.ts';
import { type BackupFiles, DISK } from './backup-files.ts';
import { isRestorable } from './database-copy.ts';
import type { Db } from './db.ts';

export type BackupReason = 'daily' | 'before-migration' | 'before-restore';

const KEPT = 30;
const SUFFIX = '.tar.gz.enc';
const PART = '.part';

export interface BackupPlace {
  readonly folder: string;
  /** The server's secret key, from which that of the copies is derived. */
  readonly secret: Buffer;
}

/** @returns the name of the copy, or null where the operator backs up. Throws a `BackupFailure`. */
export async function writeBackup(
  db: Pick<Db, 'dump'>,
  { folder, secret }: BackupPlace,
  reason: BackupReason,
  now: Date,
  files: BackupFiles = DISK,
): Promise<string | null> {
  const dump = await db.dump().catch((error: unknown) => {
    throw new BackupFailure('database', folder, { cause: error });
  });
  if (dump === null) return null;
  const name = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}-${reason}${SUFFIX}`;
  try {
    await files.makeFolder(folder);
    await removeLeftovers(folder, files);
    await writeChecked(join(folder, name), dump, secret, files);
    for (const old of (await listBackups(folder, files)).slice(KEPT)) await files.remove(join(folder, old));
    return name;
  } catch (error) {
    throw asBackupFailure(error, folder);
  }
}

/** Newest first. */
export async function listBackups(folder: string, files: BackupFiles = DISK): Promise<readonly string[]> {
  return (await files.list(folder))
    .filter((name) => name.endsWith(SUFFIX))
    .sort()
    .reverse();
}

/** Writes the day's copy unless it is there already. */
export async function writeDailyBackup(
  db: Pick<Db, 'dump'>,
  place: BackupPlace,
  now: Date,
  files: BackupFiles = DISK,
): Promise<string | null> {
  const day = now.toISOString().slice(0, 10);
  const names = await listBackups(place.folder, files).catch((error: unknown) => {
    throw asBackupFailure(error, place.folder);
  });
  const isThere = names.some((name) => name.startsWith(day) && name.includes('-daily'));
  return isThere ? null : writeBackup(db, place, 'daily', now, files);
}

/** When the newest copy was written, by its name; null without one. */
export function backupInstant(name: string): string | null {
  const [, day, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-/.exec(name) ?? [];
  return day === undefined ? null : `${day}T${hour}:${minute}:${second}Z`;
}

async function writeChecked(path: string, dump: Uint8Array, secret: Buffer, files: BackupFiles): Promise<void> {
  const working = `${path}${PART}`;
  try {
    await files.write(working, sealBackup(secret, dump));
    const stored = openBackup(secret, await files.read(working));
    const isWhole = stored.kind === 'open' && stored.bytes.equals(dump) && (await isRestorable(stored.bytes));
    if (!isWhole) throw new BackupFailure('damaged', path);
    await files.rename(working, path);
  } catch (error) {
    // On a full disk the half file would take the room that the next try needs.
    await files.remove(working).catch(() => undefined);
    throw error;
  }
}

/** What a killed process left; nobody else writes here while we hold the lock of the data folder. */
async function removeLeftovers(folder: string, files: BackupFiles): Promise<void> {
  const left = (await files.list(folder)).filter((name) => name.endsWith(SUFFIX + PART));
  for (const name of left) await files.remove(join(folder, name));
}
