/**
 * Opens the database that the settings name, migrated and ready: PostgreSQL with an address, else the embedded one in
 * the data folder with its lock and backups. What an operator can do something about comes back as one line.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeBackup, writeDailyBackup } from './backups.ts';
import { lockDataFolder } from './data-lock.ts';
import { type Db, DbError } from './db.ts';
import { MigrationRefused, migrate, readMigrations } from './migrations.ts';
import { openPglite } from './pglite-db.ts';
import { openPostgres } from './postgres-db.ts';
import { findTemplate, keepTemplate } from './template.ts';

export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly statementTimeoutMs: number;
}

export type OpenResult = { readonly ok: true; readonly db: Db } | { readonly ok: false; readonly message: string };

const HOUR_MS = 3_600_000;
const FIRST_BACKUP_MS = 10_000;

export const databaseFolder = (dataDir: string): string => join(dataDir, 'db');
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

export async function openDb(place: DatabasePlace, say: (line: string) => void): Promise<OpenResult> {
  try {
    return await (place.databaseUrl === null ? openEmbedded(place, say) : openServer(place, place.databaseUrl));
  } catch (error) {
    if (error instanceof MigrationRefused) return { ok: false, message: error.message };
    if (error instanceof DbError && error.code.startsWith('08')) {
      return { ok: false, message: `The database cannot be opened: ${error.message}` };
    }
    throw error;
  }
}

async function openServer({ statementTimeoutMs }: DatabasePlace, url: string): Promise<OpenResult> {
  const db = await openPostgres({ url, statementTimeoutMs });
  await migrate(db, { migrations: readMigrations() }).catch(closeAndThrow(db));
  return { ok: true, db };
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
    ...(template === undefined ? {} : { template }),
  }).catch(async (error) => {
    await locked.release();
    throw error;
  });
  const backups = backupFolder(place.dataDir);
  const beforeChange = async () => void (await writeBackup(db, backups, 'before-migration', new Date()));
  await migrate(db, { migrations, beforeChange }).catch(closeAndThrow(db, locked.release));
  if (isNew && template === undefined) await keepTemplate(db, migrations);
  const stopBackups = keepBackups(db, backups, isNew);
  return { ok: true, db: { ...passOn(db), close: () => closeAll(stopBackups, db, locked.release) } };
}

/** The same database with another way to close it. */
function passOn(db: Db): Omit<Db, 'close'> {
  return {
    engine: db.engine,
    query: (sql, params) => db.query(sql, params),
    transaction: (work) => db.transaction(work),
    listen: (channel, onNotice) => db.listen(channel, onNotice),
    dump: () => db.dump(),
  };
}

/** The first one soon after the start, when the first visitors were served; a new database has nothing to keep yet. */
function keepBackups(db: Db, folder: string, isNew: boolean): () => void {
  const backUp = () => void writeDailyBackup(db, folder, new Date()).catch(() => undefined);
  const first = isNew ? undefined : setTimeout(backUp, FIRST_BACKUP_MS).unref();
  const timer = setInterval(backUp, HOUR_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

async function closeAll(stopBackups: () => void, db: Db, release: () => Promise<void>): Promise<void> {
  stopBackups();
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
