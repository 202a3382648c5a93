/**
 * Asks the browser once per page not to clear the database under pressure. Only the page may ask, not the worker; the
 * store's own function would bring the whole database code into the page.
 */
let asked: Promise<boolean> | undefined;

export function keepStorage(): Promise<boolean> {
  asked ??= ask(navigator.storage);
  return asked;
}

async function ask(storage: Partial<StorageManager> | undefined): Promise<boolean> {
  try {
    return (await storage?.persisted?.()) === true || (await storage?.persist?.()) === true;
  } catch {
    // Some private windows refuse even the question.
    return false;
  }
}

/**
 * How full the browser's storage is. A warning comes while there is still room to act: from four fifths of what the
 * browser allows, or when less is left than an ordinary import needs.
 */
export interface StoragePressure {
  readonly usedPercent: number;
  readonly freeBytes: number;
}

const WARN_SHARE = 0.8;
const LEAST_FREE_BYTES = 50_000_000;

/** Undefined while there is plenty of room, and where the browser does not say. */
export function pressureOf(estimate: StorageEstimate | undefined): StoragePressure | undefined {
  const { usage, quota } = estimate ?? {};
  if (usage === undefined || quota === undefined || quota <= 0) return undefined;
  const freeBytes = Math.max(0, quota - usage);
  if (usage / quota < WARN_SHARE && freeBytes >= LEAST_FREE_BYTES) return undefined;
  return { usedPercent: Math.min(100, Math.floor((usage * 100) / quota)), freeBytes };
}
