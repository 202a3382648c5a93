/** Everything read of chains, forgotten: when the ledger is erased nothing of it stays behind. */
import type { Store } from '@cryptax/store';

/** Keys of the store's settings under which the desk keeps what it read. */
export const CHAIN_KEYS = 'chain:';

export async function forgetAllChains(store: Store): Promise<void> {
  const all = await store.settings.readAll();
  if (!all.ok) return;
  for (const key of all.value.keys()) if (key.startsWith(CHAIN_KEYS)) await store.settings.remove(key);
}
