import type { Protocol } from '../protocol.ts';

export const ethena: Protocol = {
  name: 'Ethena',
  category: 'stablecoin',
  contracts: [
    { chainId: 1, address: '0x4c9EDD5852cd905f086C759E8383e09bff1E68B3', label: 'USDe' },
    { chainId: 1, address: '0x9D39A5DE30e57443BfF2A8307A4256c8797A3497', label: 'sUSDe' },
  ],
  functions: [
    { signature: 'deposit(uint256 assets, address receiver)', action: 'stake' },
    { signature: 'mint(uint256 shares, address receiver)', action: 'stake' },
    { signature: 'withdraw(uint256 assets, address receiver, address owner)', action: 'unstake' },
    { signature: 'redeem(uint256 shares, address receiver, address owner)', action: 'unstake' },
    { signature: 'cooldownShares(uint256)', action: 'unstake' },
    { signature: 'cooldownAssets(uint256)', action: 'unstake' },
    { signature: 'unstake(address)', action: 'unstake' },
  ],
};
