/** Every server test runs on both engines: a fresh, migrated database of each kind for a test file. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Db } from '../db/db.ts';
import { openPglite } from '../db/pglite-db.ts';
import { openPostgres } from '../db/postgres-db.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgresUrl: string;
    readonly pgliteTemplate: string;
  }
}

export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** Not what is tested: a busy machine is slow. */
const TIMEOUT_MS = 60_000;

export async function freshDb(engine: Engine): Promise<Db> {
  if (engine === 'pglite') {
    return openPglite({ folder: null, template: inject('pgliteTemplate'), statementTimeoutMs: TIMEOUT_MS });
  }
  return openPostgres({ url: await freshPostgresUrl(), statementTimeoutMs: TIMEOUT_MS, connections: 8 });
}

/** The address of a database of one's own, for tests that open it several times. */
export async function freshPostgresUrl(template = 'cryptax_template'): Promise<string> {
  const base = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = await openPostgres({ url: `${base}/postgres`, statementTimeoutMs: TIMEOUT_MS, connections: 1 });
  await admin.query(`create database ${name} template ${template}`);
  await admin.close();
  return `${base}/${name}`;
}
