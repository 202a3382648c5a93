/**
 * The network as the price desk sees it: addresses of the services, fetch, clock, and whether the browser is online. The
 * addresses are the services' own unless our server names a mirror (`CRYPTAX_PRICE_BASE`), as tests and closed networks do.
 */
import { type Clock, type FetchLike, systemClock } from '@cryptax/http';
import { basesUnder, SERVICE_BASES, type ServiceBases } from '@cryptax/prices';
import { askServerConfig } from './server-config.ts';

export interface OutsideWorld {
  readonly bases: () => Promise<ServiceBases>;
  readonly fetch: FetchLike;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  /** Our own server's copy of the ECB file; the bank itself refuses pages. */
  readonly ratesUrl: string;
}

const RATES_PATH = '/api/rates/ecb';

export const browserWorld: OutsideWorld = {
  bases: remembered(() => askBases()),
  fetch: (url, init) => fetch(url, init),
  clock: systemClock,
  isOnline: () => globalThis.navigator?.onLine !== false,
  ratesUrl: RATES_PATH,
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
