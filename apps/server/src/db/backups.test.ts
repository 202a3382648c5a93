import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { emptyDb } from '../testing/engines.ts';
import { tarOf, tiny } from '../testing/tiny-backup.ts';
import { openBackup, sealBackup } from './backup-cipher.ts';
import { type BackupFiles, DISK } from './backup-files.ts';
import { listBackups, writeBackup } from './backups.ts';

const folders: string[] = [];
function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cryptax-backups-'));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const secret = randomBytes(32);
const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

test('thirty backups are kept, the newest', async () => {
  const folder = freshFolder();
  for (let number = 1; number <= 31; number++) await writeBackup(tiny, { folder, secret }, 'daily', day(number));
  const names = await listBackups(folder);
  expect(names).toHaveLength(30);
  expect(names[0]).toBe('2026-01-31T00-00-00-daily.tar.gz.enc');
  expect(names.at(-1)).toBe('2026-01-02T00-00-00-daily.tar.gz.enc');
  expect(statSync(join(folder, names[0] ?? '')).mode & 0o777).toBe(0o600);
});

test('a copy of the real database passes the check, and only who has the key reads it', async () => {
  const folder = freshFolder();
  const db = await emptyDb('pglite');
  const name = await writeBackup(db, { folder, secret }, 'daily', day(1));
  await db.close();
  expect(readdirSync(folder)).toEqual([name]);
  const stored = readFileSync(join(folder, name ?? ''));
  // The marks of a compressed file are nowhere at its begin: what lies there is ours.
  expect(stored.subarray(0, 17).toString()).toBe('CRYPTAX-BACKUP-1\n');
  expect(() => gunzipSync(stored.subarray(37, -16))).toThrow();
  expect(openBackup(randomBytes(32), stored)).toEqual({ kind: 'wrong-key' });
  expect(openBackup(secret, stored)).toMatchObject({ kind: 'open' });
});

test('every changed or missing byte of a copy is noticed; the same dump never looks the same twice', () => {
  const dump = Buffer.from('the whole database');
  const sealed = sealBackup(secret, dump);
  expect(openBackup(secret, sealed)).toEqual({ kind: 'open', bytes: dump });
  expect(sealBackup(secret, dump).equals(sealed)).toBe(false);
  for (let at = 0; at < sealed.length; at++) {
    const flipped = Buffer.from(sealed);
    flipped.writeUInt8(sealed.readUInt8(at) ^ 1, at);
    expect(openBackup(secret, flipped).kind).not.toBe('open');
    expect(openBackup(secret, sealed.subarray(0, at)).kind).toBe('damaged');
  }
  expect(openBackup(secret, Buffer.concat([sealed, Buffer.from('x')]))).toEqual({ kind: 'damaged' });
  expect(openBackup(secret, gzipSync('what anybody can read, as long as a copy'.repeat(9)))).toEqual({
    kind: 'foreign',
  });
});

test('a full disk leaves the older backups and no half file, and the next try works', async () => {
  const folder = freshFolder();
  for (let number = 1; number <= 30; number++) await writeBackup(tiny, { folder, secret }, 'daily', day(number));
  const before = readdirSync(folder);
  const full: BackupFiles = {
    ...DISK,
    write: async (path, bytes) => {
      await DISK.write(path, bytes.subarray(0, 10));
      return failing('ENOSPC');
    },
  };
  await expect(writeBackup(tiny, { folder, secret }, 'daily', day(31), full)).rejects.toMatchObject({
    reason: 'disk-full',
  });
  expect(readdirSync(folder)).toEqual(before);
  await writeBackup(tiny, { folder, secret }, 'daily', day(31));
  expect(await listBackups(folder)).toHaveLength(30);
});

test('what a process left that was killed while writing is removed by the next backup', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, '2025-12-31T00-00-00-daily.tar.gz.enc.part'), 'half');
  const name = await writeBackup(tiny, { folder, secret }, 'daily', day(1));
  expect(readdirSync(folder)).toEqual([name]);
});

test.for([
  ['a flipped bit', (bytes: Uint8Array) => Uint8Array.from(bytes, (byte, at) => (at === 20 ? byte ^ 1 : byte))],
  ['a missing end', (bytes: Uint8Array) => bytes.subarray(0, -1)],
] as const)('a disk that gives back %s is found out', async ([, spoil]) => {
  const folder = freshFolder();
  const bad: BackupFiles = { ...DISK, read: async (path) => spoil(new Uint8Array(readFileSync(path))) };
  await expect(writeBackup(tiny, { folder, secret }, 'daily', day(1), bad)).rejects.toMatchObject({
    reason: 'damaged',
  });
  expect(readdirSync(folder)).toEqual([]);
});

test.for([
  ['no archive', new TextEncoder().encode('not a backup')],
  ['an archive that is cut', gzipSync(Buffer.alloc(700, 'x'))],
  ['an archive without a database', tarOf(['./readme'])],
  ['an empty archive', gzipSync(Buffer.alloc(1024))],
] as const)('%s is no backup', async ([, bytes]) => {
  const folder = freshFolder();
  const written = writeBackup({ dump: async () => new Uint8Array(bytes) }, { folder, secret }, 'daily', day(1));
  await expect(written).rejects.toMatchObject({ reason: 'damaged' });
  expect(readdirSync(folder)).toEqual([]);
});

test('a file in the place of the folder, and a database that cannot be copied, are named', async () => {
  const folder = freshFolder();
  const file = join(folder, 'backups');
  writeFileSync(file, '');
  await expect(writeBackup(tiny, { folder: file, secret }, 'daily', day(1))).rejects.toMatchObject({
    reason: 'not-writable',
  });
  const gone = { dump: () => failing('08006') };
  await expect(writeBackup(gone, { folder, secret }, 'daily', day(1))).rejects.toMatchObject({ reason: 'database' });
});
