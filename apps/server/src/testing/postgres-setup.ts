/**
 * Starts one real PostgreSQL for the whole test run, with a migrated database that test files copy in a moment, and
 * makes the same template for the embedded engine. Runs once, before the first server test.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TestProject } from 'vitest/node';
import { migrate, readMigrations } from '../db/migrations.ts';
import { openPglite } from '../db/pglite-db.ts';
import { openPostgres } from '../db/postgres-db.ts';
import { keepTemplate, templatePath } from '../db/template.ts';
import { type RealPostgres, startRealPostgres } from './real-postgres.ts';

const TIMEOUT_MS = 30_000;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startRealPostgres(['-c', 'fsync=off']);
  await Promise.all([makePostgresTemplate(postgres), makePgliteTemplate()]);
  const folder = mkdtempSync(join(tmpdir(), 'cryptax-template-'));
  project.provide('postgresUrl', postgres.url);
  project.provide('pgliteTemplate', unpackTemplate(folder));
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await postgres.stop();
  };
}

/** Every test file starts a database from it, and unpacking is a third of the start. */
function unpackTemplate(folder: string): string {
  const unpacked = join(folder, 'template.tar');
  writeFileSync(unpacked, gunzipSync(readFileSync(templatePath(readMigrations()))));
  return unpacked;
}

async function makePostgresTemplate({ url, createDatabase }: RealPostgres): Promise<void> {
  await createDatabase('cryptax_template');
  const db = await openPostgres({ url: `${url}/cryptax_template`, statementTimeoutMs: TIMEOUT_MS });
  await migrate(db, { migrations: readMigrations() });
  await db.close();
}

async function makePgliteTemplate(): Promise<void> {
  const migrations = readMigrations();
  if (existsSync(templatePath(migrations))) return;
  const db = await openPglite({ folder: null, statementTimeoutMs: TIMEOUT_MS });
  await migrate(db, { migrations });
  await keepTemplate(db, migrations);
  await db.close();
}
