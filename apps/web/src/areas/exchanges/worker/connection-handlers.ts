/**
 * The handlers of exchange connections: keys under one passphrase, readings that survive being cut off, and their way into the
 * ledger through the import, like a file.
 */
import { connectableExchange, type ExchangeCredentials, exchangeCredentials } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';
import type { Store } from '@cryptax/store';
import type { Answer, ConnectionProblem, LedgerError } from '../../../platform/ledger/answer.ts';
import type { CommittedImport } from '../../../platform/ledger/import-types.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import { keyRingOf } from '../../../platform/ledger/worker/key-ring.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { RunningJobs } from '../../../platform/ledger/worker/running-jobs.ts';
import { sealedServiceKeys } from '../../../platform/ledger/worker/service-keys.ts';
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
  const running = new RunningJobs();
  const relayOf = ({ markets: { world } }: LiveLedger) => createRelay({ fetch: world.fetch, clock: world.clock });
  const onConnection = <T>(
    id: string,
    work: (connection: KeptConnection, live: LiveLedger, credentials: ExchangeCredentials) => Answer<T>,
  ): Answer<T> =>
    withLedger(async (live) => {
      const found = await connectionOf(live.store, id);
      if (!found.ok) return found;
      const credentials = await openCredentials(live.store, found.value);
      return credentials.ok ? work(found.value, live, credentials.value) : credentials;
    });

  return {
    connections: (): Answer<ConnectionsView> => withLedger((live) => viewOf(live, running)),
    /** Sets the passphrase when no key is sealed yet, else opens the keys of exchanges and services with it. */
    unlockConnections: (passphrase: string): Answer<void> => withLedger(({ store }) => unlock(store, passphrase)),
    lockConnections: (): Answer<void> =>
      withLedger(async ({ store }) => {
        keyRingOf(store).lock();
        return ok(undefined);
      }),
    /** Asks the exchange with the key first; a key that it refuses is not kept. */
    addConnection: (draft: NewConnection): Answer<ConnectionView> =>
      withLedger((live) => add(live, relayOf(live), draft)),
    testConnection: (id: string): Answer<ConnectionView> =>
      onConnection(id, async (connection, live, credentials) => {
        const tested = await testKey(live, relayOf(live), connection, credentials);
        if (!tested.ok) return tested;
        const view = await viewOf(live, running);
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
        keyRingOf(store).forget(purposeOf(id));
        const gone = await forgetConnection(store, id);
        return gone.ok ? forgetReading(store, id) : gone;
      }),
  };
}

async function viewOf(
  { store }: LiveLedger,
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
      lastSync: lastSync === undefined ? undefined : shownSync(lastSync),
      waiting: range.ok && range.value !== undefined ? range.value.records : undefined,
      isReading: running.has(shown.id),
    });
  }
  const hasPassphrase = list.length > 0 || (await sealedServiceKeys(store)) !== undefined;
  return ok({ list, hasPassphrase, isUnlocked: keyRingOf(store).isUnlocked });
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
  relay: Relay,
  { exchange, label, credentials }: NewConnection,
): Promise<Result<ConnectionView, LedgerError>> {
  if (connectableExchange(exchange) === undefined) return err({ code: 'exchange.unknown' });
  if (!keyRingOf(live.store).isUnlocked) return err({ code: 'connection.locked' });
  const check = await relay.check(exchange, credentials);
  if (!check.ok) return check;
  const id = crypto.randomUUID();
  const sealed = await keyRingOf(live.store).seal(purposeOf(id), JSON.stringify(credentials));
  if (!sealed.ok) return sealed;
  const at = live.now();
  const head = { id, exchange, label, createdAt: at, sealed: sealed.value, imports: [] };
  const kept = await addConnection(live.store, { ...head, check: check.value, checkedAt: at, refused: [] });
  if (!kept.ok) return kept;
  const view = await viewOf(live, { has: () => false });
  return view.ok ? pick(view.value, id) : view;
}

const purposeOf = (id: string) => `cryptax exchange connection ${id}`;

async function openCredentials(
  store: Store,
  { id, sealed }: KeptConnection,
): Promise<Result<ExchangeCredentials, ConnectionProblem>> {
  const text = await keyRingOf(store).open({ purpose: purposeOf(id), sealed });
  if (!text.ok) return text;
  const credentials = exchangeCredentials.safeParse(JSON.parse(text.value));
  return credentials.success ? ok(credentials.data) : err({ code: 'connection.damaged' });
}

/** The passphrase is tried on whatever lies sealed here. */
async function unlock(store: Store, passphrase: string): Promise<Result<void, LedgerError>> {
  const kept = await readConnections(store);
  if (!kept.ok) return kept;
  const [first] = kept.value;
  const known = first === undefined ? await sealedServiceKeys(store) : { ...first, purpose: purposeOf(first.id) };
  return keyRingOf(store).unlock(passphrase, known);
}
