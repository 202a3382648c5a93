/**
 * The storage mode and what keeps it true: offline, cloud, syncing, error. Once switched on, it syncs after changes, when
 * the connection returns and when another device wrote something; never two rounds at once.
 */
import type { SyncFailure } from '@cryptax/store';
import { accountClient } from '../account/client.ts';
import type { LedgerClient } from '../ledger/ledger-client.ts';
import { Observable } from '../observable.ts';
import { session } from '../session/session.ts';
import { settings } from '../settings/settings.ts';
import { cloudWith } from './cloud.ts';
import { eventKey } from './event-cipher.ts';

/** Edits come in bursts; one round after the burst is enough. */
const SETTLE_MS = 2_000;

export class SyncService {
  readonly failure = new Observable<SyncFailure | undefined>(undefined);
  readonly #ledger: LedgerClient;
  #key: CryptoKey | undefined;
  #running: Promise<boolean> | undefined;
  #isAskedAgain = false;
  #synced: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stops: readonly (() => void)[] = [];

  constructor(ledger: LedgerClient) {
    this.#ledger = ledger;
  }

  /** Switches on and uploads what there is. False when that failed; the mode is then `error` and the reason is kept. */
  async enable(passphrase = ''): Promise<boolean> {
    const who = session.get();
    if (who.kind === 'signed-out') {
      this.failure.set({ code: 'needs-login' });
      return false;
    }
    this.#key = passphrase === '' ? undefined : await eventKey(passphrase, who.userId);
    const isDone = await this.syncNow();
    if (isDone) this.#follow();
    return isDone;
  }

  /** Local data stays; the cloud keeps what it has until the account is deleted. */
  async disable(): Promise<void> {
    this.#stop();
    await this.#ledger.api.forgetSync();
    this.failure.set(undefined);
    settings.set('storageMode', 'offline');
    settings.set('lastSync', null);
  }

  /** Goes on after a reload. */
  resume(): void {
    if (settings.get('storageMode') === 'offline' || session.get().kind === 'signed-out') return;
    this.#follow();
    void this.syncNow();
  }

  syncNow(allowMassDeletion = false): Promise<boolean> {
    if (this.#running !== undefined) {
      this.#isAskedAgain = true;
      return this.#running;
    }
    this.#running = this.#round(allowMassDeletion).finally(() => {
      this.#running = undefined;
      if (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        this.#soon();
      }
    });
    return this.#running;
  }

  async #round(allowMassDeletion: boolean): Promise<boolean> {
    settings.set('storageMode', 'syncing');
    const { changesAfter, send } = cloudWith(this.#key);
    const outcome = await this.#ledger.api.sync(changesAfter, send, allowMassDeletion);
    this.#synced = this.#revision();
    this.failure.set(outcome.ok ? undefined : outcome.error);
    settings.set('storageMode', outcome.ok ? 'cloud' : 'error');
    if (outcome.ok) settings.set('lastSync', new Date().toISOString());
    return outcome.ok;
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

  #stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    clearTimeout(this.#timer);
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.syncNow(), SETTLE_MS);
  }
}
