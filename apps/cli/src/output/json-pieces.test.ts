import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

test('the pieces together are the document', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (document) => {
      expect(JSON.parse([...jsonPieces(document)].join(''))).toEqual(JSON.parse(JSON.stringify(document)));
    }),
  );
});

test('a long list comes in several chunks and ends with a line break', () => {
  const list = Array.from({ length: 10_000 }, (_, i) => ({ id: `event-${i}` }));
  const pieces = [...jsonPieces({ list })];
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.join('').endsWith('}\n')).toBe(true);
});
