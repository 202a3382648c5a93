/** Archives that are damaged, locked or odd: what can be read is read, the rest is reported by its name. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import { crc32 } from './crc32.ts';

const HEADER = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note\n';
const ROWS = Array.from({ length: 60 }, (_, i) => `2024-05-02T10:00:${10 + (i % 50)}Z,staking,DOT,${i}.5,,,,,,,,\n`);
const CSV = strToU8(HEADER + ROWS.join(''));

async function reported(content: Uint8Array) {
  const { files, events } = await importFiles([{ name: 'a.zip', content }]);
  return { files: files.map(({ file, issues }) => [file, ...issues.map(({ code }) => code)]), events };
}

/** Calls `change` with the place of every entry of the directory. */
function inDirectory(zip: Uint8Array, change: (view: DataView, at: number) => void): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at + 46 < zip.length; at++) if (view.getUint32(at, true) === 0x02014b50) change(view, at);
  return zip;
}

test('the checksum is that of the standard', () => {
  // The check value of CRC-32 in every catalogue of checksums.
  expect(crc32(strToU8('123456789'))).toBe(0xcbf43926);
});

test('a flipped bit in any packed byte is never read as another figure', async () => {
  const zip = zipSync({ 'a.csv': CSV });
  const end = zip.length - 22 - 46 - 'a.csv'.length;
  for (let at = 35; at < end; at += 3) {
    const damaged = zip.map((byte, index) => (index === at ? byte ^ 0x04 : byte));
    expect(await reported(damaged)).toEqual({ files: [['a.zip/a.csv', 'zip.damaged']], events: [] });
  }
});

test('one damaged file does not take the others with it', async () => {
  const zip = zipSync({ 'a.csv': strToU8('x'.repeat(500)), 'b.csv': CSV }, { level: 0 });
  zip[100] = 0;
  const { files, events } = await reported(zip);
  expect(files).toEqual([['a.zip/a.csv', 'zip.damaged'], ['a.zip/b.csv']]);
  expect(events).toHaveLength(ROWS.length);
});

test('two files of one name are both read', async () => {
  const zip = zipSync({ 'a.csv': CSV, 'b.csv': strToU8(`${HEADER}2024-05-03T10:00:00Z,staking,DOT,7,,,,,,,,\n`) });
  const renamed = inDirectory(zip, (view, at) => view.setUint8(at + 46, 'a'.charCodeAt(0)));
  const { files, events } = await reported(renamed);
  expect(files).toEqual([['a.zip/a.csv'], ['a.zip/a.csv (2)']]);
  expect(events).toHaveLength(ROWS.length + 1);
});

test('an archive with a password says so', async () => {
  const locked = inDirectory(zipSync({ 'a.csv': CSV }), (view, at) => view.setUint16(at + 8, 1, true));
  expect(await reported(locked)).toEqual({ files: [['a.zip/a.csv', 'zip.encrypted']], events: [] });
});

describe('sizes that do not fit into four bytes', () => {
  /** One stored file, its sizes and place in the wide fields, as programs write them that stream. */
  function wideZip(name: string, content: Uint8Array): Uint8Array {
    const local = [u32(0x04034b50), u16(45, 0, 0, 0, 0), u32(crc32(content), content.length, content.length)];
    const file = join([...local, u16(name.length, 0), strToU8(name), content]);
    const wide = [u16(1, 24), u32(content.length, 0, content.length, 0, 0, 0)];
    const entry = [u32(0x02014b50), u16(45, 45, 0, 0, 0, 0), u32(crc32(content), 0xffffffff, 0xffffffff)];
    const names = [u16(name.length, 28, 0, 0, 0), u32(0, 0xffffffff), strToU8(name)];
    const directory = join([...entry, ...names, ...wide]);
    const end64 = [u32(0x06064b50, 44, 0), u16(45, 45), u32(0, 0, 1, 0, 1, 0, directory.length, 0, file.length, 0)];
    const locator = u32(0x07064b50, 0, file.length + directory.length, 0, 1);
    const end = [u32(0x06054b50), u16(0, 0, 0xffff, 0xffff), u32(0xffffffff, 0xffffffff), u16(0)];
    return join([file, directory, ...end64, locator, ...end]);
  }

  const u16 = (...values: number[]) => new Uint8Array(Uint16Array.from(values).buffer);
  const u32 = (...values: number[]) => new Uint8Array(Uint32Array.from(values).buffer);
  const join = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

  test('are read from the wide fields', async () => {
    const { files, events } = await reported(wideZip('a.csv', CSV));
    expect(files).toEqual([['a.zip/a.csv']]);
    expect(events).toHaveLength(ROWS.length);
  });
});
