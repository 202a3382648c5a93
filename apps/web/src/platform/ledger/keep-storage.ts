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
