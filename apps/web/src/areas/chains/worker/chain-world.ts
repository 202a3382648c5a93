/** The chains' services as the worker asks them: one client for all wallets, so that limits hold over all of them. */
import { CHAIN_RELAY_PATH, knownQuestion } from '@cryptax/api-contract';
import { type FetchLike, HttpClient } from '@cryptax/http';
import { compareText, isRecord, type Result } from '@cryptax/kernel';
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
import { serviceKeys } from '../../../platform/ledger/worker/service-keys.ts';
import type { OutsideWorld } from '../../../platform/services/outside-world.ts';
import { type ChainFailure, type ChainSettings, OWN_SERVICE } from '../wallet-types.ts';

const KEY_HEADERS = ['authorization', 'api-key'];

/**
 * Questions that a service does not answer to pages, handed on by our own server (decision 0072). Everything else goes
 * its direct way: other hosts, and questions with a key, which the server must not see.
 */
export function overRelay(fetch: FetchLike): FetchLike {
  return (url, init) => {
    const headers = new Headers(init.headers);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    if (KEY_HEADERS.some((name) => headers.has(name)) || knownQuestion(url, body) === undefined)
      return fetch(url, init);
    return fetch(CHAIN_RELAY_PATH, {
      ...init,
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ url, body }),
    });
  };
}

/** The user's own servers, kept on this device; read with care like every kept value. */
const KEY = 'chain-settings';

/** For asking: with the keys that are open now. `locked`: services whose keys wait for the passphrase. */
export interface UsableSettings extends Omit<ChainSettings, 'keyed'> {
  readonly keys: Readonly<Record<string, string>>;
  readonly locked: readonly string[];
}

export async function usableSettings(store: Store): Promise<UsableSettings> {
  const { keyed: _, ...settings } = await chainSettings(store);
  const { keys, locked } = await serviceKeys(store);
  return { ...settings, keys, locked };
}

/** For the page: which services have a key, never the key. */
export async function chainSettings(store: Store): Promise<ChainSettings> {
  const kept = await store.settings.get(KEY);
  const value = kept.ok && isRecord(kept.value) ? kept.value : {};
  const { keys, locked } = await serviceKeys(store);
  const endpoints = isRecord(value.endpoints) ? value.endpoints : {};
  return {
    keyed: [...new Set([...Object.keys(keys), ...locked])].sort(compareText),
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

/** Noted in the journal without a way back, like keys. Keys are set one by one (`setServiceKey`). */
export async function setChainSettings(
  store: Store,
  { keyed: _, ...settings }: ChainSettings,
): Promise<Result<void, StoreError>> {
  const kept = await store.settings.set(KEY, settings as unknown as JsonValue);
  return kept.ok ? store.journal.note('own', { kind: 'chain-access', why: 'save', subjects: [] }) : kept;
}

function isEndpoint(value: unknown): value is Endpoint & JsonValue {
  if (!isRecord(value)) return false;
  const { service, family, base } = value;
  return typeof service === 'string' && typeof family === 'string' && typeof base === 'string' && URL.canParse(base);
}

export interface ChainWorld {
  readonly http: (settings: UsableSettings) => HttpClient;
  readonly sources: (chain: ChainId, settings: UsableSettings) => (address: string) => readonly ChainSource[];
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
