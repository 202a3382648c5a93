/** The chains' services as the desk asks them: one client for all wallets, so that limits hold over all of them. */
import { HttpClient } from '@cryptax/http';
import { CHAIN_RATE_LIMITS, type ChainId, type ChainSource, type ReaderFailure, sourcesFor } from '@cryptax/onchain';
import type { OutsideWorld } from '../../../platform/services/outside-world.ts';
import { OWN_SERVICE } from '../parts/own-server.ts';
import type { ChainFailure, ChainSettings } from '../wallet-types.ts';

export interface ChainWorld {
  readonly http: HttpClient;
  readonly sources: (chain: ChainId, settings: ChainSettings) => (address: string) => readonly ChainSource[];
}

/** A server of the user's own has no limit but its own. */
const OWN_SERVER = { requests: 50, perMs: 1_000 };

export function createChainWorld(world: OutsideWorld): ChainWorld {
  const http = new HttpClient({
    fetch: world.fetch,
    clock: world.clock,
    rateLimits: { ...CHAIN_RATE_LIMITS, [OWN_SERVICE]: OWN_SERVER },
  });
  return {
    http,
    sources: (chain, { keys, endpoints }) => {
      const known = new Map<string, readonly ChainSource[]>();
      return (address) => {
        const found = known.get(address) ?? sourcesFor(chain, address, { http, keys, endpoints });
        known.set(address, found);
        return found;
      };
    },
  };
}

export function failureOf({ reader, failure }: ReaderFailure): ChainFailure {
  return {
    service: reader,
    code: failure.code,
    ...(failure.code === 'api' ? { message: failure.message } : {}),
  };
}
