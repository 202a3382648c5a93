/** Killing a write at every single step leaves the database byte for byte as it was, and the next try works. */
import { afterEach, expect, test, vi } from 'vitest';
import type { Store } from '../store.ts';
import { breakWrite, dumpRaw, type Fault } from '../testing/raw-database.ts';
import { buy, buys, code, eventIds, file, revision, type TestBed, testBed, value } from '../testing/test-bed.ts';
import type { Change } from './change.ts';

const why = 'test';

afterEach(() => vi.restoreAllMocks());

/** A ledger with history: two files, an edit, and a change waiting to be redone. */
async function lived(bed: TestBed): Promise<Store> {
  const store = await bed.open();
  const { events } = store;
  const wallet = { id: 'kraken', name: 'Kraken', type: 'exchange', createdAt: 't', updatedAt: 't' } as const;
  value(await events.apply('own', 0, { kind: 'import', why, files: [file('a', buys('a', 6))], wallets: [wallet] }));
  value(await events.apply('own', 1, { kind: 'edit', why, events: [buy('a3', '5')] }));
  value(await events.apply('own', 2, { kind: 'delete', why, eventIds: ['a1'] }));
  value(await events.undo('own', 3));
  return store;
}

const BIG: Change = {
  kind: 'import',
  why,
  files: [file('b', buys('b', 9)), file('c', buys('c', 2))],
  wallets: [{ id: 'new', name: 'New', type: 'exchange', createdAt: 't', updatedAt: 't' }],
};

const bigImport = async (store: Store, signal?: AbortSignal) =>
  store.events.apply('own', await revision(store), BIG, signal);

/** What is done, and the events that must be there once it worked. */
const OPERATIONS: Readonly<Record<string, { run: (store: Store) => Promise<unknown>; after: number }>> = {
  import: { run: bigImport, after: 17 },
  undo: { run: async (store) => store.events.undo('own', await revision(store)), after: 6 },
  redo: { run: async (store) => store.events.redo('own', await revision(store)), after: 5 },
  'remove import': {
    run: async (store) => store.events.apply('own', await revision(store), { kind: 'remove-import', why, importNo: 1 }),
    after: 0,
  },
  answer: {
    run: async (store) =>
      store.events.apply('own', await revision(store), {
        kind: 'answer',
        why,
        add: [buy('n')],
        edit: [buy('a2', '8')],
        remove: ['a5'],
        repair: [{ importNo: 1, rows: [{ line: 2, kind: 'ignored', reason: 'by hand' }], events: [] }],
        settle: ['twin:a1:a2'],
      }),
    after: 6,
  },
  settings: {
    run: async (store) =>
      store.events.apply('own', 0, {
        kind: 'settings',
        why,
        subjects: ['method'],
        set: [
          { key: 'tax', before: undefined, after: { method: 'FIFO' } },
          { key: 'prices', before: undefined, after: ['1'] },
        ],
      }),
    after: 6,
  },
  'label with a rule': {
    run: async (store) =>
      store.events.apply('own', await revision(store), {
        kind: 'label',
        why,
        events: [buy('a2', '8')],
        presets: [{ kind: 'rule', id: 'r', name: 'Rule', data: {} }],
      }),
    after: 6,
  },
  seal: {
    run: (store) =>
      store.reports.seal({
        id: 'r',
        book: 'own',
        year: 2024,
        title: 'T',
        mediaType: 'text/plain',
        content: 'x',
        inputs: '',
      }),
    after: 6,
  },
  erase: { run: (store) => store.erase('own'), after: 0 },
  'trim history': { run: (store) => store.journal.trim('own', 0), after: 6 },
};

const CASES = Object.keys(OPERATIONS).flatMap((name) =>
  (['abort', 'quota'] as const).map((fault): [string, Fault] => [name, fault]),
);

test.each(CASES)('%s is all or nothing when every step meets %s', async (name, fault) => {
  const operation = OPERATIONS[name];
  if (!operation) throw new Error(name);
  const bed = testBed();
  const store = await lived(bed);
  const before = await dumpRaw(bed);
  let steps = 0;
  for (let done = false; !done; steps++) {
    const broken = breakWrite(steps, fault);
    const result = (await operation.run(store)) as { ok: boolean; error: { code: string } };
    broken.repair();
    done = result.ok;
    if (done) break;
    expect(result.error.code, JSON.stringify(result)).toBe(fault === 'quota' ? 'store.quota' : 'store.aborted');
    expect(await dumpRaw(bed)).toEqual(before);
  }
  expect(steps, 'there were steps to break').toBeGreaterThan(2);
  expect(await eventIds(store)).toHaveLength(operation.after);
  expect(await eventIds(await bed.open()), 'another tab sees the same').toHaveLength(operation.after);
});

test.each(['replace', 'merge'] as const)('restoring by %s is all or nothing at every step', async (mode) => {
  const source = await testBed().open();
  value(await source.events.apply('own', 0, { kind: 'import', why, files: [file('b', buys('b', 9))], wallets: [] }));
  value(await source.settings.set('language', 'de'));
  const backup = value(await source.backup());
  const bed = testBed();
  const store = await lived(bed);
  const before = await dumpRaw(bed);
  let steps = 0;
  for (; ; steps++) {
    const broken = breakWrite(steps, 'abort');
    const result = await store.restore(backup, { mode });
    broken.repair();
    if (result.ok) break;
    expect(code(result)).toBe('store.aborted');
    expect(await dumpRaw(bed)).toEqual(before);
  }
  expect(steps).toBeGreaterThan(5);
  expect(await eventIds(store)).toHaveLength(mode === 'replace' ? 9 : 15);
});

test('a full disk is reported with what to do', async () => {
  const bed = testBed();
  const store = await lived(bed);
  const broken = breakWrite(0, 'quota');
  const result = await bigImport(store);
  broken.repair();
  expect(result).toEqual({
    ok: false,
    error: {
      code: 'store.quota',
      remedies: ['make-backup', 'allow-persistent-storage', 'trim-history', 'remove-demo', 'free-disk-space'],
    },
  });
});

test('undoing an import of 40 events writes the head and the journal entry, no event', async () => {
  const store = await testBed().open();
  value(await store.events.apply('own', 0, { kind: 'import', why, files: [file('a', buys('a', 40))], wallets: [] }));
  const counted = breakWrite(Number.POSITIVE_INFINITY, 'abort');
  value(await store.events.undo('own', 1));
  counted.repair();
  // Import record deleted, head put, journal entry put; kept answers thrown away and the write marked.
  expect(counted.writes()).toBe(5);
  expect(await eventIds(store)).toEqual([]);
  value(await store.events.redo('own', 2));
  expect(await eventIds(store)).toHaveLength(40);
});

test('an import cancelled at any of its writes leaves nothing, and the next try works', async () => {
  const bed = testBed();
  const store = await lived(bed);
  const before = await dumpRaw(bed);
  let steps = 0;
  for (; ; steps++) {
    const cancel = new AbortController();
    const broken = breakWrite(steps, () => cancel.abort());
    const result = await bigImport(store, cancel.signal);
    broken.repair();
    if (result.ok) break;
    expect(result.error).toEqual({ code: 'store.cancelled' });
    expect(await dumpRaw(bed)).toEqual(before);
  }
  expect(steps).toBeGreaterThan(5);
  expect(await eventIds(store)).toHaveLength(17);
});

test('cancelled before it begins it writes nothing; once it is written a cancel changes nothing', async () => {
  const bed = testBed();
  const store = await lived(bed);
  const before = await dumpRaw(bed);
  expect(await bigImport(store, AbortSignal.abort())).toEqual({ ok: false, error: { code: 'store.cancelled' } });
  expect(await dumpRaw(bed)).toEqual(before);
  const cancel = new AbortController();
  value(await bigImport(store, cancel.signal));
  cancel.abort();
  expect(await eventIds(store)).toHaveLength(17);
});
