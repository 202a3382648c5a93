import { expect, test } from 'vitest';
import { createRaw, dumpRaw } from '../testing/raw-database.ts';
import { buys, code, eventIds, file, type TestBed, testBed, value } from '../testing/test-bed.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';

/** A next version: one more table, and imports that carry a note. */
const NEXT: Migration = {
  version: 11,
  tables: { extra: 'id' },
  converts: ['imports'],
  convert: ({ table, record }) => [
    { table, record: { ...(record as object), note: 'n' } },
    { table: 'extra', record: { id: (record as { no: number }).no } },
  ],
};

/** A database of today with two imports of one entry each. */
async function filled(bed: TestBed): Promise<void> {
  const store = await bed.open();
  for (const [revision, name] of ['a', 'b'].entries()) {
    const files = [file(name, buys(name, 1))];
    value(await store.events.apply('own', revision, { kind: 'import', why: 'w', files, wallets: [] }));
  }
  store.close();
}

test('a database is brought up to date record by record and loses nothing', async () => {
  const bed = testBed();
  await filled(bed);
  const before = await dumpRaw(bed);
  const store = await bed.open({ migrations: [...MIGRATIONS, NEXT] });
  expect(await eventIds(store)).toEqual(['a1', 'b1']);
  store.close();
  const after = await dumpRaw(bed);
  expect(after.version).toBe(110);
  expect(after.tables.imports).toEqual(before.tables.imports?.map((record) => ({ ...(record as object), note: 'n' })));
  expect(after.tables.extra).toEqual([{ id: 1 }, { id: 2 }]);
  expect(after.tables.journal).toEqual(before.tables.journal);
});

test('an upgrade that breaks leaves the old version as it was', async () => {
  const bed = testBed();
  await filled(bed);
  const before = await dumpRaw(bed);
  let converted = 0;
  const broken: Migration = {
    ...NEXT,
    convert: (from) => {
      if (converted++ === 1) throw new Error('tab killed');
      return [{ ...from, record: { ...(from.record as object), touched: true } }];
    },
  };
  const result = await bed.tryOpen({ migrations: [...MIGRATIONS, broken] });
  expect(result).toMatchObject({ ok: false, error: { code: 'store.upgrade-failed', from: 10, to: 11 } });
  expect(converted, 'it broke in the middle').toBe(2);
  expect(await dumpRaw(bed)).toEqual(before);
  expect(await eventIds(await bed.open()), 'the program of before opens it').toEqual(['a1', 'b1']);
});

test('a database of a newer program is refused and not touched', async () => {
  const bed = testBed();
  await createRaw(bed, 110, { heads: { keyPath: 'book', records: [{ book: 'own', future: true }] } });
  const before = await dumpRaw(bed);
  expect(await bed.tryOpen()).toEqual({
    ok: false,
    error: { code: 'store.newer-version', found: 11, supported: MIGRATIONS.at(-1)?.version },
  });
  expect(await dumpRaw(bed)).toEqual(before);
});

test('a newer program in another tab makes this one let go', async () => {
  const bed = testBed();
  const old = await bed.open({ migrations: MIGRATIONS });
  const heard: string[] = [];
  old.subscribe((notice) => heard.push(notice.kind));
  await bed.open({ migrations: [...MIGRATIONS, NEXT] });
  expect(heard).toEqual(['closed']);
  expect(code(await old.events.readAll('own'))).toBe('store.closed');
});

test('without IndexedDB the store says so', async () => {
  const api = { indexedDB: undefined, IDBKeyRange: undefined } as never;
  expect(code(await testBed().tryOpen({ api }))).toBe('store.unavailable');
});

test('an older program that does not let go is reported, and the upgrade goes on when it does', async () => {
  const bed = testBed();
  await filled(bed);
  const held = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = bed.api.indexedDB.open(bed.name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  let blocked = 0;
  const opening = bed.open({
    migrations: [...MIGRATIONS, NEXT],
    onBlocked: () => {
      blocked++;
      held.close();
    },
  });
  expect(await eventIds(await opening)).toEqual(['a1', 'b1']);
  expect(blocked).toBe(1);
});
