import { randomBytes, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { vaultKey } from '../auth/vault.ts';
import { freshPostgresUrl } from '../testing/engines.ts';
import { openTestBed } from '../testing/test-bed.ts';
import { writeDailyBackup } from './backups.ts';
import type { Db } from './db.ts';
import { migrate, readMigrations } from './migrations.ts';
import { backupFolder, databaseFolder, openDb } from './open-db.ts';
import { openPostgres } from './postgres-db.ts';
import { restoreBackup } from './restore.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'cryptax-open-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const quiet = () => undefined;
const own = { dataDir, secretKey: null };
const embedded = { dataDir, databaseUrl: null, statementTimeoutMs: 20_000 };

async function opened(place: Parameters<typeof openDb>[0]): Promise<Db> {
  const result = await openDb(place, quiet);
  if (!result.ok) throw new Error(result.message);
  return result.db;
}

const count = async (db: Db): Promise<unknown> =>
  (await db.query<{ n: number }>('select count(*) as n from auth.users')).rows[0]?.n;

/** Each file of the database with its size and when it was written last. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => ({ name: String(name), file: statSync(join(folder, String(name))) }))
    .filter(({ file }) => file.isFile())
    .map(({ name, file }) => `${name} ${file.ino} ${file.size} ${file.mtimeMs}`)
    .sort();
}

test('one folder, one process; daily backups; a restore brings back what was there', async () => {
  const db = await opened(embedded);
  const second = await openDb(embedded, quiet);
  expect(second).toEqual({
    ok: false,
    message: `Another Cryptax process uses the data in ${join(dataDir, 'db')}. Stop it, or set CRYPTAX_DATA to another folder.`,
  });

  await db.query("insert into auth.users (email) values ('one@example.org')");
  const monday = new Date('2026-03-02T08:00:00Z');
  const backups = { folder: backupFolder(dataDir), secret: vaultKey(own) };
  expect(await writeDailyBackup(db, backups, monday)).toBe('2026-03-02T08-00-00-daily.tar.gz.enc');
  expect(await writeDailyBackup(db, backups, new Date('2026-03-02T23:00:00Z'))).toBeNull();
  // A copy that anybody could read, under the name of one of ours and under its own.
  const readable = (await db.dump()) ?? '';
  for (const end of ['.tar.gz.enc', '.tar.gz'])
    writeFileSync(join(backups.folder, `2026-02-02T00-00-00-daily${end}`), readable);
  await db.query("insert into auth.users (email) values ('two@example.org')");
  await db.close();

  const untouched = filesOf(databaseFolder(dataDir));
  expect(untouched.length).toBeGreaterThan(500);
  const refused = (message: string) => ({ ok: false, message: `${message} Nothing was restored.` });
  expect(await restoreBackup(own, '2026-02', monday)).toEqual(
    refused('2026-02-02T00-00-00-daily.tar.gz.enc is not an encrypted backup of Cryptax. Choose another backup.'),
  );
  const name = '2026-03-02T08-00-00-daily.tar.gz.enc';
  const whole = readFileSync(join(backups.folder, name));
  writeFileSync(join(backups.folder, '2026-02-03T00-00-00-daily.tar.gz.enc'), whole.subarray(0, -1));
  expect(await restoreBackup(own, '2026-02-03', monday)).toEqual(
    refused(
      '2026-02-03T00-00-00-daily.tar.gz.enc is damaged or was changed after it was written. Choose another backup.',
    ),
  );
  expect(await restoreBackup({ dataDir, secretKey: randomBytes(32) }, '2026-03-02', monday)).toEqual(
    refused(
      `${name} was encrypted with another key. Set CRYPTAX_SECRET_KEY to the one it was written with, or bring back secret.key of the data folder.`,
    ),
  );
  expect(filesOf(databaseFolder(dataDir)), 'what was refused wrote nothing').toEqual(untouched);

  const restored = await restoreBackup(own, '2026-03-02', new Date('2026-03-03T08:00:00Z'));
  expect(restored.message).toBe(`Restored ${name}. The state before is in the backups as well.`);
  expect(await restoreBackup(own, '1999', monday)).toEqual({ ok: false, message: 'No backup begins with "1999".' });
  const again = await opened(embedded);
  expect(await count(again)).toBe(1);
  await again.close();

  // Another machine with nothing but a copy and its key.
  const elsewhere = mkdtempSync(join(tmpdir(), 'cryptax-elsewhere-'));
  mkdirSync(backupFolder(elsewhere));
  copyFileSync(join(backups.folder, name), join(backupFolder(elsewhere), name));
  expect((await restoreBackup({ dataDir: elsewhere, secretKey: backups.secret }, name, monday)).ok).toBe(true);
  const brought = await opened({ ...embedded, dataDir: elsewhere });
  expect(await count(brought)).toBe(1);
  await brought.close();
  rmSync(elsewhere, { recursive: true });
});

test('a database of a newer program is left alone', async () => {
  const place = { dataDir, databaseUrl: await freshPostgresUrl(), statementTimeoutMs: 20_000 };
  const db = await opened(place);
  await db.query("insert into cryptax.migrations (number, name, sha256) values (9999, 'data/9999-later.sql', 'x')");
  await db.close();
  expect(await openDb(place, quiet)).toEqual({
    ok: false,
    message: 'The database is newer than this program (data/9999-later.sql). Update Cryptax, then start again.',
  });
});

test('a migration waits for its backup: without one nothing is changed, and one line says why', async () => {
  const place = { ...embedded, dataDir: mkdtempSync(join(tmpdir(), 'cryptax-no-backup-')) };
  const db = await opened(place);
  // As if an older program had made it: the last migration is still to come.
  await db.query('delete from cryptax.migrations where number = (select max(number) from cryptax.migrations)');
  await db.close();
  writeFileSync(backupFolder(place.dataDir), 'a file where the folder should be');
  expect(await openDb(place, quiet)).toEqual({
    ok: false,
    message: `No backup could be written to ${backupFolder(place.dataDir)}: the folder cannot be written. Check who owns it and that it is a folder.`,
  });
  rmSync(place.dataDir, { recursive: true });
});

test('two instances on one PostgreSQL may start at the same time: each migration runs once', async () => {
  const place = { dataDir, databaseUrl: await freshPostgresUrl('template0'), statementTimeoutMs: 20_000 };
  const [first, second] = await Promise.all([opened(place), opened(place)]);
  const { rows } = await first.query<{ n: number }>('select count(*) as n from cryptax.migrations');
  expect(rows[0]?.n).toBe(readMigrations().length);
  expect(await migrate(second, { migrations: readMigrations() })).toBe(0);
  const changed = readMigrations().map((migration) => ({ ...migration, sha256: 'other' }));
  await expect(migrate(second, { migrations: changed })).rejects.toThrow('differs from the one');
  await Promise.all([first.close(), second.close()]);
});

test('an unreachable PostgreSQL is one line', async () => {
  const place = { dataDir, databaseUrl: 'postgres://nobody@127.0.0.1:1/none', statementTimeoutMs: 1000 };
  const result = await openDb(place, quiet);
  expect(result).toMatchObject({ ok: false });
  if (!result.ok) expect(result.message).toMatch(/^The database cannot be opened: /);
});

test('an owner without superuser rights can run the whole server', async () => {
  const admin = await openPostgres({
    url: await freshPostgresUrl('template0'),
    statementTimeoutMs: 10_000,
    connections: 1,
  });
  const name = `plain_${randomUUID().replaceAll('-', '')}`;
  // The roles exist already (they belong to the whole cluster): they are granted, as the guide says.
  await admin.query(`create role ${name} login password 'secret' createrole`);
  await admin.query(`grant anon, authenticated, service_role to ${name} with admin option`);
  await admin.query(`create database ${name} owner ${name}`);
  const url = inject('postgresUrl').replace('postgres:postgres@', `${name}:secret@`);
  const db = await opened({ dataDir, databaseUrl: `${url}/${name}`, statementTimeoutMs: 20_000 });
  const bed = await openTestBed(db);
  const [user, stranger] = [await bed.user('owner'), await bed.user('stranger')];
  const row = { id: 'one', date: '2024-01-01', type: 'buy', asset: 'BTC', amount: '1' };
  expect((await user.client.from('transactions').insert(row)).error).toBeNull();
  expect((await user.client.from('transactions').select('id')).data).toEqual([{ id: 'one' }]);
  expect((await stranger.client.from('transactions').select('id')).data).toEqual([]);
  await bed.close();
  await admin.close();
});

test('a backup comes before the first change of an older database; a migration that fails leaves nothing', async () => {
  const db = await openPostgres({
    url: await freshPostgresUrl('template0'),
    statementTimeoutMs: 20_000,
    connections: 2,
  });
  const all = readMigrations();
  let backups = 0;
  const beforeChange = async () => {
    backups += 1;
  };
  expect(await migrate(db, { migrations: all.slice(0, 3), beforeChange })).toBe(3);
  expect(backups).toBe(0);
  expect(await migrate(db, { migrations: all, beforeChange })).toBe(all.length - 3);
  expect(backups).toBe(1);
  const broken = {
    number: 9000,
    name: 'own/9000.sql',
    sql: 'create table public.half (a int); select 1/0;',
    sha256: 'x',
  };
  await expect(migrate(db, { migrations: [...all, broken], beforeChange })).rejects.toMatchObject({ code: '22012' });
  const { rows } = await db.query(
    "select to_regclass('public.half') as half, (select max(number) from cryptax.migrations) as last",
  );
  expect(rows).toEqual([{ half: null, last: all.at(-1)?.number }]);
  await db.close();
});
