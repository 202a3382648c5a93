import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FakeCloud } from '../testing/fake-cloud.ts';
import { editClock } from './edit-clock.ts';
import { runSync } from './run-sync.ts';
import type { Device, SyncFailure, SyncState } from './sync-ports.ts';

/** One time for all devices, moved by hand. */
class World {
  readonly cloud = new FakeCloud();
  #minute = 0;

  now = (): Date => new Date(Date.UTC(2026, 0, 1, 0, this.#minute));

  later(): void {
    this.#minute++;
  }
}

class TestDevice implements Device {
  readonly events = new Map<string, LedgerEvent>();
  readonly edits = new Map<string, string>();
  /** Set to lose power right after the events were written, before the state was. */
  crashBeforeSave = false;
  #state: SyncState;
  readonly #world: World;

  constructor(world: World, name: string) {
    this.#world = world;
    this.#state = { device: name, seq: 0, agreed: new Map() };
  }

  readEvents = async () => ok([...this.events.values()]);
  editedAt = async (ids: readonly string[]) =>
    ok(new Map(ids.flatMap((id) => (this.edits.has(id) ? [[id, this.edits.get(id) ?? ''] as const] : []))));
  apply = async (upserts: readonly LedgerEvent[], deletedIds: readonly string[]) => {
    for (const event of upserts) this.events.set(event.id, event);
    for (const id of deletedIds) this.events.delete(id);
    return ok(undefined);
  };
  loadState = async () => ok(this.#state);
  saveState = async (state: SyncState): Promise<Result<void, SyncFailure>> => {
    if (this.crashBeforeSave) {
      this.crashBeforeSave = false;
      return err({ code: 'store', cause: 'power' });
    }
    this.#state = state;
    return ok(undefined);
  };

  put(id: string, amount: string): void {
    this.#world.later();
    this.edits.set(id, this.#world.now().toISOString());
    this.events.set(id, {
      id,
      at: '2025-01-01T00:00:00Z',
      wallet: 'w',
      kind: 'buy',
      in: { asset: 'BTC', amount },
      valueEur: '1',
    });
  }

  remove(id: string): void {
    this.#world.later();
    this.edits.set(id, this.#world.now().toISOString());
    this.events.delete(id);
  }

  sync(allowMassDeletion = false) {
    this.#world.later();
    return runSync({ cloud: this.#world.cloud, device: this, now: this.#world.now, allowMassDeletion });
  }

  content(): Readonly<Record<string, string>> {
    const pairs = [...this.events.values()].map(
      (event) => [event.id, event.kind === 'buy' ? event.in.amount : ''] as const,
    );
    return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

function twoDevices() {
  const world = new World();
  return { world, a: new TestDevice(world, 'a'), b: new TestDevice(world, 'b') };
}

describe('two devices', () => {
  test('each gets what the other has', async () => {
    const { a, b } = twoDevices();
    a.put('1', '1');
    b.put('2', '2');
    expect(await a.sync()).toEqual(ok({ received: 0, sent: 1 }));
    expect(await b.sync()).toEqual(ok({ received: 1, sent: 1 }));
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
    expect(await a.sync()).toEqual(ok({ received: 0, sent: 0 }));
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
    expect(await b.sync()).toEqual(ok({ received: 1, sent: 0 }));
  });

  test('a device that lost its events is stopped before it deletes everywhere', async () => {
    const { world, a } = twoDevices();
    for (let n = 0; n < 100; n++) a.put(String(n), String(n));
    await a.sync();
    for (let n = 0; n < 60; n++) a.events.delete(String(n));
    expect(await a.sync()).toEqual(err({ code: 'many-deletes', count: 60, of: 100 }));
    expect([...world.cloud.rows.values()].filter(({ event }) => event === undefined)).toEqual([]);
    expect((await a.sync(true)).ok).toBe(true);
  });
});

test('whatever happens in whatever order, in the end both devices and the cloud agree', async () => {
  const step = fc.record({
    device: fc.constantFrom('a' as const, 'b' as const),
    what: fc.constantFrom('put' as const, 'remove' as const, 'sync' as const),
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
        for (const { device, what, id, amount } of steps) {
          const one = device === 'a' ? a : b;
          if (what === 'put') one.put(id, amount);
          else if (what === 'remove') one.remove(id);
          else await one.sync();
        }
        world.cloud.loseAnswerOf = new Set();
        world.cloud.failCall = new Set();
        for (const one of [a, b, a, b]) expect((await one.sync()).ok).toBe(true);
        expect(a.content()).toEqual(b.content());
        const live = [...world.cloud.rows.values()].filter(({ event }) => event !== undefined).map(({ id }) => id);
        expect(live.sort()).toEqual(Object.keys(a.content()));
      },
    ),
    { numRuns: 300 },
  );
});

test('an edit is later than the version it was made on, also when the time is set back', () => {
  const first = editClock('2026-01-02T00:00:00.000Z', '', 'a');
  expect(first).toBe('2026-01-02T00:00:00.000Z-000000-a');
  const second = editClock('2026-01-01T00:00:00.000Z', first, 'a');
  expect(second).toBe('2026-01-02T00:00:00.000Z-000001-a');
  expect(editClock('2026-01-02T00:00:00.000Z', second, 'b') > second).toBe(true);
  expect(editClock('2026-01-03T00:00:00.000Z', second, 'b')).toBe('2026-01-03T00:00:00.000Z-000000-b');
});
