import type { Protocol } from '../protocol.ts';

export const convex: Protocol = {
  name: 'Convex',
  category: 'yield',
  contracts: [
    { chainId: 1, address: '0xF403C135812408BFbE8713b5A23a04b3D48AAE31', label: 'Booster' },
    { chainId: 1, address: '0x8014595F2AB54cD7c604B00E9fb932176fDc86Ae', label: 'CRV depositor' },
    { chainId: 1, address: '0x3Fe65692bfCD0e6CF84cB1E7d24108E434A7587e', label: 'cvxCRV rewards' },
    { chainId: 1, address: '0xCF50b810E57Ac33B91dCF525C6ddd9881B139332', label: 'CVX rewards' },
    { chainId: 1, address: '0x72a19342e8F1838460eBFCCEf09F6585e32db86E', label: 'vlCVX locker' },
  ],
  functions: [
    { signature: 'deposit(uint256,uint256,bool)', action: 'stake' },
    { signature: 'depositAll(uint256,bool)', action: 'stake' },
    { signature: 'withdraw(uint256 pid, uint256 amount)', action: 'unstake' },
    { signature: 'withdrawAndUnwrap(uint256,bool)', action: 'unstake' },
    { signature: 'withdrawAllAndUnwrap(bool)', action: 'unstake' },
    { signature: 'withdraw(uint256,bool)', action: 'unstake' },
    { signature: 'stake(uint256)', action: 'stake' },
    { signature: 'stakeAll()', action: 'stake' },
    { signature: 'getReward()', action: 'claim' },
    { signature: 'getReward(address,bool)', action: 'claim' },
    { signature: 'getReward(address account)', action: 'claim' },
    { signature: 'deposit(uint256,bool,address)', action: 'stake', note: 'CRV to cvxCRV' },
    { signature: 'lock(address,uint256,uint256)', action: 'stake' },
    { signature: 'processExpiredLocks(bool)', action: 'unstake' },
  ],
};
