/**
 * How much room there is and whether the browser may throw the database away. `persist` exists only on the page
 * itself, not in workers, so this stands apart from the store and takes the browser's storage object.
 */
export interface StorageSpace {
  readonly persistence: 'granted' | 'refused' | 'unsupported';
  readonly usedBytes?: number;
  readonly quotaBytes?: number;
}

export type StorageApi = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>;

/** Asks the browser not to clear the database under pressure; call it on the page after a user's action. */
export async function requestPersistence(storage: StorageApi | undefined): Promise<StorageSpace> {
  const space = await readStorageSpace(storage);
  if (space.persistence === 'granted' || !storage?.persist) return space;
  return { ...space, persistence: (await storage.persist()) ? 'granted' : 'refused' };
}

export async function readStorageSpace(storage: StorageApi | undefined): Promise<StorageSpace> {
  const persisted = await storage?.persisted?.();
  const estimate = await storage?.estimate?.();
  return {
    persistence: persisted === undefined ? 'unsupported' : persisted ? 'granted' : 'refused',
    ...(estimate?.usage === undefined ? {} : { usedBytes: estimate.usage }),
    ...(estimate?.quota === undefined ? {} : { quotaBytes: estimate.quota }),
  };
}
