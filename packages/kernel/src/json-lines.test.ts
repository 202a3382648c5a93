import { expect, test } from 'vitest';
import { joinBytes, jsonLines } from './json-lines.ts';

const lines = jsonLines(globalThis);
const bytes = (text: string) => new TextEncoder().encode(text);

test('a line is written with its end and read back with the place behind it', () => {
  const first = lines.write({ format: 'ä', version: 1 });
  expect(new TextDecoder().decode(first)).toBe('{"format":"ä","version":1}\n');
  const file = joinBytes(first, lines.write({ bytes: 2 }), new Uint8Array([0xff, 0x0a]));
  // Umlauts are two bytes: 26 characters and one more, then the line end.
  expect(lines.read(file, 0)).toEqual({ fields: { format: 'ä', version: 1 }, end: 28 });
  expect(lines.read(file, 28)).toEqual({ fields: { bytes: 2 }, end: 40 });
  expect([...file.subarray(40)]).toEqual([0xff, 0x0a]);
});

test('what holds anything but an object is no line', () => {
  for (const text of ['[1]\n', 'null\n', '"text"\n', '{"open":\n', '\n', '', '{"no":"end"}']) {
    expect(lines.read(bytes(text), 0), text).toBeUndefined();
  }
});

test('a line is at most 4,096 bytes long, its end included', () => {
  const padded = (length: number) => bytes(`{"a":"${'x'.repeat(length - 9)}"}\n`);
  expect(padded(4_096)).toHaveLength(4_096);
  expect(lines.read(padded(4_096), 0)?.end).toBe(4_096);
  expect(lines.read(padded(4_097), 0)).toBeUndefined();
});
