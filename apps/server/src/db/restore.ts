/**
 * Puts a backup in the place of the embedded database. The present state is kept as a backup of its own first, and the
 * old folder is only removed once the restored one has opened: a broken file costs nothing.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vaultKey, WrongVaultKey } from '../auth/vault.ts';
import { openBackup } from './backup-cipher.ts';
import { BackupFailure } from './backup-failure.ts';
import { type BackupPlace, listBackups, writeBackup } from './backups.ts';
import { lockDataFolder } from './data-lock.ts';
import { isRestorable } from './database-copy.ts';
import { backupFolder, databaseFolder } from './open-db.ts';
import { openPglite } from './pglite-db.ts';

export type RestoreResult = { readonly ok: boolean; readonly message: string };

export interface RestorePlace {
  readonly dataDir: string;
  /** Null takes the key of the data folder. */
  readonly secretKey: Buffer | null;
}

const TIMEOUT_MS = 60_000;

/** A backup that cannot be brought back; the message is for the operator. */
class UnusableBackup extends Error {}

/** Without a name the backups are listed; a name may be shortened to its beginning. */
export async function restoreBackup(
  config: RestorePlace,
  wanted: string | undefined,
  now: Date,
): Promise<RestoreResult> {
  const { dataDir } = config;
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
    const backups = { folder: backupFolder(dataDir), secret: vaultKey(config) };
    await replaceFolder(dataDir, await readCopy(backups, name), backups, now);
    return { ok: true, message: `Restored ${name}. The state before is in the backups as well.` };
  } catch (error) {
    if ([BackupFailure, UnusableBackup, WrongVaultKey].some((kind) => error instanceof kind))
      return { ok: false, message: `${(error as Error).message} Nothing was restored.` };
    throw error;
  } finally {
    await locked.release();
  }
}

/** Decrypted in memory only: no readable copy touches the disk. */
async function readCopy({ folder, secret }: BackupPlace, name: string): Promise<Uint8Array> {
  const opened = openBackup(secret, await readFile(join(folder, name)));
  if (opened.kind === 'foreign') {
    throw new UnusableBackup(`${name} is not an encrypted backup of Cryptax. Choose another backup.`);
  }
  if (opened.kind === 'wrong-key') {
    throw new UnusableBackup(
      `${name} was encrypted with another key. Set CRYPTAX_SECRET_KEY to the one it was written with, or bring back secret.key of the data folder.`,
    );
  }
  if (opened.kind === 'damaged' || !(await isRestorable(opened.bytes))) {
    throw new UnusableBackup(`${name} is damaged or was changed after it was written. Choose another backup.`);
  }
  return opened.bytes;
}

async function replaceFolder(dataDir: string, copy: Uint8Array, backups: BackupPlace, now: Date): Promise<void> {
  const folder = databaseFolder(dataDir);
  const fresh = join(dataDir, 'db-restoring');
  const old = join(dataDir, 'db-before-restore');
  for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
  const restored = await openPglite({ folder: fresh, template: copy, statementTimeoutMs: TIMEOUT_MS });
  await restored.query('select count(*) from cryptax.migrations');
  await restored.close();
  if (existsSync(join(folder, 'PG_VERSION'))) {
    const present = await openPglite({ folder, statementTimeoutMs: TIMEOUT_MS });
    await writeBackup(present, backups, 'before-restore', now).finally(() => present.close());
  }
  renameSync(folder, old);
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
}
