/**
 * Where this device keeps the key, so that the passphrase is asked for once and not at every visit. The key cannot be read
 * out of it. The events themselves lie readable beside it, so this gives nothing away; where a book is locked at rest it would,
 * and the key stays in memory alone.
 */
import { settings } from '../../../platform/settings/settings.ts';

const DATABASE = 'cryptax-keys';
const TABLE = 'keys';

/** Which key it is tells its check value: an account that was encrypted anew has another one. */
export interface KeptKey {
  readonly key: CryptoKey;
  readonly check: string;
}

export interface KeyShelf {
  readonly get: (userId: string) => Promise<KeptKey | undefined>;
  readonly put: (userId: string, kept: KeptKey) => Promise<void>;
  readonly remove: (userId: string) => Promise<void>;
}

/** A device that keeps nothing (private windows) asks again; that is no failure. */
export function createKeyShelf(): KeyShelf {
  const inMemory = new Map<string, KeptKey>();
  return {
    get: async (userId) => {
      const kept = inMemory.get(userId) ?? (await attempt<unknown>('readonly', (table) => table.get(userId)));
      return isKeptKey(kept) ? kept : undefined;
    },
    put: async (userId, kept) => {
      inMemory.set(userId, kept);
      if (settings.get('lockedBooks').length > 0) return;
      await attempt('readwrite', (table) => table.put(kept, userId));
    },
    remove: async (userId) => {
      inMemory.delete(userId);
      await attempt('readwrite', (table) => table.delete(userId));
    },
  };
}

/** A book was just locked: what opens the account's copy of it goes from the disk. */
export async function forgetKeptKeys(): Promise<void> {
  await attempt('readwrite', (table) => table.clear());
}

function isKeptKey(kept: unknown): kept is KeptKey {
  const { key, check } = (kept ?? {}) as Partial<Record<keyof KeptKey, unknown>>;
  return key instanceof CryptoKey && typeof check === 'string';
}

async function attempt<T>(
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    try {
      return await done(work(database.transaction(TABLE, mode).objectStore(TABLE)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
