/** The chains' services as the worker asks them: one client for all wallets, so that limits hold over all of them. */
import { HttpClient } from '@cryptax/http';
import { isRecord, type Result } from '@cryptax/kernel';
import {
  CHAIN_RATE_LIMITS,
  CHAINS,
  type ChainId,
  type ChainSource,
  type Endpoint,
  type ReaderFailure,
  sourcesFor,
} from '@cryptax/onchain';
import type { JsonValue, Store, StoreError } from '@cryptax/store';
import type { OutsideWorld } from '../../../platform/services/outside-world.ts';
import { type ChainFailure, type ChainSettings, OWN_SERVICE } from '../wallet-types.ts';
import { overRelay } from './over-relay.ts';

/** Keys of explorers and the user's own servers, kept on this device; read with care like every kept value. */
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
    ...(value.relay === true ? { relay: true } : {}),
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

export interface ChainWorld {
  readonly http: (settings: ChainSettings) => HttpClient;
  readonly sources: (chain: ChainId, settings: ChainSettings) => (address: string) => readonly ChainSource[];
}

/** A server of the user's own has no limit but its own. */
const OWN_SERVER = { requests: 50, perMs: 1_000 };

export function createChainWorld(world: OutsideWorld): ChainWorld {
  const clientOver = (fetch: OutsideWorld['fetch']) =>
    new HttpClient({
      fetch,
      clock: world.clock,
      rateLimits: { ...CHAIN_RATE_LIMITS, [OWN_SERVICE]: OWN_SERVER },
    });
  const [direct, relayed] = [clientOver(world.fetch), clientOver(overRelay(world.fetch))];
  const http: ChainWorld['http'] = ({ relay }) => (relay === true ? relayed : direct);
  return {
    http,
    sources: (chain, settings) => {
      const known = new Map<string, readonly ChainSource[]>();
      return (address) => {
        const found = known.get(address) ?? sourcesFor(chain, address, { ...settings, http: http(settings) });
        known.set(address, found);
        return found;
      };
    },
  };
}

export function failureOf({ reader, failure }: ReaderFailure): ChainFailure {
  return { service: reader, code: failure.code, ...(failure.code === 'api' ? { message: failure.message } : {}) };
}
