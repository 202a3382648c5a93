import type { Protocol } from '../protocol.ts';

export const morpho: Protocol = {
  name: 'Morpho',
  category: 'lending',
  contracts: [
    { chainId: 1, address: '0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb', label: 'Morpho Blue' },
    { chainId: 8453, address: '0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb', label: 'Morpho Blue' },
  ],
  functions: [
    { signature: 'supply((address,address,address,address,uint256),uint256,uint256,address,bytes)', action: 'supply' },
    {
      signature: 'withdraw((address,address,address,address,uint256),uint256,uint256,address,address)',
      action: 'withdraw',
    },
    {
      signature: 'borrow((address,address,address,address,uint256),uint256,uint256,address,address)',
      action: 'borrow',
    },
    { signature: 'repay((address,address,address,address,uint256),uint256,uint256,address,bytes)', action: 'repay' },
    {
      signature: 'supplyCollateral((address,address,address,address,uint256),uint256,address,bytes)',
      action: 'supply',
    },
    {
      signature: 'withdrawCollateral((address,address,address,address,uint256),uint256,address,address)',
      action: 'withdraw',
    },
    { signature: 'deposit(uint256 assets, address receiver)', action: 'supply', note: 'vault (ERC-4626)' },
    { signature: 'mint(uint256 shares, address receiver)', action: 'supply', note: 'vault (ERC-4626)' },
    {
      signature: 'withdraw(uint256 assets, address receiver, address owner)',
      action: 'withdraw',
      note: 'vault (ERC-4626)',
    },
    {
      signature: 'redeem(uint256 shares, address receiver, address owner)',
      action: 'withdraw',
      note: 'vault (ERC-4626)',
    },
  ],
};
