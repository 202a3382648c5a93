/**
 * The desk of exchange connections: keys under one passphrase, readings that survive being cut off, and their way into the
 * ledger through the import desk, like a file.
 */
import { connectableExchange, type ExchangeCredentials, exchangeCredentials } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';
import { decryptText, type EncryptedText, encryptText } from '@cryptax/store';
import type { Answer, ConnectionProblem, LedgerError } from '../../../platform/ledger/answer.ts';
import type { CommittedImport } from '../../../platform/ledger/import-types.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { RunningJobs } from '../../../platform/ledger/worker/running-jobs.ts';
import type {
  ConnectionsView,
  ConnectionView,
  NewConnection,
  ReadConnection,
  ReadingProgress,
} from '../connection-types.ts';
import {
  addConnection,
  connectionOf,
  forgetConnection,
  type KeptConnection,
  type KeptSync,
  readConnections,
} from './kept-connections.ts';
import { forgetReading, readRange } from './kept-reading.ts';
import { createRelay, type Relay } from './relay.ts';
import { readIntoPreview, takeOver, testKey } from './sync-connection.ts';

export function createConnectionHandlers({ withLedger, editing }: WorkerContext) {
  const ring = new KeyRing();
  const running = new RunningJobs();
  const relayOf = ({ markets: { world } }: LiveLedger) => createRelay({ fetch: world.fetch, clock: world.clock });
  const onConnection = <T>(
    id: string,
    work: (connection: KeptConnection, live: LiveLedger, credentials: ExchangeCredentials) => Answer<T>,
  ): Answer<T> =>
    withLedger(async (live) => {
      const found = await connectionOf(live.store, id);
      if (!found.ok) return found;
      const credentials = await ring.open(found.value);
      return credentials.ok ? work(found.value, live, credentials.value) : credentials;
    });

  return {
    connections: (): Answer<ConnectionsView> => withLedger((live) => viewOf(live, ring, running)),
    /** Sets the passphrase when there is no connection yet, else opens the keys with it. */
    unlockConnections: (passphrase: string): Answer<void> =>
      withLedger(async ({ store }) => {
        const kept = await readConnections(store);
        return kept.ok ? ring.unlock(passphrase, kept.value) : kept;
      }),
    lockConnections: async (): Promise<void> => ring.lock(),
    /** Asks the exchange with the key first; a key that it refuses is not kept. */
    addConnection: (draft: NewConnection): Answer<ConnectionView> =>
      withLedger((live) => add(live, ring, relayOf(live), draft)),
    testConnection: (id: string): Answer<ConnectionView> =>
      onConnection(id, async (connection, live, credentials) => {
        const tested = await testKey(live, relayOf(live), connection, credentials);
        if (!tested.ok) return tested;
        const view = await viewOf(live, ring, running);
        return view.ok ? pick(view.value, id) : view;
      }),
    /** Reads what is new, from where an earlier reading was cut off. */
    readConnection: (id: string, onProgress?: (progress: ReadingProgress) => void): Answer<ReadConnection> =>
      onConnection(id, async (connection, live, credentials) => {
        if (running.has(id)) return err({ code: 'connection.busy' });
        return running.run(id, (signal) =>
          readIntoPreview(live, relayOf(live), connection, credentials, signal, onProgress),
        );
      }),
    cancelReading: async (id: string): Promise<void> => running.stop(id),
    /** Writes what was read into the ledger. */
    takeOverConnection: (id: string, previewId: string): Answer<CommittedImport> =>
      editing((live) => takeOver(live, id, previewId)),
    /** Forgets key and place; what was imported stays in the ledger. */
    removeConnection: (id: string): Answer<void> =>
      withLedger(async ({ store }) => {
        await running.end(id);
        ring.forget(id);
        const gone = await forgetConnection(store, id);
        return gone.ok ? forgetReading(store, id) : gone;
      }),
  };
}

async function viewOf(
  { store }: LiveLedger,
  ring: KeyRing,
  running: Pick<RunningJobs, 'has'>,
): Promise<Result<ConnectionsView, LedgerError>> {
  const kept = await readConnections(store);
  if (!kept.ok) return kept;
  const list: ConnectionView[] = [];
  for (const { sealed: _, imports: __, check, checkedAt, lastSync, ...shown } of kept.value) {
    const range = await readRange(store, shown.id);
    list.push({
      ...shown,
      lastTest: { at: checkedAt, responseMs: check.responseMs },
      rights: check.rights,
      keepsDays: check.keepsDays,
      streams: check.streams,
      ...(lastSync === undefined ? {} : { lastSync: shownSync(lastSync) }),
      ...(range.ok && range.value !== undefined ? { waiting: range.value.records } : {}),
      isReading: running.has(shown.id),
    });
  }
  return ok({ list, hasPassphrase: list.length > 0, isUnlocked: ring.isUnlocked });
}

function shownSync({ until: _, streams: __, ...sync }: KeptSync) {
  return sync;
}

function pick({ list }: ConnectionsView, id: string): Result<ConnectionView, LedgerError> {
  const found = list.find((connection) => connection.id === id);
  return found === undefined ? err({ code: 'connection.missing' }) : ok(found);
}

async function add(
  live: LiveLedger,
  ring: KeyRing,
  relay: Relay,
  { exchange, label, credentials }: NewConnection,
): Promise<Result<ConnectionView, LedgerError>> {
  if (connectableExchange(exchange) === undefined) return err({ code: 'exchange.unknown' });
  if (!ring.isUnlocked) return err({ code: 'connection.locked' });
  const check = await relay.check(exchange, credentials);
  if (!check.ok) return check;
  const id = crypto.randomUUID();
  const sealed = await ring.encrypt(id, credentials);
  if (!sealed.ok) return sealed;
  const at = live.now();
  const head = { id, exchange, label, createdAt: at, sealed: sealed.value, imports: [] };
  const kept = await addConnection(live.store, { ...head, check: check.value, checkedAt: at, refused: [] });
  if (!kept.ok) return kept;
  const view = await viewOf(live, ring, { has: () => false });
  return view.ok ? pick(view.value, id) : view;
}

/**
 * The keys of the exchanges and the one passphrase that seals them. Both live in this worker's memory, at most as long as its
 * tab, and go nowhere but into requests to our own server. Opening a key costs half a second on purpose, so it is done once.
 */
const purposeOf = (id: string) => `cryptax exchange connection ${id}`;

class KeyRing {
  #passphrase: string | undefined;
  readonly #opened = new Map<string, ExchangeCredentials>();

  get isUnlocked(): boolean {
    return this.#passphrase !== undefined;
  }

  /** Tried on the first connection; the others have the same one. Without any it is set. */
  async unlock(passphrase: string, connections: readonly KeptConnection[]): Promise<Result<void, ConnectionProblem>> {
    const [first] = connections;
    if (first !== undefined) {
      const opened = await this.#openWith(passphrase, first);
      if (!opened.ok) return opened;
    }
    this.#passphrase = passphrase;
    return ok(undefined);
  }

  lock(): void {
    this.#passphrase = undefined;
    this.#opened.clear();
  }

  forget(id: string): void {
    this.#opened.delete(id);
  }

  async encrypt(id: string, credentials: ExchangeCredentials): Promise<Result<EncryptedText, ConnectionProblem>> {
    if (this.#passphrase === undefined) return err({ code: 'connection.locked' });
    this.#opened.set(id, credentials);
    return ok(await encryptText(this.#passphrase, JSON.stringify(credentials), purposeOf(id)));
  }

  async open(connection: KeptConnection): Promise<Result<ExchangeCredentials, ConnectionProblem>> {
    const known = this.#opened.get(connection.id);
    if (known !== undefined) return ok(known);
    return this.#passphrase === undefined
      ? err({ code: 'connection.locked' })
      : this.#openWith(this.#passphrase, connection);
  }

  async #openWith(
    passphrase: string,
    { id, sealed }: KeptConnection,
  ): Promise<Result<ExchangeCredentials, ConnectionProblem>> {
    const text = await decryptText(passphrase, sealed, purposeOf(id));
    if (!text.ok) {
      return err({ code: text.error === 'damaged' ? 'connection.damaged' : 'connection.wrong-passphrase' });
    }
    const credentials = exchangeCredentials.safeParse(JSON.parse(text.value));
    if (!credentials.success) return err({ code: 'connection.damaged' });
    this.#opened.set(id, credentials.data);
    return ok(credentials.data);
  }
}
