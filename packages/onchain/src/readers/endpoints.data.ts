/**
 * Which services know which chain, the preferred one first. All can be replaced in the settings: services move, limits
 * change, and who runs his own node has only that asked. What a service wants stands in `services.data.ts`.
 */
import type { ChainId } from '../chains/find-chain.ts';
import { SERVICES, type ServiceName } from './services.data.ts';

export type ReaderFamily =
  | 'etherscan'
  | 'blockscout'
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
  /** Its free plan leaves this chain out. */
  readonly needsPaidKey?: true;
  /** Of a server of the user's own: the public services may be asked when it does not answer. */
  readonly alsoPublic?: true;
  /** Asked in place of `base` by whoever has a key. */
  readonly keyedBase?: string;
  /** The service lists some rows twice; rows that are equal in every field are one. */
  readonly repeatsRows?: true;
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
const PAID_ETHERSCAN: Endpoint = { ...ETHERSCAN, needsPaidKey: true };
const routescan = (chainId: number): Endpoint => ({
  service: 'Routescan',
  family: 'etherscan',
  base: `https://api.routescan.io/v2/network/mainnet/evm/${chainId}/etherscan/api`,
  repeatsRows: true,
});
const blockscout = (host: string, chainId: number): Endpoint => ({
  service: 'Blockscout',
  family: 'blockscout',
  base: `https://${host}`,
  keyedBase: `https://api.blockscout.com/${chainId}`,
});
const subscan = (network: string): Endpoint => ({
  service: 'Subscan',
  family: 'subscan',
  base: `https://${network}.api.subscan.io`,
  needsKey: true,
});
const esplora = (service: ServiceName, base: string): Endpoint => ({ service, family: 'esplora', base });

const cosmos = (name: string): Endpoint => ({
  service: 'Cosmos',
  family: 'cosmos',
  base: `https://rest.cosmos.directory/${name}`,
});

const blockbook = (base: string): Endpoint => ({ service: 'Blockbook', family: 'blockbook', base });

export const ENDPOINTS: Readonly<Record<ChainId, readonly Endpoint[]>> = {
  ethereum: [ETHERSCAN, blockscout('eth.blockscout.com', 1), routescan(1)],
  polygon: [ETHERSCAN, blockscout('polygon.blockscout.com', 137)],
  // Routescan does not carry it and Etherscan wants a paid plan: without one only a file is left.
  bsc: [PAID_ETHERSCAN],
  arbitrum: [ETHERSCAN, blockscout('arbitrum.blockscout.com', 42161)],
  optimism: [blockscout('explorer.optimism.io', 10), PAID_ETHERSCAN, routescan(10)],
  base: [blockscout('base.blockscout.com', 8453), PAID_ETHERSCAN],
  avalanche: [routescan(43114), PAID_ETHERSCAN],
  gnosis: [blockscout('gnosis.blockscout.com', 100), ETHERSCAN],
  linea: [ETHERSCAN, blockscout('api-explorer.linea.build', 59144)],
  moonbeam: [ETHERSCAN, subscan('moonbeam')],
  sonic: [ETHERSCAN],
  fantom: [routescan(250)],
  astar: [
    { ...blockscout('astar.blockscout.com', 592), form: 'evm' },
    { ...subscan('astar'), form: 'other' },
  ],
  bitcoin: [
    esplora('mempool.space', 'https://mempool.space/api'),
    esplora('Blockstream', 'https://blockstream.info/api'),
  ],
  litecoin: [esplora('litecoinspace.org', 'https://litecoinspace.org/api'), blockbook('https://ltc1.trezor.io')],
  dogecoin: [blockbook('https://doge1.trezor.io')],
  'bitcoin-cash': [blockbook('https://bch1.trezor.io')],
  cardano: [{ service: 'Koios', family: 'koios', base: 'https://api.koios.rest/api/v1' }],
  solana: [
    { service: 'Helius', family: 'solana', base: 'https://mainnet.helius-rpc.com', needsKey: true },
    { service: 'Solana', family: 'solana', base: 'https://api.mainnet-beta.solana.com' },
  ],
  cosmos: [cosmos('cosmoshub')],
  osmosis: [cosmos('osmosis')],
  celestia: [cosmos('celestia')],
  dydx: [cosmos('dydx')],
  near: [{ service: 'NearBlocks', family: 'near', base: 'https://api.nearblocks.io' }],
  polkadot: [subscan('polkadot'), { ...subscan('assethub-polkadot'), ledger: 'asset-hub' }],
  stellar: [{ service: 'Horizon', family: 'horizon', base: 'https://horizon.stellar.org' }],
  tron: [{ service: 'TronGrid', family: 'tron', base: 'https://api.trongrid.io' }],
  xrp: [{ service: 'XRPL Cluster', family: 'xrpl', base: 'https://xrplcluster.com' }],
};

/** Requests each service allows without paying, a little below its published limit. */
export const CHAIN_RATE_LIMITS: Readonly<Record<string, { readonly requests: number; readonly perMs: number }>> =
  Object.fromEntries(Object.entries(SERVICES).map(([name, { limit }]) => [name, limit]));
