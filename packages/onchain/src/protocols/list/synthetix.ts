import type { Protocol } from '../protocol.ts';

export const synthetix: Protocol = {
  name: 'Synthetix',
  category: 'synthetic',
  contracts: [
    { chainId: 1, address: '0xC011a73ee8576Fb46F5E1c5751cA3B9Fe0af2a6F', label: 'SNX proxy' },
    { chainId: 10, address: '0x8700dAec35aF8Ff88c16BdF0418774CB3D7599B4', label: 'SNX proxy' },
    { chainId: 1, address: '0x57Ab1ec28D129707052df4dF418D58a2D46d5f51', label: 'sUSD proxy' },
  ],
  functions: [
    { signature: 'issueSynths(uint256)', action: 'borrow' },
    { signature: 'issueMaxSynths()', action: 'borrow' },
    { signature: 'burnSynths(uint256)', action: 'repay' },
    { signature: 'burnSynthsToTarget()', action: 'repay' },
    { signature: 'exchange(bytes32,uint256,bytes32)', action: 'swap' },
    { signature: 'exchangeWithTracking(bytes32,uint256,bytes32,address,bytes32)', action: 'swap' },
    { signature: 'exchangeAtomically(bytes32,uint256,bytes32,bytes32,uint256)', action: 'swap' },
    { signature: 'claimFees()', action: 'claim' },
  ],
};
