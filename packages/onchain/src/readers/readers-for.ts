/** The readers of a chain, made from its endpoints, the user's keys and the user's own servers. */
import type { HttpClient } from '@cryptax/http';
import { isEvmAddress } from '../addresses/evm.ts';
import { type ChainId, findChain } from '../chains/find-chain.ts';
import { blockbookReader } from './blockbook.ts';
import { blockscoutReader } from './blockscout.ts';
import type { ChainReader } from './chain-reader.ts';
import { cosmosReader } from './cosmos.ts';
import { ENDPOINTS, type Endpoint } from './endpoints.data.ts';
import { esploraReader } from './esplora.ts';
import { etherscanReader } from './etherscan.ts';
import { horizonReader } from './horizon.ts';
import { koiosReader } from './koios.ts';
import { nearReader } from './nearblocks.ts';
import { solanaReader } from './solana.ts';
import { subscanReader } from './subscan.ts';
import { tronReader } from './trongrid.ts';
import { endpointsFor, type OwnWays } from './ways.ts';
import { xrplReader } from './xrpl.ts';

export interface ReaderSettings extends OwnWays {
  readonly http: HttpClient;
}

/** Readers that know the same ledger, in order of preference. Each ledger of a chain is read, one reader of each is enough. */
export interface ChainSource {
  /** Empty for the chain itself. */
  readonly ledger: string;
  readonly readers: readonly ChainReader[];
}

export function sourcesFor(chainId: ChainId, address: string, settings: ReaderSettings): readonly ChainSource[] {
  const form = isEvmAddress(address) ? 'evm' : 'other';
  const usable = endpointsFor(chainId, settings, form);
  const own = settings.endpoints?.[chainId] ?? [];
  const isOwnOnly = own.length > 0 && !own.some(({ alsoPublic }) => alsoPublic === true);
  const ledgers = [...new Set([...(isOwnOnly ? [] : ENDPOINTS[chainId]), ...own].map(({ ledger = '' }) => ledger))];
  return ledgers.map((ledger) => ({
    ledger,
    readers: usable
      .filter((one) => (one.ledger ?? '') === ledger)
      .map((endpoint) => readerAt(chainId, endpoint, settings)),
  }));
}

function readerAt(chainId: ChainId, endpoint: Endpoint, { http, keys }: ReaderSettings): ChainReader {
  const { service, family, base, keyedBase, repeatsRows } = endpoint;
  const chain = findChain(chainId);
  if (chain === undefined) throw new Error(`Unknown chain ${chainId}`);
  const apiKey = keys?.[service];
  const options = {
    http,
    chain: { ...chain, id: chainId },
    name: service,
    base: apiKey === undefined ? base : (keyedBase ?? base),
    apiKey,
    repeatsRows,
  };
  switch (family) {
    case 'etherscan':
      return etherscanReader(options);
    case 'blockscout':
      return blockscoutReader(options);
    case 'esplora':
      return esploraReader(options);
    case 'solana':
      return solanaReader(options);
    case 'cosmos':
      return cosmosReader(options);
    case 'near':
      return nearReader(options);
    case 'subscan':
      return subscanReader(options);
    case 'horizon':
      return horizonReader(options);
    case 'tron':
      return tronReader(options);
    case 'xrpl':
      return xrplReader(options);
    case 'blockbook':
      return blockbookReader(options);
    case 'koios':
      return koiosReader(options);
  }
}
