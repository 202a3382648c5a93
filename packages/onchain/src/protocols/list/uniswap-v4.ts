import type { Protocol } from '../protocol.ts';

export const uniswapV4: Protocol = {
  name: 'Uniswap V4',
  category: 'dex',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0x000000000004444c5dc75cB358380D2e3dE08A90', label: 'PoolManager' },
    { chainId: 1, address: '0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e', label: 'PositionManager' },
  ],
  functions: [
    {
      signature: 'modifyLiquidities(bytes unlockData, uint256 deadline)',
      action: 'add-liquidity',
      note: 'also removes liquidity; read the action bytes',
    },
  ],
};
