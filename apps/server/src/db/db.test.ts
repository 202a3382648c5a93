import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ENGINES, freshDb } from '../testing/engines.ts';
import { type Db, DbError } from './db.ts';
import { openPglite } from './pglite-db.ts';

describe.each(ENGINES)('%s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await freshDb(engine);
    await db.query('create table public.trial (id integer primary key, amount numeric)');
  });
  afterAll(() => db.close());

  test('values come back alike: numbers, truth, JSON and instants decoded, decimals as exact text', async () => {
    const { rows } = await db.query(
      `select 7::bigint as count, true as yes, '{"a":[1]}'::jsonb as json, null::text as nothing,
        '2026-01-02 03:04:05.678+00'::timestamptz as at, 0.123456789012345678::numeric as exact, $1::text as given`,
      ['ä'],
    );
    expect(rows).toEqual([
      {
        count: 7,
        yes: true,
        json: { a: [1] },
        nothing: null,
        at: '2026-01-02T03:04:05.678Z',
        exact: '0.123456789012345678',
        given: 'ä',
      },
    ]);
  });

  test('a transaction that throws leaves nothing, one that ends leaves all', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.query('insert into public.trial values (1, 1)');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await db.transaction(async (tx) => {
      await tx.query('insert into public.trial values (2, 2.50)');
    });
    expect((await db.query('select id, amount from public.trial')).rows).toEqual([{ id: 2, amount: '2.50' }]);
  });

  test('a refusal carries its SQLSTATE', async () => {
    const twice = db.query('insert into public.trial values (3, 1), (3, 1)');
    await expect(twice).rejects.toBeInstanceOf(DbError);
    await expect(twice).rejects.toMatchObject({ code: '23505' });
  });

  test('a role set for one transaction is gone after it', async () => {
    const inside = await db.transaction(async (tx) => {
      await tx.query("select set_config('role', 'authenticated', true)");
      return (await tx.query<{ me: string }>('select current_user as me')).rows[0]?.me;
    });
    const { rows } = await db.query<{ me: string }>('select current_user as me');
    expect(inside).toBe('authenticated');
    expect(rows[0]?.me).toBe('postgres');
  });

  test('a notification reaches the listener', async () => {
    const heard = new Promise<string>(
      (resolve) => void db.listen('trial', resolve).then(() => db.query("notify trial, 'hello'")),
    );
    expect(await heard).toBe('hello');
  });
});

test('a query that never ends is ended, and the database opens the same files again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cryptax-runaway-'));
  // Short only for the query that never ends: a busy machine needs its time for the others.
  const options = { folder, template: inject('pgliteTemplate'), statementTimeoutMs: 120_000 };
  const db = await openPglite(options);
  await db.query('create table public.kept as select 1 as one');
  options.statementTimeoutMs = 50;
  const endless = db.transaction((tx) => tx.query('select count(*) from generate_series(1, 1000000000000)'));
  await expect(endless).rejects.toMatchObject({ code: '57014' });
  options.statementTimeoutMs = 120_000;
  expect((await db.query('select one from public.kept')).rows).toEqual([{ one: 1 }]);
  await db.close();
  rmSync(folder, { recursive: true });
});
