/**
 * For tests: a browser with a real store and the real sync client, a session that comes and goes, and a page that asks for
 * rounds also when it must not. What lies in it is named, so that a row in a foreign account is known at once.
 */
import { isRecord, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import {
  type Change,
  type Deletions,
  fingerprint,
  type JsonValue,
  openStore,
  type Store,
  type SyncFailure,
} from '@cryptax/store';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { AccountApi } from '../areas/account/api.ts';
import { waitingThere } from '../areas/account/on-its-way.tsx';
import { exchangeBooks } from '../areas/account/sync/account-books.ts';
import { cloudWith } from '../areas/account/sync/cloud.ts';
import { currentSeal } from '../areas/account/sync/encryption.ts';
import type { KeptKey } from '../areas/account/sync/key-shelf.ts';
import { reformOtherBooks } from '../areas/account/sync/sync-round.ts';
import { recordsHere } from '../areas/account/worker/records/kept-records.ts';
import { createSyncHandlers } from '../areas/account/worker/sync-handlers.ts';
import { good } from './good.ts';
import { type Account, accountClient, nothingWaits } from './sync-device.ts';

export type RecordStep = 'choice' | 'price' | 'preset' | 'wallet' | 'report';

/** What the page would ask the user, and does not go on without. */
export type DeletionsAnswer = 'everywhere' | 'back' | 'later';

export class HistoryDevice {
  readonly name: string;
  /** Which book of an account it holds. */
  readonly book: string;
  session: Account | undefined;
  /** Why the last round did not end well. */
  failure: SyncFailure | undefined;
  /** How often it was asked about many deletions. */
  asked = 0;
  /** The keys of encrypted accounts that were unlocked here; signing out forgets them. */
  readonly #keys = new Map<string, KeptKey>();
  readonly #store: Store;
  readonly #handlers: AccountApi;

  private constructor(name: string, book: string, store: Store) {
    this.name = name;
    this.book = book;
    this.#store = store;
    const withStore = <T>(work: (opened: Store) => T) => work(store);
    this.#handlers = createSyncHandlers({
      withStore,
      editing: withStore,
      waiting: async () => {
        const records = await recordsHere(store, { steps: [], imports: [] });
        if (!records.ok) return records;
        return ok({ ...good(await nothingWaits()), records: records.value });
      },
      now: () => new Date(),
    });
  }

  static async open(name: string, book: string): Promise<HistoryDevice> {
    const channel = { post: () => {}, listen: () => {}, close: () => {} };
    const api = { indexedDB: new IDBFactory(), IDBKeyRange };
    return new HistoryDevice(
      name,
      book,
      good(await openStore({ name, api, channel, lock: (work) => work(), chunkSize: 20 })),
    );
  }

  /** The amount of each entry. */
  async content(): Promise<Readonly<Record<string, string>>> {
    const { events } = good(await this.#store.events.readAll('own'));
    const pairs = events.map((event) => [event.id, 'in' in event ? event.in.amount : ''] as const);
    return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** What is kept beside the entries, each as its row in the account and a print of its content. */
  async records(): Promise<Readonly<Record<string, string>>> {
    const { rows } = good(await recordsHere(this.#store, { steps: [], imports: [] }));
    const pairs = rows.map((row) => [row.id, fingerprint(row)] as const);
    return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** One thing of a kind is made, changed or removed, as a screen would do it; `no` says which, `value` what it becomes. */
  async keep(kind: RecordStep, no: number, value: string): Promise<void> {
    const store = this.#store;
    const isRemoved = Number(value) % 4 === 0;
    const at = new Date().toISOString();
    switch (kind) {
      case 'choice': {
        const before = good(await store.settings.get('tax-settings'));
        const fields = isRecord(before) ? before : {};
        const { [`field${no}`]: _, ...others } = fields;
        const after = (isRemoved ? others : { ...fields, [`field${no}`]: value }) as JsonValue;
        const set = [{ key: 'tax-settings', before, after }];
        good(await store.events.apply('own', 0, { kind: 'settings', why: 'test', set, subjects: [] }));
        return;
      }
      case 'price': {
        const before = good(await store.settings.get('manual-prices'));
        const list = Array.isArray(before) ? (before as readonly JsonValue[]) : [];
        const others = list.filter((item) => !isRecord(item) || item.asset !== `COIN${no}`);
        const item = { asset: `COIN${no}`, day: '2024-01-01', price: value, currency: 'EUR' };
        const set = [{ key: 'manual-prices', before, after: isRemoved ? others : [...others, item] }];
        good(await store.events.apply('own', 0, { kind: 'settings', why: 'test', set, subjects: [] }));
        return;
      }
      case 'preset': {
        const preset = { kind: no % 2 === 0 ? 'rule' : 'mapping', id: `p${no}`, name: value, data: { value } } as const;
        good(await (isRemoved ? store.presets.remove(preset.kind, preset.id) : store.presets.save(preset)));
        return;
      }
      case 'wallet': {
        const wallet = { id: `w${no}`, name: value, type: 'software', createdAt: at, updatedAt: at } as const;
        const here = good(await store.wallets.list('own')).some(({ id }) => id === wallet.id);
        if (isRemoved && !here) return;
        const put = isRemoved ? [] : [wallet];
        return this.#apply({ kind: 'wallets', why: 'test', put, remove: isRemoved ? [wallet.id] : [] });
      }
      case 'report': {
        const id = `own:${this.name}-${no}`;
        if (isRemoved) return void good(await store.reports.remove(id));
        // Long enough for several rows.
        const content = value.padEnd(40_000, '0123456789');
        const report = {
          id,
          book: 'own',
          year: 2024,
          title: id,
          mediaType: 'application/json',
          content,
          inputs: '',
        } as const;
        const sealed = await store.reports.seal(report);
        if (!sealed.ok && sealed.error.code !== 'report.exists') throw new Error(sealed.error.code);
        return;
      }
    }
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
    await this.#apply({ kind: 'answer', why: 'test', add, edit, remove: [], repair: [], settle: [] });
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

  async backup(): Promise<Uint8Array<ArrayBuffer>> {
    return good(await this.#store.backup());
  }

  async restore(file: Uint8Array<ArrayBuffer>, mode: 'replace' | 'merge'): Promise<void> {
    good(await this.#store.restore(file, { mode }));
  }

  unlock(userId: string, key: KeptKey): void {
    this.#keys.set(userId, key);
  }

  /** The user's word that the book of another account is his. Syncing is off afterwards. */
  async takeOver(): Promise<void> {
    if (this.session === undefined) return;
    const { userId } = this.session;
    good(await this.#handlers.takeOverBook({ userId, label: userId }));
  }

  async clear(): Promise<void> {
    good(await this.#store.erase('everything'));
  }

  /** Switching on; false where the book belongs to somebody else. */
  async begin(): Promise<boolean> {
    if (this.session === undefined) return false;
    const { userId } = this.session;
    return (await this.#handlers.beginSync({ userId, label: userId })).ok;
  }

  async signOut(): Promise<void> {
    if (this.session !== undefined) this.#keys.delete(this.session.userId);
    this.session = undefined;
    good(await this.#handlers.endSync(false));
  }

  /** What settings and badge say is still on its way. */
  async onItsWay(port: number): Promise<{ readonly unsent: number; readonly waiting: number } | undefined> {
    if (this.session === undefined) return undefined;
    const { userId, token } = this.session;
    const here = good(await this.#handlers.onItsWay(userId));
    if (here === undefined) return undefined;
    const account = { client: accountClient(port, token), userId, book: this.book };
    return { unsent: here.unsent, waiting: good(await waitingThere(account, here.seq)) };
  }

  /** As the page does it: a question about many deletions is answered, and the round goes on with the answer. */
  async sync(port: number, answer: DeletionsAnswer): Promise<boolean> {
    const isDone = await this.#round(port);
    if (this.failure?.code !== 'many-deletes') return isDone;
    this.asked += 1;
    if (answer === 'later') return false;
    return this.#round(port, answer === 'back' ? 'take-back' : { allow: this.failure.count });
  }

  /** A round as whoever is signed in, whether syncing is on or not: the worker has to know. */
  async #round(port: number, deletions?: Deletions): Promise<boolean> {
    if (this.session === undefined) return false;
    const { userId, token } = this.session;
    const client = accountClient(port, token);
    const shelf = { get: async (id: string) => this.#keys.get(id), put: async () => {}, remove: async () => {} };
    const seal = await currentSeal({ client, userId, shelf });
    if (!seal.ok) {
      this.failure = seal.error;
      return false;
    }
    const account = { client, userId, book: this.book };
    const here = { id: this.book, name: this.book === 'first' ? '' : this.book, kind: 'spouse' } as const;
    const listed = await exchangeBooks(account, seal.value, here);
    if (!listed.ok) {
      this.failure = listed.error;
      return false;
    }
    const { form, head, changesAfter, send } = cloudWith(account, seal.value);
    const outcome = await this.#handlers.sync({ userId, form, deletions }, head, changesAfter, send);
    if (outcome.ok) await reformOtherBooks(account, seal.value);
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
