import { expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { asText, dumpRaw, putRaw } from '../testing/raw-database.ts';
import { buy, buys, code, eventIds, file, revision, testBed, value } from '../testing/test-bed.ts';

const why = '';

async function load(store: Store, name: string, count: number): Promise<void> {
  const files = [file(name, buys(name, count))];
  value(await store.events.apply('own', await revision(store), { kind: 'import', why, files, wallets: [] }));
}

async function edit(store: Store, ids: readonly string[], amount: string): Promise<void> {
  const events = ids.map((id) => buy(id, amount));
  value(await store.events.apply('own', await revision(store), { kind: 'edit', why, events }));
}

test('trimming frees parked chunks, keeps the entries, and ends what can be undone', async () => {
  const bed = testBed();
  const store = await bed.open();
  await load(store, 'a', 8);
  await load(store, 'b', 8);
  value(await store.events.undo('own', 2));
  await load(store, 'c', 8);
  const stored = async () => {
    const { tables } = await dumpRaw(bed);
    return [tables.chunks?.length, tables.importRows?.length, tables.deltas?.length];
  };
  expect(await stored(), 'two chunks per file, the undone one parked').toEqual([6, 3, 3]);
  expect(value(await store.journal.oldSteps('own', 1))).toEqual({ done: 1, abandoned: 1 });
  expect(value(await store.journal.trim('own', 1))).toEqual({ done: 1, abandoned: 1 });
  expect(await stored(), 'of what went only traces').toEqual([4, 2, 3]);
  expect(value(await store.journal.list('own')).map(({ subjects, state }) => [subjects[0], state])).toEqual([
    ['a.csv', 'archived'],
    ['b.csv', 'abandoned'],
    ['c.csv', 'done'],
    ['steps:1', 'archived'],
  ]);
  expect(await eventIds(store)).toHaveLength(16);

  value(await store.events.undo('own', await revision(store)));
  expect(await eventIds(store)).toHaveLength(8);
  expect(code(await store.events.undo('own', await revision(store)))).toBe('journal.nothing-to-undo');
});

test('trimming keeps the hidden chunks and rows that a kept entry can bring back', async () => {
  const store = await testBed().open();
  await load(store, 'a', 8);
  value(await store.events.apply('own', 1, { kind: 'clear', why }));
  value(await store.journal.trim('own', 1));
  value(await store.events.undo('own', 3));
  expect(await eventIds(store)).toHaveLength(8);
  expect(value(await store.imports.rows('own', 1))).toHaveLength(8);
});

test('what can be redone is not touched, and redoing goes on', async () => {
  const store = await testBed().open();
  await load(store, 'a', 4);
  await load(store, 'b', 8);
  await edit(store, ['b3'], '5');
  value(await store.events.undo('own', 3));
  value(await store.events.undo('own', 4));
  expect(value(await store.journal.trim('own', 0))).toEqual({ done: 1, abandoned: 0 });
  value(await store.events.redo('own', await revision(store)));
  value(await store.events.redo('own', await revision(store)));
  expect(value(await store.events.readAll('own')).events).toContainEqual(buy('b3', '5'));
});

test('nothing to give back writes nothing, and what was given back is not counted again', async () => {
  const bed = testBed();
  const store = await bed.open();
  await load(store, 'a', 4);
  await edit(store, ['a1'], '2');
  value(await store.events.undo('own', 2));
  await edit(store, ['a1', 'a2'], '3');
  const records = async () => ({ ...(await dumpRaw(bed)).tables, kept: [] });
  const before = await records();
  expect(value(await store.journal.trim('demo', 0)), 'another book').toEqual({ done: 0, abandoned: 0 });
  expect(await records()).toEqual(before);
  expect(value(await store.journal.trim('own', 2)), 'the edit that was taken back').toEqual({ done: 0, abandoned: 1 });
  expect(value(await store.journal.oldSteps('own', 2))).toEqual({ done: 0, abandoned: 0 });
  expect(value(await store.journal.trim('own', 0))).toEqual({ done: 2, abandoned: 0 });
  expect(value(await store.journal.oldSteps('own', 0))).toEqual({ done: 0, abandoned: 0 });
});

test('the events that an entry names are reported as they stood before, and of all others that they were touched', async () => {
  const store = await testBed().open();
  await load(store, 'a', 30);
  await edit(store, ['a3'], '9');
  const half = buys('a', 14).map(({ id }) => id);
  // More than a tenth of each chunk: written anew, so what undo keeps holds neighbours as well (chunks of four).
  await edit(store, half, '8');
  const gone = buys('a', 30).slice(16);
  value(await store.events.apply('own', 3, { kind: 'delete', why, eventIds: gone.map(({ id }) => id) }));
  value(await store.journal.trim('own', 0));
  const before = value(await store.journal.before('own', [1, 2, 3, 4]));
  expect(before.get(1), 'an import was nothing before').toEqual({ events: [], touched: [] });
  expect(before.get(2)).toEqual({ events: [buy('a3')], touched: ['a3'] });
  const named = (list: readonly { id: string }[]) => [...list].sort((x, y) => (x.id < y.id ? -1 : 1));
  const tenFirst = buys('a', 10).map((event) => (event.id === 'a3' ? buy('a3', '9') : event));
  expect(named(before.get(3)?.events ?? [])).toEqual(named(tenFirst));
  expect([...(before.get(3)?.touched ?? [])].sort()).toEqual([...half].sort());
  expect(named(before.get(4)?.events ?? [])).toEqual(named(gone.slice(0, 10)));
  expect(before.get(4)?.touched).toEqual(gone.map(({ id }) => id));
});

test('other tabs hear of it: what they decided on the old history is refused, and they see the new one', async () => {
  const bed = testBed();
  const [here, there] = [await bed.open(), await bed.open()];
  await load(here, 'a', 4);
  const heard: unknown[] = [];
  there.subscribe((notice) => heard.push(notice));
  const known = await revision(there);
  value(await here.journal.trim('own', 0));
  expect(heard).toEqual([{ kind: 'book', book: 'own', revision: known + 1 }]);
  expect(code(await there.events.undo('own', known))).toBe('store.conflict');
  expect(value(await there.events.state('own')).undo).toBeUndefined();
});

test('a damaged record costs no other change its way back', async () => {
  const bed = testBed();
  const store = await bed.open();
  await load(store, 'a', 8);
  value(await store.events.apply('own', 1, { kind: 'clear', why }));
  await putRaw(bed, 'deltas', asText({ book: 'own', seq: 1, delta: { edits: 'lost' } }));
  await putRaw(bed, 'journal', { book: 'own', seq: 7, kind: 'lost' });
  expect(value(await store.journal.trim('own', 1))).toEqual({ done: 1, abandoned: 0 });
  expect((await dumpRaw(bed)).tables.deltas).toContainEqual({ book: 'own', seq: 1, delta: { edits: 'lost' } });
  value(await store.events.undo('own', await revision(store)));
  expect(await eventIds(store)).toHaveLength(8);
});

test('a change that was taken back and has to stay so is closed as taken back', async () => {
  const store = await testBed().open();
  await load(store, 'a', 2);
  await load(store, 'b', 2);
  value(await store.events.undo('own', 2));
  value(await store.journal.close('own', 2));
  value(await store.journal.close('own', 1));
  expect(value(await store.journal.list('own')).map(({ state }) => state)).toEqual(['archived', 'abandoned']);
});
