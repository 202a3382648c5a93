import { expect, test } from 'vitest';
import { createRaw, dumpRaw } from '../testing/raw-database.ts';
import { buy, code, eventIds, type TestBed, testBed, value } from '../testing/test-bed.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';

const PACKED = {
  count: 2,
  lineRuns: [2, 2],
  meanings: [{ kind: 'event' }, { kind: 'review', reason: 'date.unreadable' }],
  codes: '!"',
  eventIds: ['a', ''],
  raws: [[1, 'x;y']],
};

const importRecord = (no: number, fileName: string) => ({
  book: 'own',
  no,
  fileName,
  sha256: fileName,
  size: 1,
  format: 'f',
  importedAt: '2024-01-01T00:00:00Z',
  rows: 2,
  counts: { event: 1, grouped: 0, duplicate: 0, ignored: 0, review: 1 },
  eventsAdded: 1,
  eventsSkipped: 0,
  mended: [],
});

const ref = (no: number, revision: number) => ({ no, revision, count: 1, origins: [no] });

const entry = (seq: number, state: string) => ({
  book: 'own',
  seq,
  kind: 'import',
  at: '2024-01-01T00:00:00Z',
  why: 'w',
  subjects: [],
  counts: { added: 1, changed: 0, removed: 0, skipped: 0 },
  state,
  log: [],
});

/** A version 1 database with one import done and one undone: rows and deltas lie inside their records. */
async function versionOne(bed: TestBed): Promise<void> {
  const [first, second] = [ref(1, 1), ref(2, 2)];
  const delta = (before: unknown[], after: unknown[], record: object) => ({
    chunks: { before, after },
    edits: [],
    imports: [{ after: { ...record, packed: PACKED } }],
    wallets: [],
  });
  await createRaw(bed, 10, {
    heads: {
      keyPath: 'book',
      records: [{ book: 'own', revision: 3, chunks: [first], nextChunk: 3, nextImport: 3, nextSeq: 3 }],
    },
    chunks: {
      keyPath: ['book', 'no'],
      records: [
        { book: 'own', no: 1, revision: 1, events: [buy('a')], origins: [1] },
        { book: 'own', no: 2, revision: 2, events: [buy('b')], origins: [2] },
      ],
    },
    imports: { keyPath: ['book', 'no'], records: [{ ...importRecord(1, 'a.csv'), packed: PACKED }] },
    wallets: { keyPath: ['book', 'id'], records: [] },
    prices: {
      keyPath: ['source', 'asset', 'currency', 'year'],
      records: [{ source: 'ecb', asset: 'USD', currency: 'EUR', year: '2024', points: { '2024-01-02': '0.9' } }],
    },
    settings: { keyPath: 'key', records: [{ key: 'language', value: 'de' }] },
    journal: {
      keyPath: ['book', 'seq'],
      records: [
        { ...entry(1, 'done'), delta: delta([], [first], importRecord(1, 'a.csv')) },
        { ...entry(2, 'undone'), delta: delta([first], [first, second], importRecord(2, 'b.csv')) },
      ],
    },
    reports: { keyPath: 'id', records: [] },
  });
}

test('a database of version 1 is brought up to date and loses nothing', async () => {
  const bed = testBed();
  await versionOne(bed);
  const store = await bed.open();
  expect(await eventIds(store)).toEqual(['a']);
  expect(value(await store.settings.get('language'))).toBe('de');
  expect(value(await store.prices.of('ecb', 'USD'))).toHaveLength(1);
  expect(value(await store.imports.list('own'))).toEqual([importRecord(1, 'a.csv')]);
  const rows = [
    { line: 2, kind: 'event', eventId: 'a' },
    { line: 3, kind: 'review', reason: 'date.unreadable', raw: 'x;y' },
  ];
  expect(value(await store.imports.rows('own', 1))).toEqual(rows);
  expect(value(await store.journal.list('own'))).toEqual([entry(1, 'done'), entry(2, 'undone')]);
  expect(value(await store.quarantine.list())).toEqual([]);

  value(await store.events.redo('own', 3));
  expect(await eventIds(store)).toEqual(['a', 'b']);
  expect(value(await store.imports.rows('own', 2)), 'rows that only the journal held').toEqual(rows);
  store.close();
  expect((await dumpRaw(bed)).version).toBe(40);
});

test('questions settled before version 3 become answers that belong to their book', async () => {
  const bed = testBed();
  const before = await bed.open({ migrations: MIGRATIONS.slice(0, 2) });
  value(await before.settings.set('review-settled:own', ['twin:a:b', 'airdrop:c']));
  value(await before.settings.set('language', 'de'));
  before.close();
  const store = await bed.open();
  expect(value(await store.answers.list('own')).map(({ id }) => id)).toEqual(['airdrop:c', 'twin:a:b']);
  expect(value(await store.settings.readUnder(''))).toEqual(new Map([['language', 'de']]));
});

test('settings that figures rest on belong to the history from version 4 on, working data does not', async () => {
  const bed = testBed();
  const before = await bed.open({ migrations: MIGRATIONS.slice(0, 3) });
  value(await before.settings.set('tax-settings', { match: { method: 'FIFO' } }));
  value(await before.settings.set('prices:BTC', ['1']));
  before.close();
  (await bed.open()).close();
  expect((await dumpRaw(bed)).tables.settings).toEqual([
    { key: 'prices:BTC', value: ['1'] },
    { key: 'tax-settings', value: { match: { method: 'FIFO' } }, inHistory: true },
  ]);
});

test('an upgrade that breaks leaves the old version as it was', async () => {
  const bed = testBed();
  await versionOne(bed);
  const before = await dumpRaw(bed);
  let converted = 0;
  const broken: Migration = {
    version: 5,
    tables: { extra: 'id' },
    converts: ['imports', 'journal'],
    convert: (from) => {
      if (converted++ === 2) throw new Error('tab killed');
      return [{ ...from, record: { ...(from.record as object), touched: true } }];
    },
  };
  const result = await bed.tryOpen({ migrations: [...MIGRATIONS, broken] });
  expect(result).toMatchObject({ ok: false, error: { code: 'store.upgrade-failed', from: 1, to: 5 } });
  expect(converted, 'it broke in the middle').toBe(3);
  expect(await dumpRaw(bed)).toEqual(before);
  expect(await eventIds(await bed.open()), 'the next program opens it').toEqual(['a']);
});

test('a database of a newer program is refused and not touched', async () => {
  const bed = testBed();
  await createRaw(bed, 70, { heads: { keyPath: 'book', records: [{ book: 'own', future: true }] } });
  const before = await dumpRaw(bed);
  expect(await bed.tryOpen()).toEqual({
    ok: false,
    error: { code: 'store.newer-version', found: 7, supported: MIGRATIONS.at(-1)?.version },
  });
  expect(await dumpRaw(bed)).toEqual(before);
});

test('a newer program in another tab makes this one let go', async () => {
  const bed = testBed();
  const old = await bed.open({ migrations: MIGRATIONS });
  const heard: string[] = [];
  old.subscribe((notice) => heard.push(notice.kind));
  const next: Migration = { version: 4, tables: { extra: 'id' }, converts: [], convert: (from) => [from] };
  await bed.open({ migrations: [...MIGRATIONS, next] });
  expect(heard).toEqual(['closed']);
  expect(code(await old.events.readAll('own'))).toBe('store.closed');
});

test('without IndexedDB the store says so', async () => {
  const api = { indexedDB: undefined, IDBKeyRange: undefined } as never;
  expect(code(await testBed().tryOpen({ api }))).toBe('store.unavailable');
});

test('an older program that does not let go is told, and the upgrade goes on when it does', async () => {
  const bed = testBed();
  await versionOne(bed);
  const held = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = bed.api.indexedDB.open(bed.name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  let blocked = 0;
  const opening = bed.open({
    onBlocked: () => {
      blocked++;
      held.close();
    },
  });
  expect(await eventIds(await opening)).toEqual(['a']);
  expect(blocked).toBe(1);
});
