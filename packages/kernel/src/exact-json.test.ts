import fc from 'fast-check';
import { expect, test } from 'vitest';
import { field, listField, parseExactJson, quoteNumbers, textField } from './exact-json.ts';
import type { Result } from './result.ts';

function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

test('numbers keep every digit as text', () => {
  const json = unwrap(parseExactJson('{"eur":0.1234567890123456789,"tiny":1.23e-05,"n":[-1,2.50],"t":"7","ok":true}'));
  expect(json).toEqual({ eur: '0.1234567890123456789', tiny: '1.23e-05', n: ['-1', '2.50'], t: '7', ok: true });
});

test('digits inside texts are left alone', () => {
  expect(unwrap(parseExactJson('{"a \\"1\\" 2":"3 \\\\","b":[4,"5,6"]}'))).toEqual({
    'a "1" 2': '3 \\',
    b: ['4', '5,6'],
  });
});

test.each(['', '{', '<html>1</html>', '{"a":01}', '{"a":1.}', '{"a":1e}', '{"a":--1}', '{"a":1 2}', '{"a":NaN}', '"a'])(
  'refuses %j',
  (text) => {
    expect(parseExactJson(text).ok).toBe(false);
  },
);

test('agrees with JSON.parse on everything JSON.stringify can print', () => {
  const stringly = (value: unknown): unknown => {
    if (typeof value === 'number') return JSON.stringify(value);
    if (Array.isArray(value)) return value.map(stringly);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stringly(inner)]));
  };
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(unwrap(parseExactJson(text))).toEqual(stringly(JSON.parse(text)));
    }),
    { numRuns: 300 },
  );
});

test('fields are found by path and never inherited', () => {
  const json = unwrap(parseExactJson('{"a":[{"b":"x"}],"c":[1]}'));
  expect(textField(json, 'a', 0, 'b')).toBe('x');
  expect(listField(json, 'c')).toEqual(['1']);
  expect(textField(json, 'a', 'length')).toBeUndefined();
  expect(field(json, 'constructor')).toBeUndefined();
  expect(field(json, 'a', 9, 'b')).toBeUndefined();
});

test('a string that never ends, full of escaped quotes, is refused at once', () => {
  // Tried again from every quote it would take hours, and no test may.
  expect(parseExactJson(`["${'\\"'.repeat(2_000_000)}`).ok).toBe(false);
});

test('only the numbers that are wanted come into quotes, never digits inside a string', () => {
  const quoted = quoteNumbers(
    '{"id 1":12345,"note":"12345 \\" 6","short":-7,"long":[1.5e-8]}',
    ({ length }) => length > 4,
  );
  expect(quoted).toBe('{"id 1":"12345","note":"12345 \\" 6","short":-7,"long":["1.5e-8"]}');
});
