import type { Protocol } from '../protocol.ts';

export const balancerV2: Protocol = {
  name: 'Balancer V2',
  category: 'dex',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0xBA12222222228d8Ba445958a75a0704d566BF2C8', label: 'Vault' },
    { chainId: 10, address: '0xBA12222222228d8Ba445958a75a0704d566BF2C8', label: 'Vault' },
    { chainId: 137, address: '0xBA12222222228d8Ba445958a75a0704d566BF2C8', label: 'Vault' },
    { chainId: 42161, address: '0xBA12222222228d8Ba445958a75a0704d566BF2C8', label: 'Vault' },
    { chainId: 43114, address: '0xBA12222222228d8Ba445958a75a0704d566BF2C8', label: 'Vault' },
    { chainId: 8453, address: '0xBA12222222228d8Ba445958a75a0704d566BF2C8', label: 'Vault' },
  ],
  functions: [
    {
      signature:
        'swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline)',
      action: 'swap',
    },
    {
      signature:
        'batchSwap(uint8,(bytes32,uint256,uint256,uint256,bytes)[],address[],(address,bool,address,bool),int256[],uint256)',
      action: 'swap',
    },
    {
      signature:
        'joinPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] maxAmountsIn, bytes userData, bool fromInternalBalance) request)',
      action: 'add-liquidity',
    },
    {
      signature:
        'exitPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] minAmountsOut, bytes userData, bool toInternalBalance) request)',
      action: 'remove-liquidity',
    },
    {
      signature: 'flashLoan(address,address[],uint256[],bytes)',
      action: 'borrow',
      note: 'repaid in the same transaction',
    },
  ],
};
