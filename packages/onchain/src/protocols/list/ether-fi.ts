import type { Protocol } from '../protocol.ts';

export const etherFi: Protocol = {
  name: 'ether.fi',
  category: 'staking',
  contracts: [
    { chainId: 1, address: '0x308861A430be4cce5502d0A12724771Fc6DaF216', label: 'LiquidityPool' },
    { chainId: 1, address: '0xCd5fE23C85820F7B72D0926FC9b05b43E359b7ee', label: 'weETH' },
    { chainId: 1, address: '0x35fA164735182de50811E8e2E824cFb9B6118ac2', label: 'eETH' },
  ],
  functions: [
    { signature: 'deposit()', action: 'stake' },
    { signature: 'deposit(address)', action: 'stake' },
    { signature: 'wrap(uint256 amount)', action: 'wrap' },
    { signature: 'unwrap(uint256 amount)', action: 'unwrap' },
    { signature: 'requestWithdraw(address,uint256)', action: 'unstake' },
    { signature: 'claimWithdraw(uint256)', action: 'claim' },
  ],
};
