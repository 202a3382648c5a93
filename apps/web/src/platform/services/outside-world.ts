/**
 * The network as the price worker sees it: addresses of the services, fetch, clock, and whether the browser is online. The
 * addresses are the services' own unless our server names a mirror (`CRYPTAX_PRICE_BASE`), as tests and closed networks do.
 */
import { type Clock, type FetchLike, systemClock } from '@cryptax/http';
import { isRecord } from '@cryptax/kernel';
import { basesUnder, SERVICE_BASES, type ServiceBases } from '@cryptax/prices';

/**
 * What our own server tells pages about its surroundings: mirrors, and what its operator set up. Undefined where no
 * server answers now (plain files, offline): the next question asks again. What it says is checked by whoever needs
 * it.
 */
type ServerConfig = Readonly<Record<string, unknown>>;

const CONFIG_PATH = '/api/config';

export async function askServerConfig(
  get: (url: string) => Promise<Response> = (url) => fetch(url, { cache: 'no-store' }),
): Promise<ServerConfig | undefined> {
  try {
    const answer = await get(CONFIG_PATH);
    if (!answer.ok) return {};
    const body: unknown = await answer.json();
    return isRecord(body) ? body : {};
  } catch {
    return undefined;
  }
}

export interface OutsideWorld {
  readonly bases: () => Promise<ServiceBases>;
  readonly fetch: FetchLike;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  /** Our own server's copy of the ECB file; the bank itself refuses pages. */
  readonly ratesUrl: string;
  /** Runs one after the other in the whole browser: what one tab has fetched, the next need not ask for. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

const FETCH_LOCK = 'cryptax-prices';
const RATES_PATH = '/api/rates/ecb';

export const browserWorld: OutsideWorld = {
  bases: remembered(() => askBases()),
  fetch: (url, init) => fetch(url, init),
  clock: systemClock,
  isOnline: () => globalThis.navigator?.onLine !== false,
  ratesUrl: RATES_PATH,
  alone: async (work) => {
    // Not there on a page without TLS, and null in the pages of unit tests: then this tab asks for itself.
    const locks = globalThis.navigator?.locks as LockManager | null | undefined;
    return locks ? locks.request(FETCH_LOCK, work) : work();
  },
};

/** Without a server that knows better (plain files, offline) the services' own addresses hold. */
export async function askBases(get?: (url: string) => Promise<Response>): Promise<ServiceBases | undefined> {
  const config = await askServerConfig(get);
  if (config === undefined) return undefined;
  const { priceBase: root } = config;
  return typeof root === 'string' && URL.canParse(root) ? basesUnder(root) : SERVICE_BASES;
}

function remembered(ask: () => Promise<ServiceBases | undefined>): () => Promise<ServiceBases> {
  let known: ServiceBases | undefined;
  return async () => {
    known ??= await ask();
    return known ?? SERVICE_BASES;
  };
}
