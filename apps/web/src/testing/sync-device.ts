/** For tests: a device as it is in a browser, with a real store in memory and the real sync client, without a page. */
import { defined, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { type Change, openStore, type Store } from '@cryptax/store';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { cloudWith, type Seal } from '../areas/account/sync/cloud.ts';
import { checkOf, importKey, newKey } from '../areas/account/sync/sync-key.ts';
import { createSyncHandlers } from '../areas/account/worker/sync-handlers.ts';
import { good } from './good.ts';

export interface Account {
  readonly userId: string;
  readonly token: string;
}

export const READABLE: Seal = { form: 'readable', key: undefined };

export function accountClient(port: number, token?: string): SupabaseClient {
  return createClient(`http://127.0.0.1:${port}/api`, 'sb_publishable_cryptax', {
    auth: { persistSession: false, autoRefreshToken: false },
    // Never connected here, but the library wants one where the platform has none.
    realtime: { transport: class {} as never },
    ...defined({ accessToken: token === undefined ? undefined : async () => token }),
  });
}

/** The account encrypted, and the key as every device of it has it. What the passphrase wraps is not what these tests are about. */
export async function encrypted(port: number, { userId, token }: Account): Promise<Seal> {
  const bytes = newKey();
  const check = await checkOf(bytes);
  const row = { user_id: userId, is_on: true, wrapped: `w1.${check}.` };
  const { error } = await accountClient(port, token).from('sync_keys').upsert(row);
  if (error) throw error;
  return { form: 'sealed', key: { key: await importKey(bytes), check } };
}

export class SyncDevice {
  readonly #store: Store;
  /** What the user of this device did to his own events: they must end up exactly so. */
  readonly own = new Map<string, string>();

  private constructor(store: Store) {
    this.#store = store;
  }

  static async open(): Promise<SyncDevice> {
    const store = await openStore({
      name: 'device',
      api: { indexedDB: new IDBFactory(), IDBKeyRange },
      channel: { post: () => {}, listen: () => {}, close: () => {} },
      lock: (work) => work(),
    });
    return new SyncDevice(good(store));
  }

  /** A round over the given way to the server; switched on before, as a page does. */
  async sync(port: number, { userId, token }: Account, seal: Seal = READABLE) {
    const handlers = createSyncHandlers({
      withStore: (work) => work(this.#store),
      editing: (work) => work(this.#store),
      waiting: nothingWaits,
      now: () => new Date(),
    });
    good(await handlers.beginSync({ userId, label: userId }));
    const { form, head, changesAfter, send } = cloudWith(
      { client: accountClient(port, token), userId, book: 'first' },
      seal,
    );
    // The users of these devices mean what they delete.
    return handlers.sync({ userId, form, deletions: { allow: 1_000_000 } }, head, changesAfter, send);
  }

  async content(): Promise<Readonly<Record<string, string>>> {
    const { events } = good(await this.#store.events.readAll('own'));
    const pairs = events.map((event) => [event.id, 'in' in event ? event.in.amount : ''] as const);
    return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  async put(ids: readonly string[], amount: string): Promise<void> {
    const here = await this.content();
    const events = ids.map((id) => buy(id, amount));
    const edit = events.filter(({ id }) => id in here);
    const add = events.filter(({ id }) => !(id in here));
    await this.#apply({ kind: 'answer', why: 'test', add, edit, remove: [], repair: [], settle: [] });
    for (const id of ids) this.own.set(id, amount);
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#apply({ kind: 'delete', why: 'test', eventIds: ids });
    for (const id of ids) this.own.delete(id);
  }

  async #apply(change: Change): Promise<void> {
    const { revision } = good(await this.#store.events.readAll('own'));
    good(await this.#store.events.apply('own', revision, change));
  }
}

/** Devices whose store is filled by hand: no import tells of anything that waits. */
export const nothingWaits = async () =>
  ok({
    waiting: { transfers: [], rows: [], remarks: [], entries: [] },
    settled: new Set<string>(),
    statements: { files: [], records: [] },
    importedAt: new Map<number, string>(),
    records: { rows: [], times: new Map<string, string>() },
  });

function buy(id: string, amount: string): LedgerEvent {
  const at = '2025-01-01T00:00:00Z';
  return { id, at, wallet: 'Kraken', kind: 'buy', in: { asset: 'BTC', amount }, valueEur: '1' };
}
