/**
 * Opens the database that the settings name, migrated and ready: PostgreSQL with an address, else the embedded one in
 * the data folder with its lock and backups. What an operator can do something about comes back as one line.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { vaultKey, WrongVaultKey } from '../auth/vault.ts';
import { BackupFailure } from './backup-failure.ts';
import { writeBackup } from './backups.ts';
import { lockDataFolder } from './data-lock.ts';
import { type Db, DbError, isOutage } from './db.ts';
import { MigrationRefused, migrate, readMigrations } from './migrations.ts';
import { openPglite } from './pglite-db.ts';
import { findTemplate, keepTemplate } from './template.ts';
import { waitForPostgres } from './wait-for-postgres.ts';

export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseListenUrls?: readonly string[];
  /** How long a PostgreSQL that does not answer yet is waited for; not at all by default. */
  readonly databaseWaitMs?: number;
  readonly statementTimeoutMs: number;
  /** Encrypts the backups; without it the key of the data folder does. */
  readonly secretKey?: Buffer | null;
}

export type OpenResult =
  | {
      readonly ok: true;
      readonly db: Db;
      /** Made just now: there is nothing to back up yet. */
      readonly isNew: boolean;
    }
  | { readonly ok: false; readonly message: string };

export const databaseFolder = (dataDir: string): string => join(dataDir, 'db');
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

export async function openDb(place: DatabasePlace, say: (line: string) => void): Promise<OpenResult> {
  try {
    return await (place.databaseUrl === null ? openEmbedded(place, say) : openServer(place, place.databaseUrl, say));
  } catch (error) {
    if ([MigrationRefused, BackupFailure, WrongVaultKey].some((kind) => error instanceof kind))
      return { ok: false, message: (error as Error).message };
    // Not there, or it does not let us in: a wrong password (28), an unknown database (3D).
    if (error instanceof DbError && (isOutage(error) || /^(28|3D)/.test(error.code))) {
      return { ok: false, message: `The database cannot be opened: ${error.message}` };
    }
    throw error;
  }
}

async function openServer(place: DatabasePlace, url: string, say: (line: string) => void): Promise<OpenResult> {
  const { databaseListenUrls: listenUrls = [], statementTimeoutMs } = place;
  const db = await waitForPostgres({ url, listenUrls, statementTimeoutMs }, place.databaseWaitMs ?? 0, say);
  await migrate(db, { migrations: readMigrations() }).catch(closeAndThrow(db));
  return { ok: true, db, isNew: false };
}

async function openEmbedded(place: DatabasePlace, say: (line: string) => void): Promise<OpenResult> {
  const folder = databaseFolder(place.dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const locked = await lockDataFolder(folder, () => {
    say('The lock of the data folder was lost; stopping so that no other process meets this one.');
    process.exit(1);
  });
  if (!locked.ok) return locked;
  const migrations = readMigrations();
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  const template = isNew ? findTemplate(migrations) : undefined;
  if (isNew && template === undefined) say('Making the database (once) ...');
  const db = await openPglite({
    folder,
    statementTimeoutMs: place.statementTimeoutMs,
    template,
  }).catch(async (error) => {
    await locked.release();
    throw error;
  });
  const beforeChange = async () => {
    const { dataDir, secretKey = null } = place;
    const backups = { folder: backupFolder(dataDir), secret: vaultKey({ dataDir, secretKey }) };
    await writeBackup(db, backups, 'before-migration', new Date());
  };
  await migrate(db, { migrations, beforeChange }).catch(closeAndThrow(db, locked.release));
  if (isNew && template === undefined) await keepTemplate(db, migrations);
  return { ok: true, db: { ...passOn(db), close: () => closeBoth(db, locked.release) }, isNew };
}

/** The same database with another way to close it. */
function passOn(db: Db): Omit<Db, 'close'> {
  return {
    engine: db.engine,
    query: (sql, params) => db.query(sql, params),
    transaction: (work) => db.transaction(work),
    read: (statements) => db.read(statements),
    write: (statements, check) => db.write(statements, check),
    listen: (channel, onNotice) => db.listen(channel, onNotice),
    dump: () => db.dump(),
  };
}

async function closeBoth(db: Db, release: () => Promise<void>): Promise<void> {
  await db.close();
  await release();
}

function closeAndThrow(db: Db, release?: () => Promise<void>): (error: unknown) => Promise<never> {
  return async (error) => {
    await db.close();
    await release?.();
    throw error;
  };
}
