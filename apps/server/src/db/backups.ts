/**
 * Copies of the embedded database beside it: one a day and one before every migration, the newest 30 kept. A copy is
 * written under another name first, so that a cut process leaves no half file that looks whole.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from './db.ts';

export type BackupReason = 'daily' | 'before-migration' | 'before-restore';

const KEPT = 30;
const SUFFIX = '.tar.gz';

export async function writeBackup(db: Db, folder: string, reason: BackupReason, now: Date): Promise<string | null> {
  const dump = await db.dump();
  if (dump === null) return null;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}-${reason}${SUFFIX}`;
  const working = join(folder, `${name}.part`);
  writeFileSync(working, dump, { mode: 0o600 });
  renameSync(working, join(folder, name));
  for (const old of listBackups(folder).slice(KEPT)) rmSync(join(folder, old));
  return name;
}

/** Newest first. */
export function listBackups(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .sort()
    .reverse();
}

/** Writes the day's copy unless it is there already; asked at the start and every hour. */
export async function writeDailyBackup(db: Db, folder: string, now: Date): Promise<string | null> {
  const day = now.toISOString().slice(0, 10);
  const isThere = listBackups(folder).some((name) => name.startsWith(day) && name.includes('-daily'));
  return isThere ? null : writeBackup(db, folder, 'daily', now);
}
