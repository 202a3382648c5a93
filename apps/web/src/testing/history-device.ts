/**
 * For tests: a browser with a real store and the real sync client, a session that comes and goes, and a page that asks for
 * rounds also when it must not. What lies in it is named, so that a row in a foreign account is known at once.
 */

import type { LedgerEvent } from '@cryptax/ledger';
import { type Change, openStore, type Store, type SyncFailure } from '@cryptax/store';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { AccountApi } from '../areas/account/api.ts';
import { cloudWith } from '../areas/account/sync/cloud.ts';
import { createSyncHandlers } from '../areas/account/worker/sync-handlers.ts';
import { good } from './good.ts';
import { type Account, accountClient, nothingWaits, READABLE } from './sync-device.ts';

export interface SavedBook {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly ids: readonly string[];
}

export class HistoryDevice {
  readonly name: string;
  session: Account | undefined;
  /** Why the last round did not end well. */
  failure: SyncFailure | undefined;
  readonly #store: Store;
  readonly #desk: AccountApi;

  private constructor(name: string, store: Store) {
    this.name = name;
    this.#store = store;
    const withStore = <T>(work: (opened: Store) => T) => work(store);
    this.#desk = createSyncHandlers({ withStore, editing: withStore, waiting: nothingWaits, now: () => new Date() });
  }

  static async open(name: string): Promise<HistoryDevice> {
    const channel = { post: () => {}, listen: () => {}, close: () => {} };
    const api = { indexedDB: new IDBFactory(), IDBKeyRange };
    return new HistoryDevice(
      name,
      good(await openStore({ name, api, channel, lock: (work) => work(), chunkSize: 20 })),
    );
  }

  async content(): Promise<Readonly<Record<string, string>>> {
    const { events } = good(await this.#store.events.readAll('own'));
    const pairs = events.map((event) => [event.id, 'in' in event ? event.in.amount : ''] as const);
    return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  async owner(): Promise<string | undefined> {
    return good(await this.#store.sync.owner())?.userId;
  }

  async isOn(): Promise<boolean> {
    const owner = good(await this.#store.sync.owner());
    return owner?.isOn === true && owner.userId === this.session?.userId;
  }

  async put(ids: readonly string[], amount: string): Promise<void> {
    const here = await this.content();
    const events = ids.map((id) => buy(id, amount));
    const edit = events.filter(({ id }) => id in here);
    const add = events.filter(({ id }) => !(id in here));
    await this.#apply({ kind: 'answer', why: 'test', add, edit, remove: [], mend: [], settle: [] });
  }

  async remove(ids: readonly string[]): Promise<void> {
    const here = await this.content();
    await this.#apply({ kind: 'delete', why: 'test', eventIds: ids.filter((id) => id in here) });
  }

  async importFile(name: string, ids: readonly string[]): Promise<void> {
    const events = ids.map((id) => buy(id, '1'));
    const file = { fileName: `${name}.csv`, sha256: name, size: 1, format: 'f', outcomes: [], events };
    await this.#apply({ kind: 'import', why: 'import', files: [file], wallets: [] });
  }

  async step(action: 'undo' | 'redo'): Promise<void> {
    const { revision } = good(await this.#store.events.state('own'));
    const stepped = await this.#store.events[action]('own', revision);
    if (!stepped.ok && !stepped.error.code.startsWith('journal.nothing')) throw new Error(stepped.error.code);
  }

  async backup(): Promise<SavedBook> {
    return { file: good(await this.#store.backup()), ids: Object.keys(await this.content()) };
  }

  async restore({ file }: SavedBook, mode: 'replace' | 'merge'): Promise<void> {
    good(await this.#store.restore(file, { mode }));
  }

  async clear(): Promise<void> {
    good(await this.#store.erase('everything'));
  }

  /** Switching on; false where the book belongs to somebody else. */
  async begin(): Promise<boolean> {
    if (this.session === undefined) return false;
    const { userId } = this.session;
    return (await this.#desk.beginSync({ userId, label: userId })).ok;
  }

  async signOut(): Promise<void> {
    this.session = undefined;
    good(await this.#desk.endSync(false));
  }

  /** A round as whoever is signed in, whether syncing is on or not: the worker has to know. */
  async sync(port: number, allow = 1_000_000): Promise<boolean> {
    if (this.session === undefined) return false;
    const { userId, token } = this.session;
    const { form, head, changesAfter, send } = cloudWith({ client: accountClient(port, token), userId }, READABLE);
    const outcome = await this.#desk.sync({ userId, form, deletions: { allow } }, head, changesAfter, send);
    this.failure = outcome.ok ? undefined : outcome.error;
    return outcome.ok;
  }

  async #apply(change: Change): Promise<void> {
    const { revision } = good(await this.#store.events.state('own'));
    good(await this.#store.events.apply('own', revision, change));
  }
}

function buy(id: string, amount: string): LedgerEvent {
  const at = '2025-01-01T00:00:00Z';
  return { id, at, wallet: 'Kraken', kind: 'buy', in: { asset: 'BTC', amount }, valueEur: '1' };
}
