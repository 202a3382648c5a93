/** The database: what was written can be read, changed, taken back, saved and put back. */
import type { LedgerEvent } from '@cryptax/ledger';
import { readStorageSpace } from '@cryptax/store';
import { type Check, disagreement, every, factsOf, failed, good, noted, passed } from '../check.ts';

/** The copy says what the source says: number of events, holdings, figures of every year. */
export const copyAgrees: Check = async ({ book, facts }) => {
  const found = factsOf(await book());
  if (found.events !== facts.events) return failed('events', facts.events, found.events);
  const wrong = disagreement('years', facts.years, found.years);
  if (wrong !== undefined) return wrong;
  const held = every(facts.holdings, ([asset, amount]) =>
    found.holdings.get(asset) === amount ? undefined : failed(asset, amount, found.holdings.get(asset) ?? '0'),
  );
  // Also of an empty copy two things were compared: that there are no events, and no figures.
  return held.status === 'failed' ? held : passed(found.events + 2);
};

const PROBE: LedgerEvent = {
  id: 'self-test:probe',
  at: '2020-02-29T12:00:00Z',
  kind: 'buy',
  wallet: 'self-test',
  in: { asset: 'BTC', amount: '0.12345678' },
  valueEur: '1000.01',
};

/** Saves an event, reads it back, deletes it. */
export const writeReadDelete: Check = async (bench) => {
  const { store } = bench;
  const before = await bench.book();
  good(await store.events.apply(before.book, before.revision, { kind: 'add', why: 'probe', events: [PROBE] }));
  const written = await bench.book();
  const found = written.stored[written.place.get(PROBE.id) ?? -1];
  if (JSON.stringify(found) !== JSON.stringify(PROBE)) return failed('read', PROBE, found ?? 'nothing');
  const change = { kind: 'delete', why: 'probe', eventIds: [PROBE.id] } as const;
  good(await store.events.apply(written.book, written.revision, change));
  const after = await bench.book();
  return after.place.has(PROBE.id) ? failed('delete', 'gone', PROBE.id) : copyAgrees(bench);
};

/** A change that is taken back leaves no trace in the figures, and can be done again. */
export const undoRedo: Check = async (bench) => {
  const { store } = bench;
  const before = await bench.book();
  good(await store.events.apply(before.book, before.revision, { kind: 'add', why: 'probe', events: [PROBE] }));
  const count = async () => (await bench.book()).stored.length;
  const step = async (action: 'undo' | 'redo') => {
    const { book, revision } = await bench.book();
    good(await store.events[action](book, revision));
    return count();
  };
  const counts = [await count(), await step('undo'), await step('redo'), await step('undo')];
  const expected = [1, 0, 1, 0].map((extra) => bench.facts.events + extra);
  if (counts.join() !== expected.join()) return failed('events', expected, counts);
  return copyAgrees(bench);
};

/** A backup of the copy, put back over it, changes nothing. */
export const backupAgain: Check = async (bench) => {
  const file = good(await bench.store.backup());
  good(await bench.store.restore(file, { mode: 'replace' }));
  bench.session.books.drop('all');
  return copyAgrees(bench);
};

/** Every record of the database can be understood. */
export const recordsReadable: Check = async ({ store, facts }) => {
  const damaged = good(await store.quarantine.list());
  const [first] = damaged;
  if (first !== undefined) return failed(first.table, '0', `${damaged.length} (${first.reason})`);
  return passed(Math.max(1, facts.events));
};

const NEARLY_FULL = 0.9;

/** Whether the browser keeps the data, and whether there is room left. */
export const storageRoom: Check = async () => {
  const { persistence, usedBytes, quotaBytes } = await readStorageSpace(globalThis.navigator?.storage);
  if (usedBytes === undefined || quotaBytes === undefined || quotaBytes === 0) return noted('not-told');
  if (usedBytes / quotaBytes > NEARLY_FULL) return noted('nearly-full');
  return persistence === 'granted' ? passed(1) : noted('not-persistent');
};
