import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { isRestorable, unpackCopy } from './database-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'cryptax-copy-'));
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

/** One header of 512 bytes per file, its bytes filled up to the next 512, and two empty blocks at the end. */
function tarOf(files: Readonly<Record<string, string>>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const header = Buffer.alloc(512);
    header.write(name);
    header.write(text.length.toString(8).padStart(11, '0'), 124);
    header.write('0', 156);
    return [header, Buffer.from(text.padEnd(Math.ceil(text.length / 512) * 512, '\0'))];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

const WHOLE = { '/PG_VERSION': '17', '/global/pg_control': 'x'.repeat(600), '/base/1/112': '' };

test('a copy becomes the folder that it was made of, packed or not', async () => {
  for (const copy of [gzipSync(tarOf(WHOLE)), tarOf(WHOLE)]) {
    await unpackCopy(copy, folder);
    expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('17');
    expect(readFileSync(join(folder, 'global', 'pg_control'), 'utf8')).toBe('x'.repeat(600));
    expect(readFileSync(join(folder, 'base', '1', '112'), 'utf8')).toBe('');
  }
});

test('a name that leads out of the folder, or a file that was cut, writes nothing', async () => {
  const leaving = tarOf({ ...WHOLE, 'base/../../elsewhere': 'x' });
  for (const copy of [leaving, tarOf(WHOLE).subarray(0, 1600)]) {
    await expect(unpackCopy(copy, folder)).rejects.toThrow('damaged');
    expect(readdirSync(folder)).toEqual([]);
  }
});

test('the file that makes a folder a database is written last', async () => {
  // A file where a folder must be: writing breaks off there, as on a full disk.
  await expect(unpackCopy(tarOf({ ...WHOLE, base: 'x' }), folder)).rejects.toThrow();
  expect(readdirSync(folder)).not.toContain('PG_VERSION');
});

test('a copy without the files that PostgreSQL needs is not restorable', async () => {
  expect(await isRestorable(gzipSync(tarOf(WHOLE)))).toBe(true);
  expect(await isRestorable(gzipSync(tarOf({ '/PG_VERSION': '17' })))).toBe(false);
  expect(await isRestorable(tarOf(WHOLE))).toBe(false);
});
