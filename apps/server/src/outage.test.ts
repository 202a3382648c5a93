/**
 * PostgreSQL goes away under load: restarted, crashed, its connections ended by an administrator. The server stays, says
 * 503 meanwhile, keeps what it confirmed, and tells clients of what they missed.
 */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Db, DbError } from './db/db.ts';
import { migrate, readMigrations } from './db/migrations.ts';
import { openDb } from './db/open-db.ts';
import { openPostgres } from './db/postgres-db.ts';
import { type Instance, signedIn, startInstance, subscribe } from './testing/instance.ts';
import { type RealPostgres, startRealPostgres } from './testing/real-postgres.ts';
import { openTestBed } from './testing/test-bed.ts';

let postgres: RealPostgres;
let admin: Db;
let instance: Instance;
let user: SupabaseClient;

beforeAll(async () => {
  postgres = await startRealPostgres(['-c', 'fsync=off']);
  const open = () => openPostgres({ url: `${postgres.url}/postgres`, statementTimeoutMs: 20_000, connections: 4 });
  admin = await open();
  await migrate(admin, { migrations: readMigrations() });
  instance = await startInstance(await openTestBed(await open(), { CRYPTAX_DEFAULT_PLAN: 'premium' }));
  user = await signedIn(instance, 'anna');
});
afterAll(async () => {
  await user.removeAllChannels();
  await instance.close();
  await admin.close();
  await postgres.stop();
});

const endConnections = () =>
  admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and client_port is not null',
  );

const EVENTS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['its connections are ended', endConnections],
  ['it is restarted', () => postgres.restart('fast')],
  ['it crashes', () => postgres.restart('immediate')],
];

describe.each(EVENTS)('PostgreSQL under load: %s', (name, strike) => {
  test('every answer is the row or 503, every confirmed row is there, the pool heals, changes are told', async () => {
    let isOver = false;
    const heard = new Set<unknown>();
    await subscribe(user, ({ new: row }) => heard.add(row.id));
    const confirmed: string[] = [];
    const statuses = new Set<number>();
    const write = async (writer: number): Promise<void> => {
      for (let index = 0; !isOver; index++) {
        const id = `${name} ${writer} ${index}`;
        const row = { id, date: '2024-01-01', type: 'buy', asset: 'BTC', amount: '1' };
        const { error, status } = await user.from('transactions').upsert(row);
        statuses.add(status);
        if (error === null) confirmed.push(id);
      }
    };
    const writers = [1, 2, 3, 4, 5, 6].map(write);
    const isGoingOn = (from: number) =>
      expect.poll(() => confirmed.length, { message: `rows confirmed after ${from}` }).toBeGreaterThan(from + 20);
    await isGoingOn(0);
    await strike();
    await isGoingOn(confirmed.length);
    isOver = true;
    await Promise.all(writers);

    expect([...statuses].filter((status) => status >= 400 && status !== 503)).toEqual([]);
    expect(await storedIds()).toEqual(expect.arrayContaining(confirmed));
    // Where many rows wait to be told, one stands for all, and a socket that was cut comes back between two of them: so not
    // a certain row is waited for, but any of those written now.
    const later: string[] = [];
    while (!later.some((id) => heard.has(id))) {
      later.push(`${name} later ${later.length}`);
      const row = { id: later.at(-1), date: '2024-01-01', type: 'buy', asset: 'BTC', amount: '1' };
      expect((await user.from('transactions').insert(row)).error).toBeNull();
    }
    expect((await fetch(`${instance.address}/api/ready`)).status).toBe(200);
    await user.removeAllChannels();
  });
});

test('a cut transaction leaves nothing; while it is down every protocol says 503 and when to try again', async () => {
  const { db } = instance.bed;
  const broken = db.transaction(async (tx) => {
    await tx.query("insert into public.payment_events (id, type, event_at) values ('half', 'x', now())");
    await endConnections();
    await tx.query('select 1');
  });
  await expect(broken).rejects.toBeInstanceOf(DbError);
  // Every idle connection of the pool is dead by now; a transaction takes one that lives.
  const left = db.transaction((tx) => tx.query("select id from public.payment_events where id = 'half'"));
  expect((await left).rows).toEqual([]);

  const token = (await user.auth.getSession()).data.session?.access_token ?? '';
  const ask = (path: string) => fetch(`${instance.address}${path}`, { headers: { authorization: `Bearer ${token}` } });
  await postgres.restart('fast', async () => {
    for (const path of ['/api/rest/v1/transactions', '/api/auth/v1/user', '/api/account', '/api/ready']) {
      const answer = await ask(path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '2']);
    }
  });
  expect((await ask('/api/rest/v1/transactions?limit=1')).status).toBe(200);
});

test('a start while PostgreSQL is starting waits with one line; a wrong password is one line at once', async () => {
  const lines: string[] = [];
  const place = { dataDir: '/none', databaseUrl: `${postgres.url}/postgres`, statementTimeoutMs: 20_000 };
  let opening: ReturnType<typeof openDb> | undefined;
  await postgres.restart('fast', async () => {
    opening = openDb({ ...place, databaseWaitMs: 600_000 }, (line) => lines.push(line));
    await until(() => lines.length > 0);
  });
  const opened = await opening;
  expect(opened?.ok).toBe(true);
  expect(lines).toEqual([expect.stringMatching(/^Waiting for the database: /)]);
  if (opened?.ok) await opened.db.close();
  const wrong = place.databaseUrl.replace(':postgres@', ':wrong@');
  expect(await openDb({ ...place, databaseUrl: wrong, databaseWaitMs: 600_000 }, () => undefined)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^The database cannot be opened: /),
  });
});

test('a commit of a failed transaction is an error, although PostgreSQL answers it', async () => {
  const swallowed = instance.bed.db.transaction(async (tx) => {
    await tx.query('select 1/0').catch(() => undefined);
  });
  await expect(swallowed).rejects.toMatchObject({ code: '25P02' });
});

async function storedIds(): Promise<readonly unknown[]> {
  const { rows } = await admin.query<{ id: string }>('select id from public.transactions');
  return rows.map(({ id }) => id);
}

/** No clock: what never comes true is ended by the test's own limit. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
