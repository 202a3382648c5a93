import { expect, test } from 'vitest';
import { fields, isRecord, isText, listOf, oneOf, optional, recordOf } from './checks.ts';

test('a record has named fields: neither a list nor nothing', () => {
  expect([{}, { a: 1 }, Object.create(null)].every(isRecord)).toBe(true);
  expect([null, undefined, [], 'text', 1].some(isRecord)).toBe(false);
});

test('checks put together describe a shape, and only that', () => {
  const isMapping = fields({
    name: isText,
    columns: recordOf(listOf(isText)),
    sign: oneOf('plus', 'minus'),
    note: optional(isText),
  });
  const mapping = { name: 'Own file', columns: { date: ['Date', 'Time'] }, sign: 'plus' };
  expect(isMapping(mapping)).toBe(true);
  expect(isMapping({ ...mapping, note: 'checked', more: 7 })).toBe(true);
  expect(isMapping({ ...mapping, note: 7 })).toBe(false);
  expect(isMapping({ ...mapping, name: undefined })).toBe(false);
  expect(isMapping({ ...mapping, columns: { date: ['Date', 7] } })).toBe(false);
  expect(isMapping({ ...mapping, columns: ['Date'] })).toBe(false);
  expect(isMapping({ ...mapping, sign: 'both' })).toBe(false);
  expect(isMapping([mapping])).toBe(false);
});
