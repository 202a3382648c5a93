import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { scanDelimited } from './scan-delimited.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ['line feeds', '\n'],
  ['returns and line feeds', '\r\n'],
  ['bare returns', '\r'],
])('a long file is cut at its lines (%s), and every row keeps its line', (_, lineBreak) => {
  const count = 60_000;
  const rows = Array.from({ length: count }, (_, i) => `row ${i},${'x'.repeat(40)}`);
  const pieces = decodeText(utf8(rows.join(lineBreak))) ?? [];
  expect(pieces.length).toBeGreaterThan(2);
  const seen: string[] = [];
  for (const chunk of scanDelimited(pieces, ',')) {
    for (let i = 0; i < chunk.size; i++) seen.push(`${chunk.row(i).text(0)} in line ${chunk.lines[i]}`);
  }
  expect(seen).toHaveLength(count);
  expect(seen.every((text, i) => text === `row ${i} in line ${i + 1}`)).toBe(true);
});

test('bytes that are no text are not decoded, in one byte or two', () => {
  const noise = Uint8Array.from({ length: 4_000 }, (_, i) => (i * 7919) % 256);
  expect(decodeText(noise)).toBeUndefined();
  const samples = Uint8Array.from({ length: 4_000 }, (_, i) => (i % 2 === 0 ? (i * 31) % 32 : 0));
  expect(decodeText(samples)).toBeUndefined();
});
