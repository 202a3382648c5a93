/**
 * Puts a backup in the place of the embedded database. The present state is kept as a backup of its own first, and the
 * old folder is only removed once the restored one has opened: a broken file costs nothing.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BackupFailure } from './backup-failure.ts';
import { listBackups, writeBackup } from './backups.ts';
import { lockDataFolder } from './data-lock.ts';
import { backupFolder, databaseFolder } from './open-db.ts';
import { openPglite } from './pglite-db.ts';

export type RestoreResult = { readonly ok: boolean; readonly message: string };

const TIMEOUT_MS = 60_000;

/** Without a name the backups are listed; a name may be shortened to its beginning. */
export async function restoreBackup(dataDir: string, wanted: string | undefined, now: Date): Promise<RestoreResult> {
  const backups = await listBackups(backupFolder(dataDir));
  if (wanted === undefined) {
    return { ok: true, message: backups.length === 0 ? 'There is no backup yet.' : backups.join('\n') };
  }
  const [name, another] = backups.filter((backup) => backup.startsWith(wanted));
  if (name === undefined) return { ok: false, message: `No backup begins with "${wanted}".` };
  if (another !== undefined) return { ok: false, message: `"${wanted}" names more than one backup; write more of it.` };

  const folder = databaseFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const locked = await lockDataFolder(folder, () => undefined);
  if (!locked.ok) return locked;
  try {
    await replaceFolder(dataDir, join(backupFolder(dataDir), name), now);
    return { ok: true, message: `Restored ${name}. The state before is in the backups as well.` };
  } catch (error) {
    if (error instanceof BackupFailure) return { ok: false, message: `${error.message} Nothing was restored.` };
    throw error;
  } finally {
    await locked.release();
  }
}

async function replaceFolder(dataDir: string, backup: string, now: Date): Promise<void> {
  const folder = databaseFolder(dataDir);
  const fresh = join(dataDir, 'db-restoring');
  const old = join(dataDir, 'db-before-restore');
  for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
  const restored = await openPglite({ folder: fresh, template: backup, statementTimeoutMs: TIMEOUT_MS });
  await restored.query('select count(*) from cryptax.migrations');
  await restored.close();
  if (existsSync(join(folder, 'PG_VERSION'))) {
    const present = await openPglite({ folder, statementTimeoutMs: TIMEOUT_MS });
    await writeBackup(present, backupFolder(dataDir), 'before-restore', now).finally(() => present.close());
  }
  renameSync(folder, old);
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
}
