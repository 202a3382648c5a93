/**
 * How much room there is and whether the browser may throw the database away. Asking it not to is possible only on the page
 * itself, not in workers, so that is no part of the store.
 */
export interface StorageSpace {
  readonly persistence: 'granted' | 'refused' | 'unsupported';
  readonly usedBytes?: number | undefined;
  readonly quotaBytes?: number | undefined;
}

type StorageApi = Partial<Pick<StorageManager, 'persisted' | 'estimate'>>;

export async function readStorageSpace(storage: StorageApi | undefined): Promise<StorageSpace> {
  const persisted = await storage?.persisted?.();
  const estimate = await storage?.estimate?.();
  return {
    persistence: persisted === undefined ? 'unsupported' : persisted ? 'granted' : 'refused',
    usedBytes: estimate?.usage,
    quotaBytes: estimate?.quota,
  };
}
