/**
 * Brings a database to the version of this program, forward only, all in one transaction. Files of `own` make what a
 * hosted Supabase project has by itself (its `auth` schema, realtime); files of `data` run on both.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db, Transaction } from './db.ts';
import { findServerRoot } from './server-root.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

export interface MigrateOptions {
  readonly migrations: readonly Migration[];
  /** Called before the first change to a database that already holds data. */
  readonly beforeChange?: () => Promise<void>;
}

/** A database that this program must not touch; the message is one line for the operator. */
export class MigrationRefused extends Error {}

/** Any number, the same in every instance: only one of them migrates at a time. */
const LOCK = 7_120_415;

export function readMigrations(): readonly Migration[] {
  const root = join(findServerRoot(), 'migrations');
  return ['own', 'data']
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => ({ folder, file })))
    .filter(({ file }) => file.endsWith('.sql'))
    .map(({ folder, file }) => {
      const sql = readFileSync(join(root, folder, file), 'utf8');
      const sha256 = createHash('sha256').update(sql).digest('hex');
      return { number: Number.parseInt(file, 10), name: `${folder}/${file}`, sql, sha256 };
    })
    .sort((a, b) => a.number - b.number);
}

export async function migrate(db: Db, { migrations, beforeChange }: MigrateOptions): Promise<number> {
  const missing = await missingMigrations(db, migrations);
  if (missing.length === 0) return 0;
  if (missing.length < migrations.length) await beforeChange?.();
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1::text::bigint)', [LOCK]);
    // Another instance may have been faster while we waited for the lock.
    const left = await missingMigrations(tx, migrations);
    for (const migration of left) await apply(tx, migration);
    return left.length;
  });
}

async function missingMigrations(on: Pick<Db, 'query'>, known: readonly Migration[]): Promise<readonly Migration[]> {
  const { rows: found } = await on.query<{ there: boolean }>(
    "select to_regclass('cryptax.migrations') is not null as there",
  );
  if (found[0]?.there !== true) return known;
  const { rows } = await on.query<{ number: number; name: string; sha256: string }>(
    'select number, name, sha256 from cryptax.migrations order by number',
  );
  const byNumber = new Map(known.map((migration) => [migration.number, migration]));
  for (const { number, name, sha256 } of rows) {
    const mine = byNumber.get(number);
    if (mine === undefined) {
      throw new MigrationRefused(
        `The database is newer than this program (${name}). Update Cryptax, then start again.`,
      );
    }
    if (mine.sha256 !== sha256) {
      throw new MigrationRefused(`Migration ${name} differs from the one this database was made with.`);
    }
  }
  const applied = new Set(rows.map(({ number }) => number));
  return known.filter(({ number }) => !applied.has(number));
}

async function apply(tx: Transaction, { number, name, sql, sha256 }: Migration): Promise<void> {
  await tx.exec(`
    create schema if not exists cryptax;
    create table if not exists cryptax.migrations (
      number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now()
    );`);
  await tx.exec(sql);
  await tx.query('insert into cryptax.migrations (number, name, sha256) values ($1::text::integer, $2, $3)', [
    number,
    name,
    sha256,
  ]);
}
