/**
 * The storage mode and what keeps it true: offline, cloud, syncing, error. Once switched on, it syncs after changes, when
 * the connection returns and when another device wrote something; never two rounds at once, not even in two tabs.
 */
import { err, type Result } from '@cryptax/kernel';
import type { Deletions, Synced, SyncFailure, SyncProgress } from '@cryptax/store';
import { accountBooks } from '../../../platform/books/books.ts';
import type { LedgerClient } from '../../../platform/ledger/ledger-client.ts';
import { Observable } from '../../../platform/observable.ts';
import { session } from '../../../platform/session/session.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { accountClient } from '../client.ts';
import type { Owner } from './encryption.ts';
import { createKeyShelf } from './key-shelf.ts';
import { Publisher } from './publisher.ts';
import { alone, signedIn } from './sync-account.ts';
import { isSyncQuestionOpen } from './sync-question-state.ts';
import { type EncryptionState, syncRound } from './sync-round.ts';
import { syncStrings } from './sync-strings.ts';

/** Edits come in bursts; one round after the burst is enough. */
const SETTLE_MS = 2_000;
/** Without a connection: tried again after five seconds, then ever later, up to five minutes. */
const RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

export class SyncService {
  readonly encryption = new Observable<EncryptionState>('unknown');
  readonly progress = new Observable<SyncProgress | undefined>(undefined);
  /** Why the last round stopped, with its numbers; the settings keep only the code of it. */
  readonly failure = new Observable<SyncFailure | undefined>(undefined);
  readonly #ledger: LedgerClient;
  readonly #shelf = createKeyShelf();
  #running: Promise<boolean> | undefined;
  #isAskedAgain = false;
  /** The user's word about many deletions, given while a round without it was under way. */
  #deletions: Deletions | undefined;
  /** Counts on when the user leaves or the session ends. */
  #life = 0;
  #failures = 0;
  #synced: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #publisher: Publisher;
  #stops: readonly (() => void)[] = [];

  constructor(ledger: LedgerClient) {
    this.#ledger = ledger;
    this.#publisher = new Publisher(ledger.api);
  }

  /** The signed-in account, for the steps of encryption. */
  owner(): Owner | undefined {
    const who = session.get();
    if (who.kind === 'signed-out') return undefined;
    return { client: accountClient(), userId: who.userId, shelf: this.#shelf };
  }

  /**
   * Switches on and uploads what there is. False when that failed; the mode is then `error` and the reason is kept. A book
   * of another account is refused: `settleOwner` decides about it. `onBegun` is told once a later visit would go on by itself.
   */
  async enable(onBegun?: () => void): Promise<boolean> {
    const account = signedIn();
    const begun =
      account === undefined ? err({ code: 'needs-login' } as const) : await this.#ledger.api.beginSync(account);
    const round = begun.ok ? this.syncNow() : this.#fail(begun.error);
    onBegun?.();
    const isDone = await round;
    if (!begun.ok) return false;
    if (this.owner() !== undefined && settings.get('storageMode') !== 'offline') this.#follow();
    return isDone;
  }

  /** A session has begun: where this browser holds the book of another account, that is asked before anything else. */
  async checkOwner(): Promise<boolean> {
    const account = signedIn();
    const life = this.#life;
    const known = await this.#ledger.api.syncOwner();
    if (account === undefined || life !== this.#life || !known.ok || known.value === undefined) return true;
    if (known.value.userId === account.userId || settings.get('keptApart') === account.userId) return true;
    this.#ask({ code: 'other-account', owner: known.value.label });
    return false;
  }

  /** Asks once more what the user put off, or kept apart before. */
  askAboutOwner(owner: string): void {
    this.#ask({ code: 'other-account', owner });
    isSyncQuestionOpen.set(true);
  }

  /** The user's decision about the book of another account. */
  async settleOwner(choice: 'keep' | 'fetch' | 'take'): Promise<boolean> {
    const account = signedIn();
    if (account === undefined) return false;
    const { api } = this.#ledger;
    if (choice === 'keep') {
      const ended = await api.endSync(false);
      if (ended.ok) settings.set('keptApart', account.userId);
      if (ended.ok) this.stop();
      return ended.ok;
    }
    const done = choice === 'take' ? await api.takeOverBook(account) : await api.erase('everything');
    if (!done.ok) return false;
    this.stop();
    // Who may read it is asked on this way too.
    if (choice === 'fetch') settings.set('cloudWanted', true);
    return true;
  }

  /** Local data stays; the cloud keeps what it has until the account is deleted. */
  async disable(): Promise<void> {
    await this.#leave(true);
    // What is still under way may write to the device; afterwards nothing does any more.
    await this.#running;
  }

  /** Before signing out: this device stops and forgets the key, but remembers what was agreed on. */
  leave(): Promise<void> {
    return this.#leave(false);
  }

  /** The book was cleared, or belongs to somebody else: this tab stops, and nothing else is touched. */
  stop(): void {
    this.#end();
    this.encryption.set('unknown');
    this.failure.set(undefined);
    settings.set('syncFailure', 'none');
    settings.set('storageMode', 'offline');
    settings.set('lastSync', null);
    settings.set('syncOffered', '');
  }

  async #leave(forget: boolean): Promise<void> {
    const owner = this.owner();
    this.stop();
    // In the database first of all: no tab and no later visit goes on by itself.
    await this.#ledger.api.endSync(forget);
    if (owner !== undefined) await this.#shelf.remove(owner.userId);
  }

  /** The session ended without the user's doing. */
  lostSession(): void {
    this.#end();
    if (settings.get('storageMode') !== 'offline') this.#fail({ code: 'needs-login' });
  }

  /** Goes on after a reload, or after the same user signed in again. */
  async resume(): Promise<void> {
    if (settings.get('storageMode') === 'offline' || this.owner() === undefined) return;
    const life = this.#life;
    const isOwn = await this.checkOwner();
    if (life !== this.#life) return;
    // Kept apart on purpose, or to be asked about: either way nothing goes on.
    if (!isOwn) return;
    this.#follow();
    await this.syncNow();
  }

  syncNow(deletions?: Deletions): Promise<boolean> {
    if (this.#running !== undefined) {
      this.#isAskedAgain = true;
      this.#deletions = deletions ?? this.#deletions;
      return this.#running;
    }
    const answer = deletions ?? this.#deletions;
    this.#deletions = undefined;
    this.#running = this.#round(answer).finally(() => {
      this.#running = undefined;
      this.progress.set(undefined);
      if (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        this.#soon();
      }
    });
    return this.#running;
  }

  async #round(deletions: Deletions | undefined): Promise<boolean> {
    const owner = this.owner();
    if (owner === undefined) return this.#fail({ code: 'needs-login' });
    const life = this.#life;
    settings.set('storageMode', 'syncing');
    const outcome = await alone(() => this.#sync(owner, deletions));
    // Signed out meanwhile: what this round says about the storage counts no more.
    if (life !== this.#life) return false;
    this.#synced = this.#revision();
    if (!outcome.ok) return this.#fail(outcome.error);
    this.#failures = 0;
    this.failure.set(undefined);
    settings.set('syncFailure', 'none');
    settings.set('lastSync', new Date().toISOString());
    settings.set('storageMode', 'cloud');
    if (this.encryption.get() === 'off') this.#publisher.soon(owner, this.#revision());
    else this.#publisher.stop();
    return true;
  }

  #sync(owner: Owner, deletions: Deletions | undefined): Promise<Result<Synced, SyncFailure>> {
    return syncRound({
      api: this.#ledger.api,
      owner,
      deletions,
      isStill: () => this.owner()?.userId === owner.userId,
      onSeal: (state) => this.encryption.set(state),
      onReformed: () => this.encryption.get() === 'sealing' && this.encryption.set('on'),
      onProgress: (step) => this.progress.set(step),
    });
  }

  #fail(failure: SyncFailure): false {
    // Cleared or switched off in another tab: that holds for all of them, and is no trouble.
    if (failure.code === 'ended') {
      this.stop();
      return false;
    }
    this.#ask(failure);
    // Where the worker ended in the middle of a round, its own code comes back instead of one of syncing.
    settings.set('syncFailure', failure.code in syncStrings.table ? failure.code : 'store');
    settings.set('storageMode', 'error');
    // Nothing of this account is of any concern here until the user has decided.
    if (failure.code === 'other-account') this.#stop();
    if (failure.code === 'too-often') this.#soon(failure.retryAfterMs);
    // No event tells that a server is back.
    if (failure.code === 'offline' || failure.code === 'busy')
      this.#soon(Math.min(RETRY_MS * 2 ** this.#failures++, LONGEST_RETRY_MS));
    return false;
  }

  /** Keeps why it stopped; a question opens when it arises, not with every round that meets it again. */
  #ask(failure: SyncFailure): void {
    if (settings.get('syncFailure') !== failure.code) isSyncQuestionOpen.set(true);
    this.failure.set(failure);
    if (failure.code === 'other-account') settings.set('syncFailure', failure.code);
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
    // Back from where a browser keeps pages that were left: a round under way ended with the visit.
    const cameBack = ({ persisted }: PageTransitionEvent) => persisted && this.#soon();
    globalThis.addEventListener('pageshow', cameBack);
    this.#stops = [
      this.#ledger.state.subscribe(() => {
        // A round ends with a state of its own; only a new revision of the user's book is news.
        if (this.#revision() !== this.#synced) this.#soon();
      }),
      () => globalThis.removeEventListener('online', online),
      () => globalThis.removeEventListener('pageshow', cameBack),
      () => void accountClient().removeChannel(channel),
    ];
  }

  /** What is under way says nothing about the storage any more, and the next account begins anew. */
  #end(): void {
    this.#stop();
    this.#life += 1;
    this.#publisher.forget();
    // Names of people are nobody else's business.
    accountBooks.set([]);
  }

  #stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    clearTimeout(this.#timer);
    this.#publisher.stop();
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
