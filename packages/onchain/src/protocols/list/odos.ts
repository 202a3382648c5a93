import type { Protocol } from '../protocol.ts';

export const odos: Protocol = {
  name: 'Odos',
  category: 'aggregator',
  contracts: [{ chainId: 1, address: '0xCf5540fFFCdC3d510B18bFcA6d2b9987b0772559', label: 'Router V2' }],
  functions: [
    {
      signature: 'swap((address,uint256,address,address,uint256,uint256,address),bytes,address,uint32)',
      action: 'swap',
    },
    { signature: 'swapCompact()', action: 'swap' },
  ],
};
