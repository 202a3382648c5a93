import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CanonicalBytes } from './canonical-bytes.ts';

function canonical(...values: readonly unknown[]): string {
  const parts: number[] = [];
  const out = new CanonicalBytes((bytes) => {
    for (const byte of bytes) parts.push(byte);
  });
  for (const value of values) out.value(value);
  out.end();
  return new TextDecoder().decode(Uint8Array.from(parts));
}

/** The rule in the shortest words; it decided the hashes of all reports before. */
function plainly(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainly).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, field]) => `${JSON.stringify(key)}:${plainly(field)}`).join(',')}}`;
}

describe('canonical bytes', () => {
  test('sorts keys at every depth and drops absent fields', () => {
    expect(canonical({ b: [{ z: 1, a: null }], a: 'ü"', c: undefined })).toBe('{"a":"ü\\"","b":[{"a":null,"z":1}]}');
  });

  test('the order of keys does not matter, the order of a list does', () => {
    expect(canonical({ x: 1, y: 2 })).toBe(canonical({ y: 2, x: 1 }));
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  });

  test('any value, its characters and escapes included', () => {
    const text = fc.string({ unit: 'binary' });
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.double(),
        fc.constantFrom(null, true, undefined),
        tie('list'),
        tie('object'),
      ),
      list: fc.array(tie('value'), { maxLength: 5 }),
      object: fc.dictionary(text, tie('value'), { maxKeys: 6, noNullPrototype: true }),
    }));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 8 }), (values) => {
        expect(canonical(...values)).toBe(values.map(plainly).join(''));
      }),
    );
  });

  test('texts around the size of its buffer, and more shapes of objects than it keeps', () => {
    for (const length of [65_533, 65_534, 65_535, 65_536, 140_000]) {
      const values = ['x', 'a'.repeat(length), 'ä'.repeat(length), { k: 1 }];
      expect(canonical(...values)).toBe(values.map(plainly).join(''));
    }
    const many = Array.from({ length: 3_000 }, (_, i) => ({ [`z${i}`]: i, a: 1 }));
    expect(canonical(many)).toBe(plainly(many));
  });
});
