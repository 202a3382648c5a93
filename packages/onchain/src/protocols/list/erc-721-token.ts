import type { Protocol } from '../protocol.ts';

export const erc721Token: Protocol = {
  name: 'ERC-721 token',
  category: 'nft',
  contracts: [{ chainId: 1, address: '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D', label: 'Bored Ape Yacht Club' }],
  functions: [
    { signature: 'safeTransferFrom(address from, address to, uint256 tokenId)', action: 'transfer' },
    { signature: 'safeTransferFrom(address from, address to, uint256 tokenId, bytes data)', action: 'transfer' },
    { signature: 'setApprovalForAll(address operator, bool approved)', action: 'approve' },
    { signature: 'mint(uint256 quantity)', action: 'mint', note: 'also Compound V2 cToken supply: decide by address' },
    { signature: 'mint()', action: 'mint', note: 'also Compound V2 cETH supply: decide by address' },
    { signature: 'safeMint(address to, uint256 tokenId)', action: 'mint' },
  ],
};
