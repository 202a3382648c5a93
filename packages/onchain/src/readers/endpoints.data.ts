/**
 * Public services per chain, the preferred one first. All can be replaced in the settings: services move, limits change,
 * and who runs his own node asks only that. Facts of the services' own documentation, compiled 2026-11.
 */
import type { ChainId } from '../chains/find-chain.ts';

export type ReaderFamily =
  | 'etherscan'
  | 'esplora'
  | 'solana'
  | 'cosmos'
  | 'near'
  | 'subscan'
  | 'horizon'
  | 'tron'
  | 'xrpl'
  | 'blockbook'
  | 'koios';

export interface Endpoint {
  /** Also the name under which the user's key is kept. */
  readonly service: string;
  readonly family: ReaderFamily;
  readonly base: string;
  /** The service answers nothing without a key of the user's own. */
  readonly needsKey?: true;
  /**
   * A ledger of its own that belongs to the chain as well: it is read besides the others, not in place of them. Since
   * autumn 2025 balances and staking of Polkadot live on its Asset Hub.
   */
  readonly ledger?: string;
  /** Only addresses of this form can be asked for; a chain may have two. */
  readonly form?: 'evm' | 'other';
}

const ETHERSCAN: Endpoint = {
  service: 'Etherscan',
  family: 'etherscan',
  base: 'https://api.etherscan.io/v2/api',
  needsKey: true,
};
const routescan = (chainId: number): Endpoint => ({
  service: 'Routescan',
  family: 'etherscan',
  base: `https://api.routescan.io/v2/network/mainnet/evm/${chainId}/etherscan/api`,
});
const blockscout = (host: string): Endpoint => ({
  service: 'Blockscout',
  family: 'etherscan',
  base: `https://${host}/api`,
});
const esplora = (service: string, base: string): Endpoint => ({ service, family: 'esplora', base });

const blockbook = (base: string): Endpoint => ({ service: 'Blockbook', family: 'blockbook', base });

export const ENDPOINTS: Readonly<Record<ChainId, readonly Endpoint[]>> = {
  ethereum: [ETHERSCAN, blockscout('eth.blockscout.com'), routescan(1)],
  polygon: [ETHERSCAN, blockscout('polygon.blockscout.com')],
  bsc: [ETHERSCAN, routescan(56)],
  arbitrum: [ETHERSCAN, blockscout('arbitrum.blockscout.com'), routescan(42161)],
  optimism: [blockscout('optimism.blockscout.com'), routescan(10), ETHERSCAN],
  base: [blockscout('base.blockscout.com'), routescan(8453), ETHERSCAN],
  avalanche: [routescan(43114), ETHERSCAN],
  gnosis: [ETHERSCAN, blockscout('gnosis.blockscout.com')],
  linea: [ETHERSCAN, blockscout('explorer.linea.build')],
  moonbeam: [ETHERSCAN, { service: 'Subscan', family: 'subscan', base: 'https://moonbeam.api.subscan.io' }],
  sonic: [ETHERSCAN],
  fantom: [routescan(250), ETHERSCAN],
  astar: [
    { ...blockscout('astar.blockscout.com'), form: 'evm' },
    { service: 'Subscan', family: 'subscan', base: 'https://astar.api.subscan.io', form: 'other' },
  ],
  bitcoin: [
    esplora('mempool.space', 'https://mempool.space/api'),
    esplora('Blockstream', 'https://blockstream.info/api'),
  ],
  litecoin: [esplora('litecoinspace.org', 'https://litecoinspace.org/api'), blockbook('https://ltc1.trezor.io')],
  dogecoin: [blockbook('https://doge1.trezor.io')],
  'bitcoin-cash': [blockbook('https://bch1.trezor.io')],
  cardano: [{ service: 'Koios', family: 'koios', base: 'https://api.koios.rest/api/v1' }],
  solana: [{ service: 'Solana', family: 'solana', base: 'https://api.mainnet-beta.solana.com' }],
  cosmos: [{ service: 'Cosmos', family: 'cosmos', base: 'https://rest.cosmos.directory/cosmoshub' }],
  near: [{ service: 'NearBlocks', family: 'near', base: 'https://api.nearblocks.io' }],
  polkadot: [
    { service: 'Subscan', family: 'subscan', base: 'https://polkadot.api.subscan.io' },
    {
      service: 'Subscan',
      family: 'subscan',
      base: 'https://assethub-polkadot.api.subscan.io',
      ledger: 'asset-hub',
    },
  ],
  stellar: [{ service: 'Horizon', family: 'horizon', base: 'https://horizon.stellar.org' }],
  tron: [{ service: 'TronGrid', family: 'tron', base: 'https://api.trongrid.io' }],
  xrp: [{ service: 'XRPL Cluster', family: 'xrpl', base: 'https://xrplcluster.com' }],
};

/** Requests each service allows without paying, a little below its published limit. */
export const CHAIN_RATE_LIMITS: Readonly<Record<string, { readonly requests: number; readonly perMs: number }>> = {
  Etherscan: { requests: 3, perMs: 1_100 },
  Blockscout: { requests: 4, perMs: 1_000 },
  Routescan: { requests: 2, perMs: 1_000 },
  'mempool.space': { requests: 5, perMs: 1_000 },
  Blockstream: { requests: 5, perMs: 1_000 },
  'litecoinspace.org': { requests: 5, perMs: 1_000 },
  Solana: { requests: 36, perMs: 10_000 },
  Cosmos: { requests: 5, perMs: 1_000 },
  NearBlocks: { requests: 6, perMs: 61_000 },
  Subscan: { requests: 2, perMs: 1_000 },
  Blockbook: { requests: 3, perMs: 1_000 },
  Koios: { requests: 8, perMs: 1_000 },
  Horizon: { requests: 10, perMs: 11_000 },
  TronGrid: { requests: 3, perMs: 1_000 },
  'XRPL Cluster': { requests: 5, perMs: 1_000 },
};
