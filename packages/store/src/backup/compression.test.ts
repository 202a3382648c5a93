import { ok } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { gzip } from '../platform/gzip.ts';
import { readLines } from './compression.ts';

const encode = (text: string) => new TextEncoder().encode(text);

test('lines survive being cut anywhere, also inside a character', async () => {
  const lines = Array.from({ length: 3000 }, (_, i) => `${i} ${'ä€😀'.repeat(i % 50)}`);
  const packed = await gzip(lines.map((line) => encode(`${line}\n`)));
  const read: string[] = [];
  const result = await readLines(packed, 'gzip', (line) => {
    read.push(line);
    return ok(undefined);
  });
  expect(result.ok).toBe(true);
  expect(read).toEqual(lines);
});

test('a small file that unpacks beyond the limit is refused', async () => {
  const bomb = await gzip([encode('0'.repeat(1_000_000))]);
  expect(bomb.length).toBeLessThan(2_000);
  expect(await readLines(bomb, 'gzip', () => ok(undefined), 500_000)).toEqual({
    ok: false,
    error: { code: 'backup.too-large', limit: 500_000 },
  });
});

test('an unfinished last line is damage', async () => {
  const result = await readLines(encode('[1]\n[2'), 'none', () => ok(undefined));
  expect(result).toEqual({ ok: false, error: { code: 'backup.damaged' } });
});
