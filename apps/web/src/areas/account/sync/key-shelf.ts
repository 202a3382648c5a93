/**
 * Where this device keeps the key, so that the passphrase is asked for once and not at every visit. The key cannot be read
 * out of it. The events themselves lie readable beside it anyway, so this gives nothing away.
 */
const DATABASE = 'cryptax-keys';
const TABLE = 'keys';

export interface KeyShelf {
  readonly get: (userId: string) => Promise<CryptoKey | undefined>;
  readonly put: (userId: string, key: CryptoKey) => Promise<void>;
  readonly remove: (userId: string) => Promise<void>;
}

/** A device that keeps nothing (private windows) asks again; that is no failure. */
export function createKeyShelf(): KeyShelf {
  const inMemory = new Map<string, CryptoKey>();
  return {
    get: async (userId) => {
      const kept = inMemory.get(userId) ?? (await attempt<unknown>('readonly', (table) => table.get(userId)));
      return kept instanceof CryptoKey ? kept : undefined;
    },
    put: async (userId, key) => {
      inMemory.set(userId, key);
      await attempt('readwrite', (table) => table.put(key, userId));
    },
    remove: async (userId) => {
      inMemory.delete(userId);
      await attempt('readwrite', (table) => table.delete(userId));
    },
  };
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
