/** Two devices over one cloud in memory, with a time that only moves when told to. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { Agreement } from '../sync/agreement.ts';
import { type Deletions, runSync } from '../sync/run-sync.ts';
import type { Device, SyncFailure, SyncState } from '../sync/sync-ports.ts';
import { FakeCloud } from './fake-cloud.ts';

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
    this.#state = { device: name, form: 'readable', seq: 0, agreed: new Agreement() };
  }

  readEvents = async () => ok([...this.events.values()]);
  editedAt = async (ids: readonly string[]) =>
    ok(new Map(ids.flatMap((id) => (this.edits.has(id) ? [[id, this.edits.get(id) ?? ''] as const] : []))));
  apply = async (upserts: readonly LedgerEvent[], deletedIds: readonly string[]) => {
    for (const event of upserts) this.events.set(event.id, event);
    for (const id of deletedIds) this.events.delete(id);
    return ok(undefined);
  };
  /** As it would be read from the database: nothing of a round that failed is left in it. */
  loadState = async () => ok({ ...this.#state, agreed: new Agreement(this.#state.agreed.entries()) });
  saveState = async (state: SyncState): Promise<Result<void, SyncFailure>> => {
    if (this.crashBeforeSave) {
      this.crashBeforeSave = false;
      return err({ code: 'store', cause: 'power' });
    }
    this.#state = { ...state, agreed: new Agreement(state.agreed.entries()) };
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

  /** An event is there again, but the journal knows only earlier edits. */
  bringBack(id: string, amount: string): void {
    const known = this.edits.get(id);
    this.put(id, amount);
    if (known !== undefined) this.edits.set(id, known);
  }

  /** A backup takes the place of everything, also of the journal. */
  restore(content: Readonly<Record<string, string>>): void {
    this.#world.later();
    this.events.clear();
    for (const [id, amount] of Object.entries(content)) this.put(id, amount);
    this.edits.clear();
    this.#state = { ...this.#state, restoredAt: this.#world.now().toISOString() };
  }

  /** @returns whether there was something to remove */
  remove(id: string): boolean {
    if (!this.events.delete(id)) return false;
    this.#world.later();
    this.edits.set(id, this.#world.now().toISOString());
    return true;
  }

  /** The users of these devices mean what they delete, unless the test is about that. */
  sync(deletions: Deletions | undefined = { allow: 1_000 }) {
    this.#world.later();
    return runSync({ cloud: this.#world.cloud, device: this, now: this.#world.now, deletions });
  }

  content(): Readonly<Record<string, string>> {
    const pairs = [...this.events.values()].map(
      (event) => [event.id, event.kind === 'buy' ? event.in.amount : ''] as const,
    );
    return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

export function twoDevices() {
  const world = new World();
  return { world, a: new TestDevice(world, 'a'), b: new TestDevice(world, 'b') };
}
