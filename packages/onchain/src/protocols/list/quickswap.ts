import type { Protocol } from '../protocol.ts';
import { ROUTER_LIQUIDITY, ROUTER_SWAPS } from '../router-v2-functions.ts';

export const quickswap: Protocol = {
  name: 'QuickSwap',
  category: 'dex',
  contracts: [{ chainId: 137, address: '0xa5E0829CaCEd8fFDD4De3c43696c57F7D7A678ff', label: 'Router V2' }],
  functions: [...ROUTER_SWAPS, ...ROUTER_LIQUIDITY],
};
