/** A copy of Uniswap V2's router whose functions name Avalanche's coin. */
import type { Protocol } from '../protocol.ts';
import { ROUTER_LIQUIDITY, ROUTER_SWAPS } from '../router-v2-functions.ts';

export const traderJoe: Protocol = {
  name: 'Trader Joe',
  category: 'dex',
  contracts: [{ chainId: 43114, address: '0x60aE616a2155Ee3d9A68541Ba4544862310933d4', label: 'Router V1' }],
  functions: [...ROUTER_SWAPS, ...ROUTER_LIQUIDITY].map((declared) => ({
    ...declared,
    signature: declared.signature.replaceAll('ETH', 'AVAX'),
  })),
};
