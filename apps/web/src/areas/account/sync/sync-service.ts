/**
 * The storage mode and what keeps it true: offline, cloud, syncing, error. Once switched on, it syncs after changes, when
 * the connection returns and when another device wrote something; never two rounds at once, not even in two tabs.
 */
import { err, type Result } from '@cryptax/kernel';
import type { Synced, SyncFailure, SyncProgress } from '@cryptax/store';
import type { LedgerClient } from '../../../platform/ledger/ledger-client.ts';
import { Observable } from '../../../platform/observable.ts';
import { currentPlan } from '../../../platform/plan/plan.ts';
import { session } from '../../../platform/session/session.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { accountClient } from '../client.ts';
import { cloudWith } from './cloud.ts';
import { currentSeal, type Owner } from './encryption.ts';
import { createKeyShelf } from './key-shelf.ts';
import { syncStrings } from './sync-strings.ts';

/** Figures for the API are computed when the edits have come to rest. */
const PUBLISH_MS = 20_000;
/** Edits come in bursts; one round after the burst is enough. */
const SETTLE_MS = 2_000;
/** Without a connection: tried again after five seconds, then ever later, up to five minutes. */
const RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;
const LOCK = 'cryptax-sync';

export type EncryptionState = 'unknown' | 'off' | 'on' | 'locked';

export class SyncService {
  readonly encryption = new Observable<EncryptionState>('unknown');
  readonly progress = new Observable<SyncProgress | undefined>(undefined);
  readonly #ledger: LedgerClient;
  readonly #shelf = createKeyShelf();
  #running: Promise<boolean> | undefined;
  #isAskedAgain = false;
  /** The user's word about many deletions, while a round without it was under way. */
  #allowsMassDeletion = false;
  /** Counts on when the user leaves or the session ends. */
  #life = 0;
  #failures = 0;
  #synced: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #publishing: ReturnType<typeof setTimeout> | undefined;
  #published: number | undefined;
  #stops: readonly (() => void)[] = [];

  constructor(ledger: LedgerClient) {
    this.#ledger = ledger;
  }

  /** The signed-in account, for the steps of encryption. */
  owner(): Owner | undefined {
    const who = session.get();
    if (who.kind === 'signed-out') return undefined;
    return { client: accountClient(), userId: who.userId, shelf: this.#shelf };
  }

  /** Switches on and uploads what there is. False when that failed; the mode is then `error` and the reason is kept. */
  async enable(): Promise<boolean> {
    const isDone = await this.syncNow();
    if (this.owner() !== undefined) this.#follow();
    return isDone;
  }

  /** Local data stays; the cloud keeps what it has until the account is deleted. */
  async disable(): Promise<void> {
    const owner = this.owner();
    await this.leave();
    // What is still under way may write to the device; afterwards nothing does any more.
    await this.#running;
    if (owner !== undefined) await this.#ledger.api.forgetSync(owner.userId);
  }

  /** Before signing out: this device stops and forgets the key, but remembers what was agreed on. */
  async leave(): Promise<void> {
    this.#end();
    const owner = this.owner();
    if (owner !== undefined) await this.#shelf.remove(owner.userId);
    this.encryption.set('unknown');
    settings.set('syncFailure', 'none');
    settings.set('storageMode', 'offline');
    settings.set('lastSync', null);
  }

  /** The session ended without the user's doing. */
  lostSession(): void {
    this.#end();
    if (settings.get('storageMode') !== 'offline') this.#fail({ code: 'needs-login' });
  }

  /** Goes on after a reload. */
  resume(): void {
    if (settings.get('storageMode') === 'offline' || this.owner() === undefined) return;
    this.#follow();
    void this.syncNow();
  }

  syncNow(allowMassDeletion = false): Promise<boolean> {
    if (this.#running !== undefined) {
      this.#isAskedAgain = true;
      this.#allowsMassDeletion ||= allowMassDeletion;
      return this.#running;
    }
    const isAllowed = allowMassDeletion || this.#allowsMassDeletion;
    this.#allowsMassDeletion = false;
    this.#running = this.#round(isAllowed).finally(() => {
      this.#running = undefined;
      this.progress.set(undefined);
      if (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        this.#soon();
      }
    });
    return this.#running;
  }

  async #round(allowMassDeletion: boolean): Promise<boolean> {
    const owner = this.owner();
    if (owner === undefined) return this.#fail({ code: 'needs-login' });
    const life = this.#life;
    settings.set('storageMode', 'syncing');
    const outcome = await alone(() => this.#sync(owner, allowMassDeletion));
    // Signed out meanwhile: what this round says about the storage counts no more.
    if (life !== this.#life) return false;
    this.#synced = this.#revision();
    if (!outcome.ok) return this.#fail(outcome.error);
    this.#failures = 0;
    settings.set('syncFailure', 'none');
    settings.set('lastSync', new Date().toISOString());
    settings.set('storageMode', 'cloud');
    this.#publishSoon(owner);
    return true;
  }

  async #sync(owner: Owner, allowMassDeletion: boolean): Promise<Result<Synced, SyncFailure>> {
    const seal = await currentSeal(owner);
    if (!seal.ok) {
      if (seal.error.code === 'passphrase') this.encryption.set('locked');
      return err(seal.error);
    }
    this.encryption.set(seal.value.form === 'sealed' ? 'on' : 'off');
    const { form, changesAfter, send } = cloudWith(owner.client, seal.value);
    const account = { userId: owner.userId, form };
    return this.#ledger.api.sync(account, changesAfter, send, allowMassDeletion, (step) => this.progress.set(step));
  }

  /** Once per state of the book; a failure is no trouble of syncing, the next round tries again. */
  #publishSoon(owner: Owner): void {
    clearTimeout(this.#publishing);
    const revision = this.#revision();
    if (revision === this.#published || currentPlan() === 'free' || this.encryption.get() !== 'off') return;
    this.#publishing = setTimeout(async () => {
      const { publish } = await import('./publish.ts');
      if ((await publish(this.#ledger.api, owner)).ok) this.#published = revision;
    }, PUBLISH_MS);
  }

  #fail(failure: SyncFailure): false {
    // Where the worker ended in the middle of a round, its own code comes back instead of one of syncing.
    settings.set('syncFailure', failure.code in syncStrings.table ? failure.code : 'store');
    settings.set('storageMode', 'error');
    // No event tells that a server is back.
    if (failure.code === 'offline') this.#soon(Math.min(RETRY_MS * 2 ** this.#failures++, LONGEST_RETRY_MS));
    return false;
  }

  #revision(): number | undefined {
    const state = this.#ledger.state.get();
    return (state.kind === 'ready' || state.kind === 'empty') && state.book === 'own' ? state.revision : this.#synced;
  }

  #follow(): void {
    this.#stop();
    const channel = accountClient()
      .channel('own-transactions')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'transactions' }, () => this.#soon())
      .on('postgres_changes', { event: '*', schema: 'public', table: 'tombstones' }, () => this.#soon())
      .subscribe();
    const online = () => this.#soon();
    globalThis.addEventListener('online', online);
    this.#stops = [
      this.#ledger.state.subscribe(() => {
        // A round ends with a state of its own; only a new revision of the user's book is news.
        if (this.#revision() !== this.#synced) this.#soon();
      }),
      () => globalThis.removeEventListener('online', online),
      () => void accountClient().removeChannel(channel),
    ];
  }

  /** What is under way says nothing about the storage any more, and the next account begins anew. */
  #end(): void {
    this.#stop();
    this.#life += 1;
    this.#published = undefined;
  }

  #stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    clearTimeout(this.#timer);
    clearTimeout(this.#publishing);
    this.#isAskedAgain = false;
  }

  #soon(afterMs = SETTLE_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // Another tab switched syncing off meanwhile: that holds for all of them.
      if (settings.get('storageMode') === 'offline') this.#stop();
      else void this.syncNow();
    }, afterMs);
  }
}

/** One round at a time over all tabs: they share the memory of what was agreed on. Not every browser has locks. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  return locks ? locks.request(LOCK, work) : work();
}
