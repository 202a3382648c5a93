import type { Protocol } from '../protocol.ts';
import {
  ROUTER_FEE_TOKEN_SWAPS,
  ROUTER_LIQUIDITY,
  ROUTER_MORE_LIQUIDITY,
  ROUTER_SWAPS,
} from '../router-v2-functions.ts';

export const uniswapV2: Protocol = {
  name: 'Uniswap V2',
  category: 'dex',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D', label: 'Router02' },
    { chainId: 1, address: '0xf164fC0Ec4E93095b804a4795bBe1e041497b92a', label: 'Router01' },
    { chainId: 1, address: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f', label: 'Factory' },
  ],
  functions: [...ROUTER_SWAPS, ...ROUTER_FEE_TOKEN_SWAPS, ...ROUTER_LIQUIDITY, ...ROUTER_MORE_LIQUIDITY],
};
