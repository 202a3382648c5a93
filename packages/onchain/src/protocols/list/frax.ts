import type { Protocol } from '../protocol.ts';

export const frax: Protocol = {
  name: 'Frax',
  category: 'stablecoin',
  contracts: [
    { chainId: 1, address: '0x853d955aCEf822Db058eb8505911ED77F175b99e', label: 'FRAX' },
    { chainId: 1, address: '0x3432B6A60D23Ca0dFCa7761B7ab56459D9C964D0', label: 'FXS' },
    { chainId: 1, address: '0xbAFA44EFE7901E04E39Dad13167D089C559c1138', label: 'frxETH minter' },
    { chainId: 1, address: '0xac3E018457B222d93114458476f3E3416Abbe38F', label: 'sfrxETH' },
    { chainId: 1, address: '0xc8418aF6358FFddA74e09Ca9CC3Fe03Ca6aDC5b0', label: 'veFXS' },
  ],
  functions: [
    { signature: 'submit()', action: 'stake' },
    { signature: 'submitAndDeposit(address)', action: 'stake' },
    { signature: 'deposit(uint256 assets, address receiver)', action: 'supply' },
    { signature: 'mint(uint256 shares, address receiver)', action: 'supply' },
    { signature: 'withdraw(uint256 assets, address receiver, address owner)', action: 'withdraw' },
    { signature: 'redeem(uint256 shares, address receiver, address owner)', action: 'withdraw' },
    { signature: 'create_lock(uint256 value, uint256 unlock_time)', action: 'stake' },
    { signature: 'stakeLocked(uint256,uint256)', action: 'stake' },
    { signature: 'withdrawLocked(bytes32)', action: 'unstake' },
    { signature: 'getReward()', action: 'claim' },
    { signature: 'getYield()', action: 'claim' },
  ],
};
