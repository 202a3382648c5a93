import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packBytes, unpackBytes } from './packed-bytes.ts';
import { packText, unpackText } from './packed-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Byte by byte: `toEqual` asks each of them whether it is an object, which took nine tenths of this file's time. */
const isSame = (one: Uint8Array | undefined, other: Uint8Array) =>
  one !== undefined && one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Texts that repeat themselves near and far, within a step and over long stretches, with letters of several bytes. */
const repetitive = fc
  .array(fc.tuple(fc.constantFrom('a', 'ab', '{"id":"e', '0.62', '€', '\u{1f980}', 'x'.repeat(300)), fc.nat(40)), {
    maxLength: 60,
  })
  .map((parts) => parts.map(([part, times]) => part.repeat(times)).join('-'));

test('a repetition is written as the block format of LZ4 says', () => {
  // Three literals and a match 15 longer than the shortest; the literals; three bytes back; the 0 over 15; then five literals.
  expect([...packBytes(bytes('a'.repeat(27)))]).toEqual([0x3f, 97, 97, 97, 3, 0, 0, 0x50, 97, 97, 97, 97, 97]);
  expect([...packBytes(bytes('too short'))]).toEqual([0x90, ...bytes('too short')]);
  expect([...packBytes(bytes(''))]).toEqual([0]);
});

test('what is packed is unpacked to the same bytes, whatever they are', () => {
  const anything = fc.oneof(
    repetitive.map(bytes),
    fc.uint8Array({ maxLength: 5_000, size: 'max' }).map((list) => Uint8Array.from(list)),
  );
  fc.assert(
    fc.property(anything, fc.nat(9), (from, room) => {
      const packed = packBytes(from, room);
      expect(isSame(unpackBytes(packed.subarray(room), from.length), from)).toBe(true);
    }),
  );
});

test('what was packed before leaves no trace in what is packed after it', () => {
  const short = bytes('{"asset":"BTC"}'.repeat(3));
  const alone = [...packBytes(short, 2).subarray(2)];
  packBytes(bytes('{"wallet":"Kraken","kind":"sell"}'.repeat(900)));
  expect([...packBytes(short, 2).subarray(2)]).toEqual(alone);
});

test('a repetition further back than the format reaches is written out again', () => {
  const noise = Uint8Array.from({ length: 70_000 }, (_, i) => (Math.imul(i + 1, 0x9e3779b1) >>> 13) & 255);
  const from = Uint8Array.from([...bytes('the same words again'), ...noise, ...bytes('the same words again')]);
  expect(isSame(unpackBytes(packBytes(from), from.length), from)).toBe(true);
});

test('bytes that are not packed, or cut off, or of another length, are refused or differ, and never break out', () => {
  const from = bytes('{"asset":"BTC","amount":"0.5"},'.repeat(20));
  const packed = packBytes(from);
  expect(unpackBytes(packed, from.length - 1)).toBeUndefined();
  expect(unpackBytes(packed, from.length + 1)).toBeUndefined();
  for (let cut = 0; cut < packed.length; cut++) {
    expect(unpackBytes(packed.subarray(0, cut), from.length)).toBeUndefined();
  }
  // No literals and a match before the beginning; a match of no distance.
  expect(unpackBytes(Uint8Array.of(0x00, 1, 0), 4)).toBeUndefined();
  expect(unpackBytes(Uint8Array.of(0x10, 97, 0, 0), 5)).toBeUndefined();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(300), (junk, size) => {
      const found = unpackBytes(Uint8Array.from(junk), size);
      expect(found === undefined || found.length === size).toBe(true);
    }),
  );
});

test('a long text is packed, a short one lies as it is, and both are read', () => {
  const long = JSON.stringify(Array.from({ length: 400 }, (_, i) => ({ id: `e${i}`, asset: 'BTC', note: 'Größe €' })));
  expect(packText(long).length).toBeLessThan(long.length / 4);
  expect(unpackText(packText(long))).toBe(long);
  expect(packText('{"a":1}')).toEqual(bytes('{"a":1}'));
  expect(unpackText(packText('{"a":1}'))).toBe('{"a":1}');
});
