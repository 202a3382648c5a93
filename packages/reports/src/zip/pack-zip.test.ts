import { strFromU8, strToU8, unzipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { packZip, repackZip } from './pack-zip.ts';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

test('the same files give the same bytes in any order and any time zone', () => {
  const [a, b] = [strToU8('eins'), strToU8('zwei'.repeat(100))];
  process.env.TZ = 'America/New_York';
  const one = packZip({ 'a.txt': a, 'b.txt': b });
  process.env.TZ = 'Asia/Tokyo';
  const two = packZip({ 'b.txt': b, 'a.txt': a });
  expect(two).toEqual(one);
  expect(repackZip(one)).toEqual(one);
  const files = unzipSync(one);
  expect(Object.keys(files)).toEqual(['a.txt', 'b.txt']);
  expect(strFromU8(files['b.txt'] ?? new Uint8Array())).toBe('zwei'.repeat(100));
});
