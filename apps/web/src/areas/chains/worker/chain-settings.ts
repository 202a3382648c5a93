/** Keys of explorers and the user's own servers, kept on this device; read with care like every kept value. */
import { isRecord, type Result } from '@cryptax/kernel';
import { CHAINS, type ChainId, type Endpoint } from '@cryptax/onchain';
import type { JsonValue, Store, StoreError } from '@cryptax/store';
import type { ChainSettings } from '../wallet-types.ts';

const KEY = 'chain-settings';

export async function chainSettings(store: Store): Promise<ChainSettings> {
  const kept = await store.settings.get(KEY);
  const value = kept.ok && isRecord(kept.value) ? kept.value : {};
  const keys = isRecord(value.keys) ? value.keys : {};
  const endpoints = isRecord(value.endpoints) ? value.endpoints : {};
  return {
    keys: Object.fromEntries(
      Object.entries(keys).flatMap(([service, key]) => (typeof key === 'string' && key !== '' ? [[service, key]] : [])),
    ),
    endpoints: Object.fromEntries(
      CHAINS.flatMap(({ id }) => {
        const list = endpoints[id];
        const own = Array.isArray(list) ? list.filter(isEndpoint) : [];
        return own.length === 0 ? [] : [[id, own]];
      }),
    ) as Partial<Record<ChainId, readonly Endpoint[]>>,
  };
}

/** Noted in the journal without the keys, and so without a way back: a key that was taken out is kept nowhere. */
export async function setChainSettings(store: Store, settings: ChainSettings): Promise<Result<void, StoreError>> {
  const kept = await store.settings.set(KEY, settings as unknown as JsonValue);
  return kept.ok ? store.journal.note('own', { kind: 'chain-access', why: 'save', subjects: [] }) : kept;
}

function isEndpoint(value: unknown): value is Endpoint & JsonValue {
  if (!isRecord(value)) return false;
  const { service, family, base } = value;
  return typeof service === 'string' && typeof family === 'string' && typeof base === 'string' && URL.canParse(base);
}
