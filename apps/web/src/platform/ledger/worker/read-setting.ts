/** A value of the store's settings; one that cannot be read counts as absent. */
import type { JsonValue, Store } from '@cryptax/store';

export async function readSetting(store: Store, key: string): Promise<JsonValue | undefined> {
  const value = await store.settings.get(key);
  return value.ok ? value.value : undefined;
}
