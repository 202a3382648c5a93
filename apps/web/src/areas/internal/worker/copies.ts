/**
 * Isolated copies of the user's data: a database of its own, filled from a backup, with no other tab listening and no
 * network behind it. What a check does there cannot reach the user's ledger. A copy that a crash left behind is deleted
 * when a later one is opened, or with all the user's data.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { type LiveLedger, openLiveLedger, type ServiceOptions } from '../../../platform/ledger/worker/live-ledger.ts';
import { StateBroadcaster } from '../../../platform/ledger/worker/state-broadcaster.ts';
import { browserWorld, type OutsideWorld } from '../../../platform/services/outside-world.ts';

const PREFIX = 'cryptax-test-copy-';
/** Older ones belong to nobody: no run takes as long. */
const FORGOTTEN_MS = 3_600_000;

export interface Copy {
  readonly id: string;
  readonly session: LiveLedger;
}

/** `backup` is the content, none for an empty copy. */
export async function openCopy(
  options: ServiceOptions,
  backup: Uint8Array<ArrayBuffer> | undefined,
  isLocked = false,
): Promise<Result<Copy, LedgerError>> {
  const now = options.now().getTime();
  await forgetCopies(options, now - FORGOTTEN_MS);
  const id = `${PREFIX}${now}-${crypto.randomUUID().slice(0, 8)}`;
  const session = await openLiveLedger(
    {
      ...options,
      store: { ...options.store, name: id, channel: SILENT, lock: (work) => work() },
      world: NO_NETWORK,
      importLock: async (work) => ({ kind: 'done', value: await work() }),
    },
    new StateBroadcaster(),
  );
  if (!session.ok || backup === undefined) return session.ok ? ok({ id, session: session.value }) : session;
  const { store } = session.value;
  // What is locked where it lies is not copied readable: under a passphrase that nobody knows.
  const locked = isLocked ? await store.vault.turnOn(crypto.randomUUID()) : ok(undefined);
  const filled = locked.ok ? await store.restore(backup, { mode: 'replace' }) : locked;
  if (filled.ok) return ok({ id, session: session.value });
  await deleteCopy(options, { id, session: session.value });
  return err(filled.error);
}

export async function deleteCopy(options: ServiceOptions, { id, session }: Copy): Promise<void> {
  session.store.close();
  await deleteDatabase(factoryOf(options), id);
}

/** For faults that no repository would let through: the database itself. */
export function rawDatabase(options: ServiceOptions, id: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factoryOf(options).open(id);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const SILENT = { post: () => undefined, listen: () => undefined, close: () => undefined };

const NO_NETWORK: OutsideWorld = {
  ...browserWorld,
  bases: () => Promise.reject(new TypeError('A copy has no network.')),
  fetch: () => Promise.reject(new TypeError('A copy has no network.')),
  isOnline: () => false,
};

function factoryOf({ store }: ServiceOptions): IDBFactory {
  return store?.api?.indexedDB ?? globalThis.indexedDB;
}

/** Those opened before a moment; all of them when the user clears his data. */
export async function forgetCopies(options: ServiceOptions, before = Number.POSITIVE_INFINITY): Promise<void> {
  const factory = factoryOf(options);
  // Firefox before 126 cannot list databases; there a leftover stays until the browser clears it.
  const names = (await factory.databases?.())?.flatMap(({ name }) => name ?? []) ?? [];
  const isMeant = (name: string) => name.startsWith(PREFIX) && Number(name.slice(PREFIX.length).split('-')[0]) < before;
  await Promise.all(names.filter(isMeant).map((name) => deleteDatabase(factory, name)));
}

function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = factory.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    // Someone still holds it open: it goes as soon as he lets go.
    request.onblocked = () => resolve();
  });
}
