/** Two stores on one database, as two tabs are. */
import { expect, test } from 'vitest';
import type { StoreNotice } from './platform/notices.ts';
import { buy, buys, code, eventIds, file, revision, testBed, value } from './testing/test-bed.ts';

const why = 'test';

test('an edit decided on an old state is refused, so no update is lost', async () => {
  const bed = testBed();
  const [one, two] = [await bed.open(), await bed.open()];
  value(await one.events.apply('own', 0, { kind: 'add', why, events: [buy('a', '1')] }));
  const seenByBoth = await revision(two);
  value(await one.events.apply('own', seenByBoth, { kind: 'edit', why, events: [buy('a', '2')] }));
  const late = await two.events.apply('own', seenByBoth, { kind: 'edit', why, events: [buy('a', '3')] });
  expect(late).toEqual({ ok: false, error: { code: 'store.conflict', book: 'own', expected: 1, actual: 2 } });
  expect(value(await two.events.readAll('own')).events).toEqual([buy('a', '2')]);
  expect(code(await two.events.undo('own', seenByBoth)), 'nor is the other tab undone unseen').toBe('store.conflict');
});

test('both tabs import at the same moment: everything is there once', async () => {
  const bed = testBed();
  const [one, two] = [await bed.open(), await bed.open()];
  const load = (store: typeof one, name: string, from: readonly ReturnType<typeof buy>[]) =>
    store.events.apply('own', 0, { kind: 'import', why, files: [file(name, from)], wallets: [] });
  const results = await Promise.all([
    load(one, 'x', [...buys('x', 7), ...buys('both', 3)]),
    load(two, 'y', [...buys('both', 3), ...buys('y', 7)]),
    load(two, 'x', [...buys('x', 7), ...buys('both', 3)]),
  ]);
  const added = results.map((result) => value(result).counts.added);
  expect(added[0]).toBe(10);
  expect(added[1]).toBe(7);
  expect(value(results[2]).status).toBe('unchanged');
  const ids = await eventIds(one);
  expect(ids).toHaveLength(17);
  expect(new Set(ids).size).toBe(17);
  expect(await eventIds(two)).toEqual(ids);
  expect(value(await one.imports.list('own')).map((record) => record.no)).toEqual([2, 1]);
});

test('a tab finds events in chunks that the other tab rewrote, hid and showed again', async () => {
  const bed = testBed();
  const [one, two] = [await bed.open(), await bed.open()];
  value(await one.events.apply('own', 0, { kind: 'import', why, files: [file('a', buys('a', 9))], wallets: [] }));
  expect(await eventIds(two)).toHaveLength(9);
  value(
    await one.events.apply('own', 1, { kind: 'bulk-edit', why, events: buys('a', 9).map(({ id }) => buy(id, '2')) }),
  );
  value(await two.events.apply('own', 2, { kind: 'edit', why, events: [buy('a9', '3')] }));
  value(await one.events.undo('own', 3));
  value(await one.events.undo('own', 4));
  value(await two.events.apply('own', 5, { kind: 'delete', why, eventIds: ['a9'] }));
  expect(value(await one.events.readAll('own')).events).toEqual(buys('a', 8));
});

test('each tab hears of the changes of the other and of its own', async () => {
  const bed = testBed();
  const [one, two] = [await bed.open(), await bed.open()];
  const heard: [string, StoreNotice][] = [];
  one.subscribe((notice) => heard.push(['one', notice]));
  const stop = two.subscribe((notice) => heard.push(['two', notice]));
  value(await one.events.apply('own', 0, { kind: 'add', why, events: [buy('a')] }));
  stop();
  value(await one.settings.set('theme', 'dark'));
  const book = { kind: 'book', book: 'own', revision: 1 } as const;
  expect(heard).toEqual([
    ['two', book],
    ['one', { ...book, difference: expect.objectContaining({ from: 0, to: 1 }) }],
    ['one', { kind: 'shared', table: 'settings', key: 'theme' }],
  ]);
});

test('writes ask for the lock of the whole browser, one after the other', async () => {
  const bed = testBed();
  const held: string[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const lock = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(async () => {
      held.push('take');
      const result = await work();
      held.push('give');
      return result;
    });
    turn = mine;
    return mine;
  };
  const [one, two] = [await bed.open({ lock }), await bed.open({ lock })];
  await Promise.all([
    one.events.apply('own', 0, { kind: 'add', why, events: [buy('a')] }),
    two.events.apply('own', 0, { kind: 'add', why, events: [buy('b')] }),
  ]);
  expect(held).toEqual(['take', 'give', 'take', 'give']);
  expect(await eventIds(one)).toEqual(['a', 'b']);
});

test('after erasing, a tab that still shows the old ledger cannot write into the empty one', async () => {
  const bed = testBed();
  const [one, two] = [await bed.open(), await bed.open()];
  value(await one.events.apply('own', 0, { kind: 'add', why, events: [buy('a')] }));
  value(await two.erase('everything'));
  expect(code(await one.events.apply('own', 1, { kind: 'edit', why, events: [buy('a', '2')] }))).toBe('store.conflict');
  expect(value(await one.journal.list('own'))).toEqual([]);
  value(await one.events.apply('own', 2, { kind: 'add', why, events: [buy('a')] }));
  expect(await eventIds(two)).toEqual(['a']);
});
