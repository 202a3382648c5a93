import type { Protocol } from '../protocol.ts';

export const eigenlayer: Protocol = {
  name: 'EigenLayer',
  category: 'staking',
  contracts: [
    { chainId: 1, address: '0x858646372CC42E1A627fcE94aa7A7033e7CF075A', label: 'StrategyManager' },
    { chainId: 1, address: '0x39053D51B77DC0d36036Fc1fCc8Cb819df8Ef37A', label: 'DelegationManager' },
    { chainId: 1, address: '0x91E677b07F7AF907ec9a428aafA9fc14a0d3A338', label: 'EigenPodManager' },
    { chainId: 1, address: '0x7750d328b314EfFa365A0402CcfD489B80B0adda', label: 'RewardsCoordinator' },
  ],
  functions: [
    { signature: 'depositIntoStrategy(address strategy, address token, uint256 amount)', action: 'stake' },
    { signature: 'delegateTo(address,(bytes,uint256),bytes32)', action: 'vote' },
    { signature: 'undelegate(address)', action: 'unstake' },
    { signature: 'queueWithdrawals((address[],uint256[],address)[])', action: 'unstake' },
    {
      signature:
        'completeQueuedWithdrawal((address,address,address,uint256,uint32,address[],uint256[]),address[],uint256,bool)',
      action: 'unstake',
    },
    {
      signature:
        'completeQueuedWithdrawal((address,address,address,uint256,uint32,address[],uint256[]),address[],bool)',
      action: 'unstake',
    },
    { signature: 'stake(bytes,bytes,bytes32)', action: 'stake' },
    { signature: 'createPod()', action: 'approve' },
    {
      signature: 'processClaim((uint32,uint32,bytes,(address,bytes32),uint32[],bytes[],(address,uint256)[]),address)',
      action: 'claim',
    },
  ],
};
