import type { Protocol } from '../protocol.ts';

export const governance: Protocol = {
  name: 'Governance',
  category: 'token',
  contracts: [],
  functions: [
    { signature: 'castVote(uint256 proposalId, uint8 support)', action: 'vote' },
    { signature: 'castVoteWithReason(uint256 proposalId, uint8 support, string reason)', action: 'vote' },
    { signature: 'castVoteBySig(uint256,uint8,uint8,bytes32,bytes32)', action: 'vote' },
    { signature: 'vote(bytes32[])', action: 'vote' },
    { signature: 'claimTokens(uint256,bytes32,bytes32[])', action: 'claim' },
    {
      signature: 'claim(uint256 index, address account, uint256 amount, bytes32[] merkleProof)',
      action: 'claim',
      note: 'Merkle distributor airdrop',
    },
  ],
};
