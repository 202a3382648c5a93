import type { Protocol } from '../protocol.ts';

export const permit2: Protocol = {
  name: 'Permit2',
  category: 'token',
  contracts: [{ chainId: 1, address: '0x000000000022D473030F116dDEE9F6B43aC78BA3', label: 'Permit2' }],
  functions: [
    { signature: 'approve(address token, address spender, uint160 amount, uint48 expiration)', action: 'approve' },
    { signature: 'transferFrom(address from, address to, uint160 amount, address token)', action: 'transfer' },
    {
      signature:
        'permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitSingle, bytes signature)',
      action: 'approve',
    },
  ],
};
