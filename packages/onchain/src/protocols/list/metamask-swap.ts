import type { Protocol } from '../protocol.ts';

export const metamaskSwap: Protocol = {
  name: 'MetaMask Swap',
  category: 'aggregator',
  contracts: [{ chainId: 1, address: '0x881D40237659C251811CEC9c364ef91dC08D300C', label: 'Swap Router' }],
  functions: [
    { signature: 'swap(string aggregatorId, address tokenFrom, uint256 amount, bytes data)', action: 'swap' },
  ],
};
