/** Everything read of chains, forgotten: when the ledger is erased nothing of it stays behind. */
import type { Store } from '@cryptax/store';

/** Keys of the store's settings under which the chains area keeps what it read. */
export const CHAIN_KEYS = 'chain:';

export async function forgetAllChains(store: Store): Promise<void> {
  const kept = await store.settings.readUnder(CHAIN_KEYS);
  if (!kept.ok) return;
  for (const key of kept.value.keys()) await store.settings.remove(key);
}
