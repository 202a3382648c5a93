import { expect, test } from 'vitest';
import type { Change } from '../changes/change.ts';
import type { Store } from '../store.ts';
import { buy, buys, code, eventIds, file, revision, testBed, value } from '../testing/test-bed.ts';

const why = 'test';
const importOf = (...files: ReturnType<typeof file>[]): Change => ({ kind: 'import', why, files, wallets: [] });

async function apply(store: Store, change: Change) {
  return value(await store.events.apply('own', await revision(store), change));
}

test('an import is read back in order, across chunks of four', async () => {
  const store = await testBed().open();
  const applied = await apply(store, importOf(file('a', buys('a', 10))));
  expect(applied).toMatchObject({ status: 'applied', revision: 1, counts: { added: 10, skipped: 0 } });
  expect(await eventIds(store)).toEqual(buys('a', 10).map((event) => event.id));
  const state = value(await store.events.state('own'));
  expect(state.chunks.map((ref) => ref.count)).toEqual([4, 4, 2]);
  expect(state.eventCount).toBe(10);
});

test('chunks are read by their number, and one that is not visible is left out', async () => {
  const store = await testBed().open();
  await apply(store, importOf(file('a', buys('a', 10))));
  const chunks = value(await store.events.readChunks('own', [2, 9]));
  expect(chunks.map((chunk) => chunk.events.map((event) => event.id))).toEqual([['a5', 'a6', 'a7', 'a8']]);
});

test('own and demo ledger are kept apart', async () => {
  const store = await testBed().open();
  value(await store.events.apply('demo', 0, { kind: 'add', why, events: [buy('x')] }));
  expect(await eventIds(store, 'own')).toEqual([]);
  value(await store.events.apply('own', 0, { kind: 'add', why, events: [buy('x')] }));
  value(await store.erase('demo'));
  expect(await eventIds(store, 'own')).toEqual(['x']);
  expect(await eventIds(store, 'demo')).toEqual([]);
});

test('importing the same file twice is importing it once', async () => {
  const store = await testBed().open();
  await apply(store, importOf(file('a', buys('a', 6))));
  const again = await apply(store, importOf(file('a', buys('a', 6))));
  expect(again).toMatchObject({ status: 'unchanged', revision: 1 });
  expect(await eventIds(store)).toHaveLength(6);
  expect(value(await store.imports.list('own'))).toHaveLength(1);
});

test('an overlapping file adds only what is new and keeps its own record', async () => {
  const store = await testBed().open();
  await apply(store, importOf(file('a', buys('a', 3))));
  await apply(store, { kind: 'edit', why, events: [buy('a2', '7')] });
  const applied = await apply(store, importOf(file('b', buys('a', 5))));
  expect(applied.counts).toEqual({ added: 2, changed: 0, removed: 0, skipped: 3 });
  expect(applied.imports[0]).toMatchObject({ fileName: 'b.csv', eventsAdded: 2, eventsSkipped: 3, rows: 5 });
  const { events } = value(await store.events.readAll('own'));
  expect(events[1], 'the user edit wins over the file').toEqual(buy('a2', '7'));
});

test('one id for two different events of a file refuses the import as a whole', async () => {
  const store = await testBed().open();
  const result = await store.events.apply('own', 0, importOf(file('a', [buy('a1'), buy('a1', '2'), buy('a3')])));
  expect(result).toEqual({ ok: false, error: { code: 'event.repeated', ids: ['a1'] } });
  expect(await revision(store)).toBe(0);
  expect(value(await store.imports.list('own'))).toEqual([]);
});

test('edit, split, merge and delete act in place and undo restores the very order', async () => {
  const store = await testBed().open();
  await apply(store, importOf(file('a', buys('a', 5))));
  const before = value(await store.events.readAll('own')).events;
  await apply(store, { kind: 'edit', why, events: [buy('a2', '2')] });
  await apply(store, { kind: 'split', why, eventId: 'a2', into: [buy('a2', '1.5'), buy('a2/2', '0.5')] });
  await apply(store, { kind: 'delete', why, eventIds: ['a1'] });
  await apply(store, { kind: 'merge', why, eventIds: ['a3', 'a5'], into: buy('m', '2') });
  expect(await eventIds(store)).toEqual(['a2', 'a2/2', 'm', 'a4']);
  for (let i = 0; i < 4; i++) value(await store.events.undo('own', await revision(store)));
  expect(value(await store.events.readAll('own')).events).toEqual(before);
  for (let i = 0; i < 4; i++) value(await store.events.redo('own', await revision(store)));
  expect(await eventIds(store)).toEqual(['a2', 'a2/2', 'm', 'a4']);
});

test.each<[string, Change, string]>([
  ['adding an id that is there', { kind: 'add', why, events: [buy('a1')] }, 'event.exists'],
  ['editing an event that is not there', { kind: 'edit', why, events: [buy('zz')] }, 'event.missing'],
  ['splitting into an id of another event', { kind: 'split', why, eventId: 'a1', into: [buy('a2')] }, 'event.exists'],
  ['splitting into twins', { kind: 'split', why, eventId: 'a1', into: [buy('n'), buy('n')] }, 'event.repeated'],
  ['an event without a wallet', { kind: 'add', why, events: [{ ...buy('n'), wallet: 1 as never }] }, 'event.invalid'],
  ['removing an import that is not there', { kind: 'remove-import', why, importNo: 9 }, 'import.missing'],
  ['removing a wallet that is not there', { kind: 'wallets', why, put: [], remove: ['w'] }, 'wallet.missing'],
])('%s is refused and changes nothing', async (_, change, expected) => {
  const store = await testBed().open();
  await apply(store, importOf(file('a', buys('a', 2))));
  expect(code(await store.events.apply('own', 1, change))).toBe(expected);
  expect(await revision(store)).toBe(1);
  expect(await eventIds(store)).toEqual(['a1', 'a2']);
});

test('an edit that changes nothing leaves no trace in the journal', async () => {
  const store = await testBed().open();
  await apply(store, { kind: 'add', why, events: [buy('a')] });
  expect(await apply(store, { kind: 'edit', why, events: [buy('a')] })).toMatchObject({ status: 'unchanged' });
  expect(value(await store.journal.list('own'))).toHaveLength(1);
});

test('removing an import takes its events, also edited and split ones, and leaves the others', async () => {
  const store = await testBed().open();
  await apply(store, { kind: 'add', why, events: [buy('hand')] });
  await apply(store, importOf(file('a', [buy('a1')])));
  const {
    imports: [b],
  } = await apply(store, importOf(file('b', buys('b', 6))));
  await apply(store, { kind: 'split', why, eventId: 'a1', into: [buy('a1/1'), buy('a1/2')] });
  expect(value(await store.events.state('own')).chunks[0]?.origins, 'small changes share a chunk').toEqual([0, 1]);
  const removed = await apply(store, { kind: 'remove-import', why, importNo: 1 });
  expect(removed.counts.removed).toBe(2);
  expect(await eventIds(store)).toEqual(['hand', ...buys('b', 6).map((event) => event.id)]);
  await apply(store, { kind: 'remove-import', why, importNo: b?.no ?? 0 });
  expect(await eventIds(store)).toEqual(['hand']);
  expect(value(await store.imports.list('own'))).toEqual([]);
  value(await store.events.undo('own', await revision(store)));
  value(await store.events.undo('own', await revision(store)));
  expect(await eventIds(store)).toEqual(['hand', 'a1/1', 'a1/2', ...buys('b', 6).map((event) => event.id)]);
});

test('a change of much of a chunk writes a new chunk beside it, a change of one event edits in place', async () => {
  const store = await testBed().open({ chunkSize: 20 });
  await apply(store, importOf(file('a', buys('a', 20))));
  const numbers = async () => value(await store.events.state('own')).chunks.map((ref) => ref.no);
  await apply(store, { kind: 'edit', why, events: [buy('a1', '2')] });
  expect(await numbers()).toEqual([1]);
  await apply(store, { kind: 'bulk-edit', why, events: buys('a', 12).map(({ id }) => buy(id, '3')) });
  expect(await numbers()).toEqual([2]);
  value(await store.events.undo('own', await revision(store)));
  expect(await numbers()).toEqual([1]);
  expect(value(await store.events.readAll('own')).events[0]).toEqual(buy('a1', '2'));
});

test('clearing a book can be undone with files and wallets', async () => {
  const store = await testBed().open();
  const wallet = { id: 'kraken', name: 'Kraken', type: 'exchange', createdAt: 't', updatedAt: 't' } as const;
  await apply(store, { kind: 'import', why, files: [file('a', buys('a', 5))], wallets: [wallet] });
  await apply(store, { kind: 'clear', why });
  expect(await eventIds(store)).toEqual([]);
  expect(value(await store.wallets.list('own'))).toEqual([]);
  value(await store.events.undo('own', await revision(store)));
  expect(await eventIds(store)).toHaveLength(5);
  expect(value(await store.wallets.list('own'))).toEqual([{ ...wallet, book: 'own' }]);
  expect(value(await store.imports.list('own'))).toMatchObject([{ fileName: 'a.csv' }]);
});
