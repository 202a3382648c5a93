import { expect, test } from 'vitest';
import { asText, dumpRaw, putRaw } from '../testing/raw-database.ts';
import { buy, buys, code, eventIds, file, testBed, value } from '../testing/test-bed.ts';

test('an entry says what, when and why', async () => {
  const store = await testBed().open();
  const files = [file('a', buys('a', 3))];
  value(await store.events.apply('own', 0, { kind: 'import', why: 'smart import', files, wallets: [] }));
  value(await store.events.apply('own', 1, { kind: 'label', why: 'it was a gift', events: [buy('a2', '9')] }));
  expect(value(await store.journal.list('own'))).toEqual([
    {
      book: 'own',
      seq: 1,
      kind: 'import',
      at: '2024-01-01T00:00:00.000Z',
      why: 'smart import',
      subjects: ['a.csv'],
      counts: { added: 3, changed: 0, removed: 0, skipped: 0 },
      state: 'done',
      revision: 1,
      log: [],
    },
    {
      book: 'own',
      seq: 2,
      kind: 'label',
      at: '2024-01-01T00:00:01.000Z',
      why: 'it was a gift',
      subjects: ['a2'],
      counts: { added: 0, changed: 1, removed: 0, skipped: 0 },
      state: 'done',
      revision: 2,
      log: [],
    },
  ]);
});

test('undo and redo go on after a reload', async () => {
  const bed = testBed();
  const first = await bed.open();
  value(await first.events.apply('own', 0, { kind: 'add', why: '', events: [buy('a')] }));
  value(await first.events.apply('own', 1, { kind: 'add', why: '', events: [buy('b')] }));
  value(await first.events.undo('own', 2));
  first.close();

  const second = await bed.open();
  const state = value(await second.events.state('own'));
  expect([state.undo?.seq, state.redo?.seq]).toEqual([1, 2]);
  value(await second.events.undo('own', 3));
  expect(await eventIds(second)).toEqual([]);
  expect(code(await second.events.undo('own', 4))).toBe('journal.nothing-to-undo');
  second.close();

  const third = await bed.open();
  value(await third.events.redo('own', 4));
  value(await third.events.redo('own', 5));
  expect(await eventIds(third)).toEqual(['a', 'b']);
  expect(code(await third.events.redo('own', 6))).toBe('journal.nothing-to-redo');
});

test('a new change closes the redo branch, and the history keeps it', async () => {
  const store = await testBed().open();
  value(await store.events.apply('own', 0, { kind: 'add', why: 'first', events: [buy('a')] }));
  value(await store.events.undo('own', 1));
  value(await store.events.apply('own', 2, { kind: 'add', why: 'second', events: [buy('b')] }));
  expect(code(await store.events.redo('own', 3))).toBe('journal.nothing-to-redo');
  const entries = value(await store.journal.list('own'));
  expect(entries.map(({ why, state, log }) => [why, state, log.map((step) => step.action)])).toEqual([
    ['first', 'abandoned', ['undo', 'abandon']],
    ['second', 'done', []],
  ]);
  expect(await eventIds(store)).toEqual(['b']);
});

test('a journal that no longer fits the chunks is refused without a write', async () => {
  const bed = testBed();
  const store = await bed.open();
  value(await store.events.apply('own', 0, { kind: 'add', why: '', events: [buy('a'), buy('b')] }));
  value(await store.events.apply('own', 1, { kind: 'edit', why: '', events: [buy('b', '2')] }));
  const raw = await dumpRaw(bed);
  const chunk = raw.tables.chunks?.[0] as { events: readonly unknown[] };
  await putRaw(bed, 'chunks', asText({ ...chunk, events: [...chunk.events].reverse() }));
  const before = await dumpRaw(bed);
  expect(code(await store.events.undo('own', 2))).toBe('journal.damaged');
  expect(await dumpRaw(bed)).toEqual(before);
});

test('tells the events of a change as they stood before it, spliced or rewritten', async () => {
  const store = await testBed().open();
  const files = [file('a', buys('a', 30))];
  value(await store.events.apply('own', 0, { kind: 'import', why: '', files, wallets: [] }));
  value(await store.events.apply('own', 1, { kind: 'edit', why: '', events: [buy('a3', '9')] }));
  value(await store.events.apply('own', 2, { kind: 'edit', why: '', events: [buy('a3', '8')] }));
  const all = buys('a', 30).map(({ id }) => id);
  value(await store.events.apply('own', 3, { kind: 'delete', why: '', eventIds: all }));
  const amounts = async (seq: number) => {
    const events = value(await store.journal.before('own', [seq])).get(seq)?.events ?? [];
    return events.flatMap((event) => (event.id === 'a3' && 'in' in event ? [event.in.amount] : []));
  };
  expect([await amounts(2), await amounts(3), await amounts(4)]).toEqual([['1'], ['9'], ['8']]);
});

test('a step whose record is damaged is refused, not thrown', async () => {
  const bed = testBed();
  const store = await bed.open();
  value(await store.events.apply('own', 0, { kind: 'add', why: '', events: [buy('a')] }));
  await putRaw(bed, 'deltas', asText({ book: 'own', seq: 1, delta: { edits: 'lost' } }));
  expect(code(await store.events.undo('own', 1))).toBe('journal.damaged');
  expect(await eventIds(store)).toEqual(['a']);
});
