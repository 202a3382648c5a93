import type { Protocol } from '../protocol.ts';

export const lido: Protocol = {
  name: 'Lido',
  category: 'staking',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84', label: 'stETH' },
    { chainId: 1, address: '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0', label: 'wstETH' },
    { chainId: 1, address: '0x889edC2eDab5f40e902b864aD4d7AdE8E412F9B1', label: 'Withdrawal queue' },
  ],
  functions: [
    { signature: 'submit(address referral)', action: 'stake' },
    { signature: 'wrap(uint256 amount)', action: 'wrap' },
    { signature: 'unwrap(uint256 amount)', action: 'unwrap' },
    { signature: 'requestWithdrawals(uint256[] amounts, address owner)', action: 'unstake' },
    {
      signature:
        'requestWithdrawalsWithPermit(uint256[] amounts, address owner, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit)',
      action: 'unstake',
    },
    { signature: 'requestWithdrawalsWstETH(uint256[] amounts, address owner)', action: 'unstake' },
    { signature: 'claimWithdrawal(uint256 requestId)', action: 'claim', note: 'receipt of the unstaked ETH' },
    {
      signature: 'claimWithdrawals(uint256[] requestIds, uint256[] hints)',
      action: 'claim',
      note: 'receipt of the unstaked ETH',
    },
  ],
};
