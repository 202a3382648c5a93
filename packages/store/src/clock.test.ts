/** A clock that is set back between two changes: what came later stays later, because nothing is ordered by the time. */
import { expect, test } from 'vitest';
import { buy, buys, eventIds, file, revision, testBed, value } from './testing/test-bed.ts';

const LATER = '2026-11-15T12:00:00Z';
const EARLIER = '2020-01-01T00:00:00Z';

test('history, undo, imports and ids keep their order when the clock is set back', async () => {
  const bed = testBed();
  const before = await bed.open({ now: () => LATER });
  value(
    await before.events.apply('own', 0, { kind: 'import', why: 'w', files: [file('a', buys('a', 2))], wallets: [] }),
  );
  before.close();
  const store = await bed.open({ now: () => EARLIER });
  value(
    await store.events.apply('own', 1, { kind: 'import', why: 'w', files: [file('b', buys('b', 2))], wallets: [] }),
  );
  value(await store.events.apply('own', 2, { kind: 'edit', why: 'w', events: [buy('a1', '9')] }));

  expect(value(await store.journal.list('own')).map(({ seq, kind, at }) => [seq, kind, at])).toEqual([
    [1, 'import', LATER],
    [2, 'import', EARLIER],
    [3, 'edit', EARLIER],
  ]);
  expect(value(await store.imports.list('own')).map(({ no, fileName }) => [no, fileName])).toEqual([
    [2, 'b.csv'],
    [1, 'a.csv'],
  ]);
  value(await store.events.undo('own', await revision(store)));
  value(await store.events.undo('own', await revision(store)));
  expect(await eventIds(store), 'the last two steps are undone, not the one with the latest time').toEqual([
    'a1',
    'a2',
  ]);
  expect(value(await store.events.readAll('own')).events).toEqual(buys('a', 2));
  value(await store.events.redo('own', await revision(store)));
  expect(await eventIds(store)).toEqual(['a1', 'a2', 'b1', 'b2']);
});
