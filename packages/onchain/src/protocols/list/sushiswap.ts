import type { Protocol } from '../protocol.ts';
import { ROUTER_LIQUIDITY, ROUTER_SWAPS } from '../router-v2-functions.ts';

export const sushiswap: Protocol = {
  name: 'SushiSwap',
  category: 'dex',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0xd9e1cE17f2641f24aE83637ab66a2cca9C378B9F', label: 'Router' },
    { chainId: 137, address: '0x1b02dA8Cb0d097eB8D57A175b88c7D8b47997506', label: 'Router' },
    { chainId: 42161, address: '0x1b02dA8Cb0d097eB8D57A175b88c7D8b47997506', label: 'Router' },
    { chainId: 1, address: '0xc2EdaD668740f1aA35E4D8f227fB8E17dcA888Cd', label: 'MasterChef' },
    { chainId: 1, address: '0x8798249c2E607446EfB7Ad49eC89dD1865Ff4272', label: 'SushiBar (xSUSHI)' },
  ],
  functions: [
    ...ROUTER_SWAPS,
    ...ROUTER_LIQUIDITY,
    { signature: 'deposit(uint256 pid, uint256 amount)', action: 'stake', note: 'amount 0 means harvest only' },
    { signature: 'withdraw(uint256 pid, uint256 amount)', action: 'unstake', note: 'amount 0 means harvest only' },
    { signature: 'emergencyWithdraw(uint256 pid)', action: 'unstake' },
    { signature: 'enter(uint256 amount)', action: 'stake' },
    { signature: 'leave(uint256 share)', action: 'unstake' },
    {
      signature:
        'processRoute(address tokenIn, uint256 amountIn, address tokenOut, uint256 amountOutMin, address to, bytes route)',
      action: 'swap',
    },
  ],
};
