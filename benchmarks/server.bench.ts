/**
 * A hundred users synchronise at the same moment, over real connections to real server processes: the embedded database,
 * PostgreSQL with one instance, PostgreSQL with two. The load comes from this process on the same machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SYNC_BATCH } from '@cryptax/api-contract';
import { openPostgres } from '../apps/server/src/db/postgres-db.ts';
import { freePort, startRealPostgres } from '../apps/server/src/testing/real-postgres.ts';
import { type ServerProcess, startServerProcess } from '../apps/server/src/testing/server-process.ts';
import type { BenchFigure, BenchSection } from './bench-section.ts';
import { DRIVER_NOTE, driverRatio } from './driver-ratio.ts';
import { batchOf, SyncClient, type SyncUser, signUp } from './sync-load.ts';

const USERS = 100;
const BATCHES = 4;

export async function run(): Promise<BenchSection> {
  const folder = mkdtempSync(join(tmpdir(), 'cryptax-bench-'));
  const postgres = await startRealPostgres([]);
  const figures: BenchFigure[] = [];
  try {
    figures.push(...(await measure('embedded', [await start({ CRYPTAX_DATA: folder })])));
    for (const instances of [1, 2]) {
      const name = `bench_${instances}`;
      await postgres.createDatabase(name);
      const servers: ServerProcess[] = [];
      for (let index = 0; index < instances; index++) {
        servers.push(await start({ CRYPTAX_DATA: folder, DATABASE_URL: `${postgres.url}/${name}` }));
      }
      figures.push(...(await measure(`PostgreSQL, ${instances} instance${instances === 1 ? '' : 's'}`, servers)));
      if (instances === 1) figures.push(await storagePerEvent(`${postgres.url}/${name}`));
    }
    await postgres.createDatabase('bench_driver');
    const url = `${postgres.url}/bench_driver`;
    const server = await start({ CRYPTAX_DATA: folder, DATABASE_URL: url });
    figures.push(...(await driverRatio(server.address, url)));
    await server.kill();
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { title: 'Server under load', notes: NOTES, figures };
}

const NOTES: readonly string[] = [
  `${USERS} users at once, each ${BATCHES} batches of ${SYNC_BATCH} events one after the other, through HTTP, row ` +
    'policies, order of edits, plan limits and the outbox. A row counts when its batch was confirmed. The load generator, ' +
    'the servers and the database share the cores of one machine, so two instances show that they work together rather ' +
    'than what a second machine would add.',
  DRIVER_NOTE,
];

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  return startServerProcess({
    ...environment,
    PORT: String(await freePort()),
    CRYPTAX_AUTOCONFIRM: '1',
    CRYPTAX_TRUST_PROXY: '1',
    CRYPTAX_DEFAULT_PLAN: 'pro',
    CRYPTAX_LOG: 'silent',
  });
}

async function measure(name: string, servers: readonly ServerProcess[]): Promise<BenchFigure[]> {
  const clients = servers.map(({ address }) => new SyncClient(address, USERS));
  const users: { client: SyncClient; user: SyncUser }[] = [];
  for (let index = 0; index < USERS; index++) {
    const at = index % servers.length;
    const { address } = servers[at] as ServerProcess;
    users.push({ client: clients[at] as SyncClient, user: await signUp(address, index) });
  }
  const times: number[] = [];
  let failed = 0;
  const begin = performance.now();
  await Promise.all(
    users.map(async ({ client, user }, index) => {
      for (let batch = 0; batch < BATCHES; batch++) {
        const sent = performance.now();
        const { status } = await client.write(user, batchOf(user, `${index}-${batch}`));
        if (status !== 201) failed += 1;
        times.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  for (const client of clients) client.close();
  for (const server of servers) await server.kill();
  times.sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`;
  const rows = Math.round((USERS * BATCHES * SYNC_BATCH) / seconds);
  return [
    { name: `${name}: events stored per second`, value: String(rows) },
    { name: `${name}: time of a batch`, value: `median ${at(0.5)}, p99 ${at(0.99)}` },
    { name: `${name}: batches refused or lost`, value: String(failed), target: 'none', isMet: failed === 0 },
  ];
}

/** What an event takes on disk, its indexes, its log of changes and its outbox counted: the basis of docs/scale.md. */
async function storagePerEvent(url: string): Promise<BenchFigure> {
  const db = await openPostgres({ url, statementTimeoutMs: 10_000, connections: 1 });
  const tables = await db.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid)::text as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc`,
  );
  await db.close();
  const rows = tables.rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }));
  const events = USERS * BATCHES * SYNC_BATCH;
  const perEvent = (bytes: number) => Math.round(bytes / events);
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = rows.slice(0, 3).map(({ name, bytes }) => `${name} ${perEvent(bytes)}`);
  return {
    name: 'PostgreSQL: bytes on disk per event',
    value: `${Math.round(total / events)} (${largest.join(', ')})`,
  };
}
