/** Tests of the data run on both engines: a fresh, migrated database of each kind for a test file. */
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
/** For rules that are decided in TypeScript, over statements that other files send to both engines: one says what two would. */
export const ONE_ENGINE = ['postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** Not what is tested: a busy machine is slow. */
const TIMEOUT_MS = 60_000;

export async function freshDb(engine: Engine): Promise<Db> {
  if (engine === 'pglite') {
    return openPglite({ folder: null, template: inject('pgliteTemplate'), statementTimeoutMs: TIMEOUT_MS });
  }
  return openPostgres({ url: await freshPostgresUrl(), statementTimeoutMs: TIMEOUT_MS, connections: 8 });
}

/** Not for tests that change the schema or end the database: those take `freshDb`. */
export function emptyDb(engine: Engine): Promise<Db> {
  return engine === 'pglite' ? borrowPglite() : freshDb(engine);
}

/** Starting the embedded engine takes longer than most tests: each worker keeps one that was given back. */
let spare: Db | undefined;

async function borrowPglite(): Promise<Db> {
  const db = spare ?? (await freshDb('pglite'));
  spare = undefined;
  const heard: (() => Promise<void>)[] = [];
  return {
    engine: db.engine,
    query: (sql, params) => db.query(sql, params),
    transaction: (work) => db.transaction(work),
    read: (statements) => db.read(statements),
    write: (statements, check) => db.write(statements, check),
    listen: async (channel, onNotice) => {
      const stop = await db.listen(channel, onNotice);
      heard.push(stop);
      return stop;
    },
    dump: () => db.dump(),
    close: async () => {
      for (const stop of heard.splice(0)) await stop();
      if (spare !== undefined) return db.close();
      await empty(db);
      spare = db;
    },
  };
}

/** As the template was: no row but those that the migrations wrote. */
async function empty(db: Db): Promise<void> {
  const kept = ['cryptax.migrations', 'public.plan_limits', 'public.server_settings'];
  const { rows } = await db.query<{ name: string }>(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('auth', 'public', 'cryptax')",
  );
  const names = rows.map(({ name }) => name).filter((name) => !kept.includes(name));
  await db.query(`truncate ${names.join(', ')} restart identity`);
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
