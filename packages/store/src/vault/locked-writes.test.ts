/** Changes of a locked book: all or nothing at every write, two tabs at once, and nothing read that was not written. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '../store.ts';
import { quickPassphrases } from '../testing/quick-passphrases.ts';
import { breakWrite, dumpRaw, putRaw } from '../testing/raw-database.ts';
import { buy, buys, code, eventIds, file, revision, type TestBed, testBed, value } from '../testing/test-bed.ts';

beforeEach(() => quickPassphrases());
afterEach(() => vi.restoreAllMocks());

const why = 'test';
const unlock = { kind: 'passphrase', secret: 'three dry herons' } as const;

async function locked(bed: TestBed): Promise<Store> {
  const store = await bed.open();
  value(await store.vault.turnOn(unlock.secret));
  value(await store.events.apply('own', 0, { kind: 'import', why, files: [file('a', buys('a', 6))], wallets: [] }));
  value(await store.events.apply('own', 1, { kind: 'edit', why, events: [buy('a3', '5')] }));
  return store;
}

const OPERATIONS: Readonly<Record<string, { run: (store: Store, at: number) => Promise<unknown>; after: number }>> = {
  edit: {
    run: (store, at) => store.events.apply('own', at, { kind: 'edit', why, events: [buy('a2', '7')] }),
    after: 6,
  },
  undo: { run: (store, at) => store.events.undo('own', at), after: 6 },
  'an import of more records than wait at a time': {
    run: (store, at) =>
      store.events.apply('own', at, { kind: 'import', why, files: [file('b', buys('b', 300))], wallets: [] }),
    after: 306,
  },
};

test.each(Object.entries(OPERATIONS))(
  '%s is all or nothing in a locked book, whichever write it dies in',
  async (name, operation) => {
    for (const fault of ['abort', 'quota'] as const) {
      const bed = testBed();
      const store = await locked(bed);
      const before = await dumpRaw(bed);
      let steps = 0;
      // Of the many chunks of the import every seventh is broken.
      const step = name.startsWith('an import') ? 7 : 1;
      for (; ; steps += step) {
        const broken = breakWrite(steps, fault);
        const result = (await operation.run(store, 2)) as { ok: boolean; error: { code: string } };
        broken.repair();
        if (result.ok) break;
        expect(result.error.code).toBe(fault === 'quota' ? 'store.quota' : 'store.aborted');
        expect(await dumpRaw(bed)).toEqual(before);
      }
      expect(steps, 'there were steps to break').toBeGreaterThan(3);
      expect(await eventIds(store)).toHaveLength(operation.after);
      const other = await bed.open({ unlock });
      expect(value(await other.events.readAll('own'))).toEqual(value(await store.events.readAll('own')));
    }
  },
);

test('two tabs edit the same entry of a locked book at once: one stands, the other is told and loses nothing', async () => {
  const bed = testBed();
  await locked(bed);
  const [one, two] = [await bed.open({ unlock }), await bed.open({ unlock })];
  // Both have read the book, so that both know its records.
  const seen = await revision(one);
  expect(await eventIds(two)).toHaveLength(6);
  const edit = (store: Store, base: number, amount: string) =>
    store.events.apply('own', base, { kind: 'edit', why, events: [buy('a1', amount)] });
  const [first, second] = await Promise.all([edit(one, seen, '2'), edit(two, seen, '3')]);
  value(first);
  expect(code(second)).toBe('store.conflict');
  value(await edit(two, await revision(two), '3'));
  for (const store of [one, two, await bed.open({ unlock })]) {
    expect(value(await store.events.readAll('own')).events).toEqual([
      buy('a1', '3'),
      buy('a2'),
      buy('a3', '5'),
      ...buys('a', 6).slice(3),
    ]);
    expect(value(await store.journal.list('own')).map(({ kind, state }) => [kind, state])).toEqual([
      ['import', 'done'],
      ['edit', 'done'],
      ['edit', 'done'],
      ['edit', 'done'],
    ]);
  }
  value(await one.events.undo('own', await revision(one)));
  expect(value(await two.events.readAll('own')).events[0], 'undone to what the other tab had written').toEqual(
    buy('a1', '2'),
  );
});

test('two tabs add to a locked book at once: everything is there once', async () => {
  const bed = testBed();
  await locked(bed);
  const [one, two] = [await bed.open({ unlock }), await bed.open({ unlock })];
  const add = (store: Store, name: string) =>
    store.events.apply('own', 0, { kind: 'import', why, files: [file(name, buys(name, 9))], wallets: [] });
  for (const result of await Promise.all([add(one, 'x'), add(two, 'y'), add(one, 'z')])) value(result);
  const ids = await eventIds(one);
  expect(new Set(ids).size).toBe(6 + 27);
  expect(ids).toHaveLength(6 + 27);
  expect(await eventIds(two)).toEqual(ids);
});

test('a record that lies in the place of another is not taken for the one that was opened before', async () => {
  const bed = testBed();
  const store = await locked(bed);
  expect(await eventIds(store)).toHaveLength(6);
  const { tables } = await dumpRaw(bed);
  const [first, second] = tables.chunks as readonly Record<string, unknown>[];
  await putRaw(bed, 'chunks', { ...first, iv: second?.iv, sealed: second?.sealed });
  expect(value(await store.events.readAll('own')).damaged).toBe(4);
});
