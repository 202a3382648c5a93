import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonValue } from '../records.ts';
import { applyEdits, invertEdit, replayEdits, settingEdits } from './setting-edits.ts';

const json = fc.option(
  fc.jsonValue({ maxDepth: 4 }).map((value) => value as JsonValue),
  { nil: undefined },
);

test('edits lead from one value to the other, and inverted back again', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const edits = settingEdits(before, after);
      expect(plain(applyEdits(before, edits))).toEqual(plain(after));
      expect(plain(replayEdits(before, edits))).toEqual(plain(after));
      expect(plain(replayEdits(after, edits.map(invertEdit)))).toEqual(plain(before));
    }),
  );
});

/** Without fields that say nothing: an empty object is none. Items of lists are values as they are. */
function plain(value: JsonValue | undefined): JsonValue | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const kept = plain(field);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

test('only the field that differs is kept', () => {
  const before = { match: { method: 'FIFO', scope: 'wallet' }, profile: { state: 'BY' } };
  expect(settingEdits(before, { ...before, match: { method: 'AVERAGE', scope: 'wallet' } })).toEqual([
    { kind: 'value', path: ['match', 'method'], before: 'FIFO', after: 'AVERAGE' },
  ]);
});

test('a price added to a list keeps that price, not the list', () => {
  const list = Array.from({ length: 500 }, (_, day) => ({ asset: 'BTC', day, price: '1' }));
  const added = { asset: 'ETH', day: 1, price: '2' };
  expect(settingEdits(list, [...list, added])).toEqual([
    { kind: 'list', path: [], at: 500, removed: [], inserted: [added] },
  ]);
});

test('undoing an older choice leaves a later one in another field alone', () => {
  const older = settingEdits({ method: 'FIFO' }, { method: 'FIFO', state: 'BY' });
  expect(replayEdits({ method: 'AVERAGE', state: 'BY' }, older.map(invertEdit))).toEqual({ method: 'AVERAGE' });
});

test('undoing the first choice of all leaves a later one alone', () => {
  const first = settingEdits(undefined, { match: { method: 'FIFO', scope: 'wallet' }, profile: {} });
  const later = { match: { method: 'AVERAGE', scope: 'wallet' }, profile: { state: 'BY' } };
  expect(replayEdits(later, first.map(invertEdit))).toEqual({
    match: { method: 'AVERAGE' },
    profile: { state: 'BY' },
  });
});

test('what was added to a list is found again although the list has changed before it', () => {
  const added = settingEdits(['a'], ['a', 'b']);
  expect(replayEdits(['b'], added.map(invertEdit))).toEqual([]);
  expect(replayEdits(['x', 'a', 'b'], added.map(invertEdit))).toEqual(['x', 'a']);
  expect(applyEdits(['x'], added), 'two tabs added at once').toEqual(['x', 'b']);
});
