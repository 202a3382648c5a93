import type { Protocol } from '../protocol.ts';

export const erc20Token: Protocol = {
  name: 'ERC-20 token',
  category: 'token',
  contracts: [
    { chainId: 1, address: '0xdAC17F958D2ee523a2206206994597C13D831ec7', label: 'USDT' },
    { chainId: 1, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', label: 'USDC' },
    { chainId: 1, address: '0x6B175474E89094C44Da98b954EedeAC495271d0F', label: 'DAI' },
    { chainId: 1, address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', label: 'WBTC' },
    { chainId: 1, address: '0x514910771AF9Ca656af840dff83E8264EcF986CA', label: 'LINK' },
  ],
  functions: [
    { signature: 'transfer(address to, uint256 amount)', action: 'transfer' },
    {
      signature: 'transferFrom(address from, address to, uint256 amount)',
      action: 'transfer',
      note: 'same selector for ERC-20 amount and ERC-721 token id',
    },
    { signature: 'approve(address spender, uint256 amount)', action: 'approve' },
    { signature: 'increaseAllowance(address spender, uint256 addedValue)', action: 'approve' },
    { signature: 'decreaseAllowance(address spender, uint256 subtractedValue)', action: 'approve' },
    {
      signature:
        'permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      action: 'approve',
    },
    { signature: 'burn(uint256 amount)', action: 'burn' },
    { signature: 'burnFrom(address account, uint256 amount)', action: 'burn' },
    { signature: 'mint(address to, uint256 amount)', action: 'mint' },
    { signature: 'delegate(address delegatee)', action: 'vote' },
  ],
};
