import type { Protocol } from '../protocol.ts';

export const erc1155Token: Protocol = {
  name: 'ERC-1155 token',
  category: 'nft',
  contracts: [],
  functions: [
    {
      signature: 'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
      action: 'transfer',
    },
    {
      signature: 'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
      action: 'transfer',
    },
  ],
};
