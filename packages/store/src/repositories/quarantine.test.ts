import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import type { Store } from '../store.ts';
import { asText, deleteRaw, dumpRaw, putRaw } from '../testing/raw-database.ts';
import { buy, buys, code, eventIds, file, revision, type TestBed, testBed, value } from '../testing/test-bed.ts';

const why = 'test';

afterEach(() => vi.restoreAllMocks());

async function filled(bed: TestBed): Promise<Store> {
  const store = await bed.open();
  value(await store.events.apply('own', 0, { kind: 'import', why, files: [file('a', buys('a', 8))], wallets: [] }));
  return store;
}

async function damage(bed: TestBed, no: number, change: (chunk: Record<string, unknown>) => object): Promise<void> {
  const { tables } = await dumpRaw(bed);
  const chunk = (tables.chunks as { no: number }[]).find((item) => item.no === no);
  await putRaw(bed, 'chunks', asText(change({ ...chunk })));
}

test('a damaged event is set aside and kept, the others are read and can be edited around it', async () => {
  const bed = testBed();
  await filled(bed);
  await damage(bed, 1, (chunk) => ({ ...chunk, events: [buy('a1'), { id: 'a2', kind: 'buz' }, buy('a3'), buy('a4')] }));
  const store = await bed.open();
  expect(value(await store.events.readAll('own'))).toMatchObject({ damaged: 1 });
  expect(await eventIds(store)).toEqual(['a1', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
  const listed = {
    id: 'chunks:["own",1]#1',
    table: 'chunks',
    key: '["own",1]#1',
    reason: 'malformed-event',
    text: '{"id":"a2","kind":"buz"}',
  };
  expect(value(await store.quarantine.list())).toEqual([listed]);
  value(await store.events.apply('own', 1, { kind: 'edit', why, events: [buy('a3', '2')] }));
  expect(value(await store.quarantine.list()), 'a write beside it keeps it').toEqual([listed]);
});

test('a chunk that is no chunk, or missing, costs only its own events', async () => {
  const bed = testBed();
  await filled(bed);
  await putRaw(bed, 'chunks', asText({ book: 'own', no: 1, events: 'gone' }));
  const store = await bed.open();
  expect(await eventIds(store)).toEqual(['a5', 'a6', 'a7', 'a8']);
  expect(value(await store.events.readAll('own')).damaged).toBe(4);
  await deleteRaw(bed, 'chunks', ['own', 2]);
  expect(value(await store.quarantine.list()).map(({ id, reason }) => [id, reason])).toEqual([
    ['chunks:["own",1]', 'malformed'],
    ['chunks:["own",2]', 'missing'],
  ]);
  value(await store.events.apply('own', 1, { kind: 'add', why, events: [buy('b')] }));
  expect(await eventIds(store)).toEqual(['b']);
});

test('a chunk whose bytes the browser lost does not take the rest with it', async () => {
  const bed = testBed();
  await filled(bed);
  const original = IDBObjectStore.prototype.get;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (this.name === 'chunks' && Array.isArray(key) && key[1] === 1) throw new DOMException('lost', 'UnknownError');
    return original.call(this, key);
  });
  const store = await bed.open();
  expect(await eventIds(store)).toEqual(['a5', 'a6', 'a7', 'a8']);
  expect(value(await store.quarantine.list()).map(({ id, reason }) => [id, reason])).toEqual([
    ['chunks:["own",1]', 'unreadable'],
  ]);
  value(await store.events.apply('own', 1, { kind: 'edit', why, events: [buy('a6', '2')] }));
  const copy = await testBed().open();
  expect(value(await copy.restore(value(await store.backup()), { mode: 'replace' })).added.own).toBe(4);
});

test('other tables skip what they do not understand', async () => {
  const bed = testBed();
  const store = await filled(bed);
  await putRaw(bed, 'wallets', { book: 'own', id: 'w', name: 7 });
  await putRaw(bed, 'imports', asText({ book: 'own', no: 9 }));
  expect(value(await store.wallets.list('own'))).toEqual([]);
  expect(value(await store.imports.list('own'))).toHaveLength(1);
  expect(value(await store.quarantine.list()).map((item) => item.id)).toEqual([
    'imports:["own",9]',
    'wallets:["own","w"]',
  ]);
});

test('a damaged head is reported, never taken for an empty book; erasing still works', async () => {
  const bed = testBed();
  const store = await filled(bed);
  await putRaw(bed, 'heads', { book: 'own', revision: 'x' });
  expect(code(await store.events.readAll('own'))).toBe('store.unreadable');
  expect(code(await store.events.apply('own', 1, { kind: 'add', why, events: [buy('b')] }))).toBe('store.unreadable');
  expect(await eventIds(store, 'demo')).toEqual([]);
  value(await store.erase('own'));
  expect(await eventIds(store)).toEqual([]);
  expect(await revision(store)).toBeGreaterThan(1);
});

test('a backup carries damaged records as text and the rest as it is', async () => {
  const bed = testBed();
  const store = await filled(bed);
  await damage(bed, 2, (chunk) => ({ ...chunk, events: [buy('a5'), null, buy('a7'), buy('a8')] }));
  await putRaw(bed, 'wallets', { book: 'own', id: 'w', name: 7 });
  const copy = await testBed().open();
  value(await copy.restore(value(await store.backup()), { mode: 'replace' }));
  expect(await eventIds(copy)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a7', 'a8']);
  expect(value(await copy.quarantine.list()).map(({ id, text }) => [id, text])).toEqual([
    ['chunks:["own",2]#1', 'null'],
    ['wallets:["own","w"]', '{"book":"own","id":"w","name":7}'],
  ]);
  value(await copy.backup());
});
