import { expect, test } from 'vitest';
import { dumpRaw, putRaw } from '../testing/raw-database.ts';
import { buy, buys, eventIds, file, type TestBed, testBed, value } from '../testing/test-bed.ts';

const why = 'test';

/** The stores of IndexedDB as they are, texts unopened. */
async function stored(bed: TestBed, table: string): Promise<readonly Record<string, unknown>[]> {
  const opening = bed.api.indexedDB.open(bed.name);
  const db = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result as unknown as IDBDatabase);
  });
  const reading = db.transaction(table).objectStore(table).getAll();
  await new Promise((resolve) => {
    reading.onsuccess = resolve;
  });
  db.close();
  return reading.result as Record<string, unknown>[];
}

test('bulky records lie there as their key and one text', async () => {
  const bed = testBed();
  const store = await bed.open();
  value(await store.events.apply('own', 0, { kind: 'import', why, files: [file('a', buys('a', 2))], wallets: [] }));
  const json = '{"book":"own","no":1,"revision":1,"events":[{"id":"a1",';
  expect(await stored(bed, 'chunks')).toEqual([{ book: 'own', no: 1, json: expect.stringContaining(json) }]);
  for (const table of ['imports', 'importRows', 'deltas']) {
    expect((await stored(bed, table)).map(({ json }) => typeof json)).toEqual(['string']);
  }
  expect((await stored(bed, 'heads')).map(({ json }) => typeof json)).toEqual(['undefined']);
});

test('a record that lies there without its text is damaged, the others are read, and lists stand in their order', async () => {
  const bed = testBed();
  const store = await bed.open();
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    const files = [file(name, buys(name, 2))];
    value(await store.events.apply('own', index, { kind: 'import', why, files, wallets: [] }));
  }
  const { tables } = await dumpRaw(bed);
  for (const table of ['chunks', 'imports']) await putRaw(bed, table, tables[table]?.[0]);
  const before = await dumpRaw(bed);
  const again = await bed.open();
  expect(value(await again.events.readAll('own'))).toMatchObject({ damaged: 2 });
  expect(await eventIds(again)).toEqual(['b1', 'b2', 'c1', 'c2']);
  // The newest first: read backwards, record by record.
  expect(value(await again.imports.list('own')).map(({ fileName }) => fileName)).toEqual(['c.csv', 'b.csv']);
  const listed = value(await again.quarantine.list());
  expect(listed.map(({ id, reason }) => [id, reason])).toEqual([
    ['imports:["own",1]', 'malformed'],
    ['chunks:["own",1]', 'malformed'],
  ]);
  expect(JSON.parse(listed[1]?.text ?? '').withoutText, 'what it holds is not lost').toEqual(tables.chunks?.[0]);
  expect(await dumpRaw(bed), 'nothing is moved').toEqual(before);
});

test('a text that is none any more costs its own record and is listed as it lies there', async () => {
  const bed = testBed();
  const store = await bed.open();
  value(await store.events.apply('own', 0, { kind: 'add', why, events: [buy('a')] }));
  await putRaw(bed, 'chunks', { book: 'own', no: 1, json: '{"book":"own","no":1,"ev' });
  const again = await bed.open();
  expect(value(await again.events.readAll('own'))).toMatchObject({ events: [], damaged: 1 });
  expect(value(await again.quarantine.list())).toMatchObject([
    {
      id: 'chunks:["own",1]',
      reason: 'malformed',
      text: '{"book":"own","no":1,"json":"{\\"book\\":\\"own\\",\\"no\\":1,\\"ev"}',
    },
  ]);
});
