/** Broken surroundings as the whole service meets them: each is reported by its name, and nothing is lost by it. */
import { openStore } from '@cryptax/store';
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { ledgerErrorText } from '../../platform/ledger/error-text.ts';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import type { LedgerState, OpenLedger } from '../../platform/ledger/ledger-state.ts';
import { createBooks } from '../../platform/ledger/worker/books.ts';
import type { Valuer } from '../../platform/ledger/worker/value-events.ts';
import { good } from '../../testing/good.ts';
import { fixture, testLedger } from '../../testing/test-ledger.ts';

afterEach(() => vi.restoreAllMocks());

async function importKraken(api: LedgerApi): Promise<number> {
  const preview = good(await api.previewImport([fixture('kraken-ledgers')]));
  return good(await api.commitImport(preview.previewId)).added;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Changes the first chunk behind the service's back, as a failing disk would. */
async function damage(database: IDBFactory, change: (events: Record<string, unknown>[]) => void): Promise<void> {
  const db = await settled(database.open('test'));
  const store = db.transaction('chunks', 'readwrite').objectStore('chunks');
  const [stored] = (await settled(store.getAll())) as { json: string }[];
  if (stored === undefined) throw new Error('no chunk');
  const chunk = JSON.parse(stored.json) as { events: Record<string, unknown>[] };
  change(chunk.events);
  await settled(store.put({ ...stored, json: JSON.stringify(chunk) }));
  db.close();
}

test('damaged entries are reported, listed as they lie there, and the rest of the ledger goes on', async () => {
  const database = new IDBFactory();
  const whole = testLedger({ database });
  await importKraken(whole);
  const { counts } = (await whole.open()) as OpenLedger;
  await damage(database, (events) => {
    Object.assign(events[0] ?? {}, { at: 'not a moment' });
    events[1] = {
      id: 'x',
      kind: 'buy',
      at: '2024-01-01T00:00:00Z',
      wallet: 'w',
      in: { asset: 'BTC', amount: 'a lot' },
    };
  });
  const api = testLedger({ database });
  const state = (await api.open()) as OpenLedger;
  expect(state).toMatchObject({ kind: 'ready', damaged: 2, counts: { events: counts.events - 2 } });
  const listed = good(await api.damagedRecords());
  expect(listed.map(({ table, reason }) => `${table} ${reason}`)).toEqual(Array(2).fill('chunks malformed-event'));
  expect(listed[1]?.text).toContain('"amount":"a lot"');

  const window = good(await api.queryEvents({ book: 'own', offset: 0, limit: 100 }));
  const [row] = window.rows;
  good(await api.summary('own'));
  good(await api.applyEdit('own', { kind: 'delete', why: 'w', eventIds: [row?.id ?? ''] }));
  good(await api.undo('own'));
  expect(await api.open()).toMatchObject({ damaged: 2, counts: { events: counts.events - 2 } });

  const elsewhere = testLedger();
  const file = new File([good(await api.backup())], 'b.cryptax');
  good(await elsewhere.restore(file, { mode: 'replace' }));
  expect(good(await elsewhere.damagedRecords()).map(({ text }) => text)).toEqual(listed.map(({ text }) => text));
});

test('a full disk refuses the whole import, says what to do, and takes it once there is room', async () => {
  const api = testLedger();
  const preview = good(await api.previewImport([fixture('kraken-ledgers')]));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const refused = await api.commitImport(preview.previewId);
  full.mockRestore();
  expect(refused).toMatchObject({ ok: false, error: { code: 'store.quota' } });
  if (refused.ok) return;
  expect(ledgerErrorText(refused.error, 'de')).toMatch(/voll.*unverändert.*Sichere/);
  expect(await api.open()).toMatchObject({ kind: 'empty', counts: { events: 0, imports: 0 } });
  good(await api.commitImport(preview.previewId));
  expect(await api.open()).toMatchObject({ kind: 'ready' });
});

test('a newer program in another tab: this one lets go, says to reload, and nothing is lost', async () => {
  const database = new IDBFactory();
  const api = testLedger({ database });
  const reported: LedgerState[] = [];
  await api.subscribe((state) => reported.push(state));
  const added = await importKraken(api);
  const newer = database.open('test', 990);
  const db = await settled(newer);
  expect(reported.at(-1)).toMatchObject({ kind: 'failed', error: { code: 'store.closed' } });
  expect(await api.journal('own')).toMatchObject({ ok: false, error: { code: 'store.closed' } });
  const heads = await settled(db.transaction('heads').objectStore('heads').getAll());
  expect(heads[0].chunks.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(added);
  db.close();
});

test('an older program that holds the database: this one says which tab to close and goes on by itself', async () => {
  const database = new IDBFactory();
  const old = database.open('test', 10);
  old.onupgradeneeded = () => {
    const create = (name: string, keyPath: string | string[]) => old.result.createObjectStore(name, { keyPath });
    for (const name of ['chunks', 'imports']) create(name, ['book', 'no']);
    create('heads', 'book');
    create('wallets', ['book', 'id']);
    create('prices', ['source', 'asset', 'currency', 'year']);
    create('settings', 'key').put({ key: 'kept', value: 1 });
    create('journal', ['book', 'seq']);
    create('reports', 'id');
  };
  const held = await settled(old);
  const api = testLedger({ database });
  const reported: LedgerState[] = [];
  const subscribed = api.subscribe((state) => reported.push(state));
  await vi.waitFor(() => expect(reported.at(-1)).toEqual({ kind: 'failed', error: { code: 'store.blocked' } }));
  held.close();
  await subscribed;
  expect(reported.at(-1)).toMatchObject({ kind: 'empty' });
});

test('a book that broke for one caller is tried anew for the next', async () => {
  const api = { indexedDB: new IDBFactory(), IDBKeyRange };
  const store = good(await openStore({ name: 'test', api, lock: (work) => work() }));
  const value = vi.fn<Valuer['value']>(async (events) => ({ events, issues: [], valuations: [] }));
  value.mockRejectedValueOnce(new RangeError('out of memory'));
  const books = createBooks(store, { value }, () => 2026);
  await expect(books.get('own')).rejects.toThrow('out of memory');
  expect(good(await books.get('own')).loaded.stored).toEqual([]);
  store.close();
});

test('a clock that was set back: what was done last is undone first, and the last import is the last one made', async () => {
  const database = new IDBFactory();
  await importKraken(testLedger({ database, now: '2026-11-15T12:00:00Z' }));
  const api = testLedger({ database, now: '2020-01-01T00:00:00Z' });
  const preview = good(await api.previewImport([fixture('bison-transactions')]));
  good(await api.commitImport(preview.previewId));
  const state = (await api.open()) as OpenLedger;
  expect(state.lastImportAt).toBe('2020-01-01T00:00:00Z');
  expect(state.undo).toMatchObject({ seq: 2, kind: 'import' });
  expect(good(await api.journal('own')).map(({ seq }) => seq)).toEqual([2, 1]);
  good(await api.undo('own'));
  expect(good(await api.imports('own')).map(({ fileName }) => fileName)).toEqual([fixture('kraken-ledgers').name]);
});
