import type { LedgerEvent } from '@cryptax/ledger';
import { type Change, openStore, type Store } from '@cryptax/store';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import { EditTimes, SYNCED } from './edit-times.ts';

const clock = (hour: number) => `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`;

function buy(no: number, amount = '1'): LedgerEvent {
  const at = '2025-01-01T00:00:00Z';
  return { id: `e${no}`, at, wallet: 'W', kind: 'buy', in: { asset: 'BTC', amount }, valueEur: '1' };
}

const buys = (from: number, to: number, amount?: string) =>
  Array.from({ length: to - from }, (_, index) => buy(from + index, amount));

/** A store of forty events, whose clock the test sets. */
async function filled() {
  let now = clock(0);
  const store: Store = good(
    await openStore({
      name: 'times',
      api: { indexedDB: new IDBFactory(), IDBKeyRange },
      channel: { post: () => {}, listen: () => {}, close: () => {} },
      lock: (work) => work(),
      now: () => now,
      chunkSize: 50,
    }),
  );
  const step = async (hour: number, work: (revision: number) => Promise<unknown>) => {
    now = clock(hour);
    await work(good(await store.events.state('own')).revision);
  };
  const apply = (hour: number, change: Change) =>
    step(hour, async (revision) => good(await store.events.apply('own', revision, change)));
  await apply(0, { kind: 'add', why: 'add', events: buys(0, 40) });
  const times = new EditTimes(store);
  const timeOf = async (no: number) => good(await times.of([`e${no}`])).get(`e${no}`);
  return { store, step, apply, timeOf };
}

test('every event of a large edit has its time, not only those that the journal names; its neighbours have none', async () => {
  const { apply, timeOf } = await filled();
  await apply(1, { kind: 'bulk-edit', why: 'note', events: buys(10, 35, '2') });
  expect(await timeOf(10)).toBe(clock(1));
  expect(await timeOf(34)).toBe(clock(1));
  expect(await timeOf(36)).toBeUndefined();
});

test('events that went with many others or with their file have the time of that', async () => {
  const { store, apply, timeOf } = await filled();
  const file = { fileName: 'f.csv', sha256: 'f', size: 1, format: 'f', outcomes: [], events: buys(100, 130) };
  await apply(1, { kind: 'import', why: 'import', files: [file], wallets: [] });
  const [record] = good(await store.imports.list('own'));
  await apply(2, { kind: 'remove-import', why: 'remove-import', importNo: record?.no ?? 0 });
  await apply(3, { kind: 'delete', why: 'delete', eventIds: buys(0, 20).map(({ id }) => id) });
  expect(await timeOf(129)).toBe(clock(2));
  expect(await timeOf(19)).toBe(clock(3));
});

test('taking an edit back is an edit of that moment', async () => {
  const { store, step, apply, timeOf } = await filled();
  await apply(1, { kind: 'bulk-edit', why: 'note', events: buys(0, 30, '2') });
  expect(await timeOf(29)).toBe(clock(1));
  await step(5, (revision) => store.events.undo('own', revision));
  expect(await timeOf(29)).toBe(clock(5));
  await step(6, (revision) => store.events.redo('own', revision));
  expect(await timeOf(3)).toBe(clock(6));
});

test('what came from another device is no edit of this one', async () => {
  const { apply, timeOf } = await filled();
  await apply(1, { kind: 'bulk-edit', why: SYNCED, events: buys(0, 30, '2') });
  expect(await timeOf(29)).toBeUndefined();
});

test('shortening the history loses no time, neither of what stands nor of what was taken back', async () => {
  const { store, step, apply, timeOf } = await filled();
  await apply(1, { kind: 'bulk-edit', why: 'note', events: buys(0, 15, '2') });
  await apply(2, { kind: 'bulk-edit', why: 'note', events: buys(20, 35, '2') });
  await step(3, (revision) => store.events.undo('own', revision));
  await apply(4, { kind: 'delete', why: 'delete', eventIds: buys(5, 19).map(({ id }) => id) });
  const times = async () => Promise.all([14, 18, 34].map(timeOf));
  expect(await times()).toEqual([clock(4), clock(4), clock(3)]);
  good(await store.journal.trim('own', 0));
  expect(await times()).toEqual([clock(4), clock(4), clock(3)]);
  const fresh = good(await new EditTimes(store).of(['e3', 'e34', 'e37']));
  expect([...fresh], 'and neighbours have none').toEqual([
    ['e3', clock(1)],
    ['e34', clock(3)],
  ]);
});
