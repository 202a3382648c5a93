import { err, ok } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { twoDevices } from '../testing/test-device.ts';

describe('two devices', () => {
  test('each gets what the other has', async () => {
    const { a, b } = twoDevices();
    a.put('1', '1');
    b.put('2', '2');
    expect(await a.sync()).toEqual(ok({ received: 0, sent: 1, refused: 0 }));
    expect(await b.sync()).toEqual(ok({ received: 1, sent: 1, refused: 0 }));
    await a.sync();
    expect([a.content(), b.content()]).toEqual([
      { 1: '1', 2: '2' },
      { 1: '1', 2: '2' },
    ]);
  });

  test('nothing to say costs one question', async () => {
    const { world, a } = twoDevices();
    a.put('1', '1');
    await a.sync();
    await a.sync();
    const before = world.cloud.calls;
    expect(await a.sync()).toEqual(ok({ received: 0, sent: 0, refused: 0 }));
    expect(world.cloud.calls - before).toBe(1);
  });

  test('of two edits of one event the later one stays, whoever syncs first', async () => {
    for (const order of ['ab', 'ba']) {
      const { a, b } = twoDevices();
      a.put('1', '1');
      await a.sync();
      await b.sync();
      a.put('1', 'early');
      b.put('1', 'late');
      for (const name of `${order}${order}`) await (name === 'a' ? a : b).sync();
      expect([a.content(), b.content()]).toEqual([{ 1: 'late' }, { 1: 'late' }]);
    }
  });

  test('edits of different events both stay', async () => {
    const { a, b } = twoDevices();
    a.put('1', '1');
    a.put('2', '2');
    await a.sync();
    await b.sync();
    a.put('1', 'x');
    b.put('2', 'y');
    await a.sync();
    await b.sync();
    await a.sync();
    expect([a.content(), b.content()]).toEqual([
      { 1: 'x', 2: 'y' },
      { 1: 'x', 2: 'y' },
    ]);
  });

  test('a deletion travels and does not come back', async () => {
    const { a, b } = twoDevices();
    a.put('1', '1');
    await a.sync();
    await b.sync();
    b.remove('1');
    await b.sync();
    await a.sync();
    await a.sync();
    await b.sync();
    expect([a.content(), b.content()]).toEqual([{}, {}]);
  });

  test('an edit after the deletion brings the event back; one before it does not', async () => {
    const { a, b } = twoDevices();
    a.put('1', '1');
    await a.sync();
    await b.sync();
    a.put('1', 'edited');
    b.remove('1');
    await a.sync();
    await b.sync();
    await a.sync();
    expect([a.content(), b.content()]).toEqual([{}, {}]);
    a.put('1', 'again');
    await a.sync();
    await b.sync();
    expect(b.content()).toEqual({ 1: 'again' });
  });
});

describe('cuts', () => {
  test('120 events go up in batches of 50; cut after the second, the rest follows and nothing is doubled', async () => {
    const { world, a, b } = twoDevices();
    for (let n = 0; n < 120; n++) a.put(String(n), String(n));
    // Call 1 asks, 2 and 3 send; the answer of 3 is lost.
    world.cloud.loseAnswerOf = new Set([3]);
    expect(await a.sync()).toEqual(err({ code: 'offline' }));
    expect(world.cloud.rows.size).toBe(100);
    expect((await a.sync()).ok).toBe(true);
    expect(world.cloud.rows.size).toBe(120);
    await b.sync();
    expect(b.events.size).toBe(120);
  });

  test('power lost between events and state: the same page changes nothing the second time', async () => {
    const { a, b } = twoDevices();
    a.put('1', '1');
    await a.sync();
    b.crashBeforeSave = true;
    expect((await b.sync()).ok).toBe(false);
    expect(b.content()).toEqual({ 1: '1' });
    expect(await b.sync()).toEqual(ok({ received: 1, sent: 0, refused: 0 }));
  });

  test('a device that lost its events is stopped before it deletes everywhere', async () => {
    const { world, a } = twoDevices();
    for (let n = 0; n < 100; n++) a.put(String(n), String(n));
    await a.sync();
    for (let n = 0; n < 60; n++) a.events.delete(String(n));
    expect(await a.sync(ASKED)).toEqual(err({ code: 'many-deletes', count: 60, of: 100 }));
    expect([...world.cloud.rows.values()].filter(({ event }) => event === undefined)).toEqual([]);
    expect((await a.sync({ allow: 60 })).ok).toBe(true);
    expect([...world.cloud.rows.values()].filter(({ event }) => event === undefined)).toHaveLength(60);
  });
});

/** Nobody said anything about deletions yet. */
const ASKED = { allow: 0 };

describe('deletions are asked about', () => {
  test('more than a fifth of a small account; a few are tidying up', async () => {
    const { a } = twoDevices();
    for (let n = 0; n < 10; n++) a.put(String(n), String(n));
    await a.sync();
    a.remove('0');
    a.remove('1');
    expect((await a.sync(ASKED)).ok).toBe(true);
    for (const id of ['2', '3', '4']) a.remove(id);
    expect(await a.sync(ASKED)).toEqual(err({ code: 'many-deletes', count: 3, of: 8 }));
    expect(await a.sync({ allow: 2 }), 'a word about two is none about three').toMatchObject({ ok: false });
  });

  test('the answer may be no: what is missing here comes back from the account', async () => {
    const { world, a } = twoDevices();
    for (let n = 0; n < 10; n++) a.put(String(n), String(n));
    await a.sync();
    for (const id of ['2', '3', '4']) a.remove(id);
    expect(await a.sync(ASKED)).toMatchObject({ ok: false });
    expect(await a.sync('take-back')).toMatchObject({ ok: true });
    expect(Object.keys(a.content())).toHaveLength(10);
    expect([...world.cloud.rows.values()].every(({ event }) => event !== undefined)).toBe(true);
  });
});

describe('both sides hold the same, or it is told', () => {
  test('an event that was deleted elsewhere and brought back here comes back everywhere', async () => {
    const { a, b } = twoDevices();
    a.put('s2', '1');
    await a.sync();
    await b.sync();
    b.put('s2', 'edited');
    await b.sync();
    await a.sync();
    a.remove('s2');
    await a.sync();
    await b.sync();
    expect(b.content()).toEqual({});
    // The file is imported again: the journal knows only the old edit.
    b.bringBack('s2', 'edited');
    expect((await b.sync()).ok).toBe(true);
    expect((await a.sync()).ok).toBe(true);
    expect([a.content(), b.content()]).toEqual([{ s2: 'edited' }, { s2: 'edited' }]);
  });

  test('an edit that the server did not take is not taken for agreed', async () => {
    const { world, a, b } = twoDevices();
    a.put('1', 'old');
    await a.sync();
    await b.sync();
    a.put('1', 'early');
    b.put('1', 'late');
    // Between the question and the sending of `a` the other device is faster.
    world.cloud.beforeSend = async () => void (await b.sync());
    expect(await a.sync()).toEqual(ok({ received: 1, sent: 0, refused: 1 }));
    expect(a.content()).toEqual({ 1: 'late' });
  });

  test('rows that a server lost are sent again, those of another device are asked of it', async () => {
    const { world, a, b } = twoDevices();
    for (const id of ['1', '2', '3']) a.put(id, id);
    await a.sync();
    await b.sync();
    world.cloud.rows.delete('2');
    expect(await a.sync()).toEqual(ok({ received: 2, sent: 1, refused: 0 }));
    await b.sync();
    expect([...world.cloud.rows.keys()].sort()).toEqual(['1', '2', '3']);
    expect(b.content()).toEqual(a.content());
  });

  test('a server restored from an older copy gets back what is newer here', async () => {
    const { world, a } = twoDevices();
    a.put('1', 'old');
    await a.sync();
    const copy = world.cloud.copy();
    a.put('1', 'new');
    a.put('2', 'new');
    await a.sync();
    world.cloud.goBackTo(copy);
    expect((await a.sync()).ok).toBe(true);
    expect(a.content()).toEqual({ 1: 'new', 2: 'new' });
    expect(Object.fromEntries([...world.cloud.rows].map(([id, { event }]) => [id, event !== undefined]))).toEqual({
      1: true,
      2: true,
    });
  });

  test('what cannot be repaired is reported with both numbers, and no round is good', async () => {
    const { world, a, b } = twoDevices();
    a.put('1', '1');
    await a.sync();
    await b.sync();
    b.put('2', '2');
    await b.sync();
    world.cloud.hidden = new Set(['2']);
    expect(await a.sync()).toEqual(err({ code: 'differs', here: 1, there: 2 }));
    world.cloud.hidden = new Set();
    expect((await a.sync()).ok).toBe(true);
    expect(a.content()).toEqual({ 1: '1', 2: '2' });
  });

  test('an edit that was taken back before its answer came stays taken back', async () => {
    const { world, a, b } = twoDevices();
    a.put('1', 'old');
    await a.sync();
    await b.sync();
    a.put('1', 'new');
    // Call 1 asks where the log stands, 2 sends; its answer is lost.
    world.cloud.loseAnswerOf = new Set([world.cloud.calls + 2]);
    expect((await a.sync()).ok).toBe(false);
    a.put('1', 'old');
    await a.sync();
    await b.sync();
    expect([a.content(), b.content()]).toEqual([{ 1: 'old' }, { 1: 'old' }]);
  });
});

describe('a backup took the place of the book', () => {
  test('that is an edit of now, whatever the times in the file are', async () => {
    const { a, b } = twoDevices();
    a.put('1', 'good');
    a.put('2', 'good');
    await a.sync();
    await b.sync();
    b.put('1', 'wrong');
    await b.sync();
    await a.sync();
    expect(a.content()).toEqual({ 1: 'wrong', 2: 'good' });
    b.put('3', 'added elsewhere');
    b.put('2', 'edited before the restore, but never seen here');
    await b.sync();
    a.restore({ 1: 'good' });
    await a.sync();
    await b.sync();
    expect([a.content(), b.content()]).toEqual([
      { 1: 'good', 3: 'added elsewhere' },
      { 1: 'good', 3: 'added elsewhere' },
    ]);
  });
});

describe('another form', () => {
  test('everything is sent once more in the new form; nothing is edited by that', async () => {
    const { world, a, b } = twoDevices();
    for (const id of ['1', '2', '3']) a.put(id, id);
    await a.sync();
    await b.sync();
    b.remove('3');
    world.cloud.form = 'sealed';
    expect(await a.sync()).toEqual(ok({ received: 3, sent: 3, refused: 0 }));
    expect(world.cloud.staleIds()).toEqual([]);
    // The clock keeps the time of the edit and only counts on.
    const first = world.cloud.rows.get('~1')?.clock ?? '';
    expect(first).toMatch(/^2026-01-01T00:01:00\.000Z-000001-a$/);
    await b.sync();
    await a.sync();
    expect([a.content(), b.content()]).toEqual([
      { 1: '1', 2: '2' },
      { 1: '1', 2: '2' },
    ]);
  });

  test('deletions get their new names too, without a question about deleting much', async () => {
    const { world, a, b } = twoDevices();
    for (const id of ['1', '2', '3', '4']) a.put(id, id);
    await a.sync();
    for (const id of ['1', '2', '3']) a.remove(id);
    expect((await a.sync({ allow: 3 })).ok).toBe(true);
    for (const form of ['sealed', 'readable'] as const) {
      world.cloud.form = form;
      expect((await a.sync()).ok).toBe(true);
      const mark = form === 'sealed' ? '~' : '';
      expect([...world.cloud.rows.keys()].sort()).toEqual(['1', '2', '3', '4'].map((id) => `${mark}${id}`));
      expect((await b.sync()).ok).toBe(true);
      expect(b.content()).toEqual({ 4: '4' });
    }
  });

  test('an older row of the other form beside the one we know goes with the next round', async () => {
    const { world, a } = twoDevices();
    a.put('1', 'old');
    await a.sync();
    const [, row] = [...world.cloud.rows][0] ?? [];
    world.cloud.form = 'sealed';
    a.put('1', 'new');
    await a.sync();
    // As a device leaves it that wrote in the form of before while the other one changed it.
    if (row !== undefined) world.cloud.rows.set('1', { ...row, seq: 99 });
    world.cloud.goBackTo({ ...world.cloud.copy(), seq: 99 });
    expect((await a.sync()).ok).toBe(true);
    expect([...world.cloud.rows.keys()]).toEqual(['~1']);
    expect(a.content()).toEqual({ 1: 'new' });
  });

  test('an edit of another device made before the change of form is not overwritten by it', async () => {
    const { world, a, b } = twoDevices();
    a.put('1', 'old');
    await a.sync();
    await b.sync();
    b.put('1', 'new');
    world.cloud.form = 'sealed';
    await a.sync();
    await b.sync();
    await a.sync();
    expect([a.content(), b.content()]).toEqual([{ 1: 'new' }, { 1: 'new' }]);
    expect(world.cloud.staleIds()).toEqual([]);
  });

  test('cut in the middle, the rest follows', async () => {
    const { world, a } = twoDevices();
    for (let n = 0; n < 120; n++) a.put(String(n), String(n));
    await a.sync();
    world.cloud.form = 'sealed';
    world.cloud.loseAnswerOf = new Set([world.cloud.calls + 4]);
    expect(await a.sync()).toEqual(err({ code: 'offline' }));
    expect(world.cloud.staleIds()).toHaveLength(20);
    expect((await a.sync()).ok).toBe(true);
    expect(world.cloud.staleIds()).toEqual([]);
  });
});

test('what the cloud knows goes first: a full plan stops new events only', async () => {
  const { world, a } = twoDevices();
  a.put('known', '1');
  a.put('gone', '1');
  await a.sync();
  a.put('new', '1');
  a.put('known', '2');
  a.remove('gone');
  await a.sync();
  expect(world.cloud.order.slice(-3)).toEqual(['gone', 'known', 'new']);
});

test('an event that was deleted before the answer to its upload came stays deleted', async () => {
  const { world, a, b } = twoDevices();
  a.put('1', '1');
  // Call 1 asks, 2 sends; its answer is lost.
  world.cloud.loseAnswerOf = new Set([2]);
  await a.sync();
  a.remove('1');
  await a.sync();
  await b.sync();
  expect([a.content(), b.content()]).toEqual([{}, {}]);
});

test('whatever happens in whatever order, in the end the last edit of every event stands everywhere', async () => {
  const step = fc.record({
    device: fc.constantFrom('a' as const, 'b' as const),
    what: fc.constantFrom('put' as const, 'remove' as const, 'sync' as const, 'form' as const),
    id: fc.constantFrom('1', '2', '3', '4'),
    amount: fc.integer({ min: 1, max: 99 }).map(String),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.array(fc.nat(60), { maxLength: 8 }),
      fc.array(fc.nat(60), { maxLength: 8 }),
      async (steps, lost, failed) => {
        const { world, a, b } = twoDevices();
        world.cloud.loseAnswerOf = new Set(lost);
        world.cloud.failCall = new Set(failed);
        const last = new Map<string, string>();
        for (const { device, what, id, amount } of steps) {
          const one = device === 'a' ? a : b;
          if (what === 'put') {
            one.put(id, amount);
            last.set(id, amount);
          } else if (what === 'remove') {
            if (one.remove(id)) last.delete(id);
          }
          if (what === 'form') world.cloud.form = world.cloud.form === 'sealed' ? 'readable' : 'sealed';
          if (what === 'sync') await one.sync();
        }
        world.cloud.loseAnswerOf = new Set();
        world.cloud.failCall = new Set();
        for (const one of [a, b, a, b]) expect((await one.sync()).ok).toBe(true);
        expect(a.content()).toEqual(b.content());
        expect(a.content()).toEqual(Object.fromEntries(last));
        const live = [...world.cloud.rows.values()].filter(({ event }) => event !== undefined).map(({ id }) => id);
        expect(live.sort()).toEqual(Object.keys(a.content()));
        expect(world.cloud.staleIds()).toEqual([]);
      },
    ),
    { numRuns: 150 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});
