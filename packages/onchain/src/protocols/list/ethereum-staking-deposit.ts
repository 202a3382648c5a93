import type { Protocol } from '../protocol.ts';

export const ethereumStakingDeposit: Protocol = {
  name: 'Ethereum staking deposit',
  category: 'staking',
  contracts: [{ chainId: 1, address: '0x00000000219ab540356cBB839Cbe05303d7705Fa', label: 'Beacon deposit contract' }],
  functions: [
    {
      signature: 'deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root)',
      action: 'stake',
    },
  ],
};
