import type { Protocol } from '../protocol.ts';

export const wrappedNativeToken: Protocol = {
  name: 'Wrapped native token',
  category: 'token',
  contracts: [
    { chainId: 1, address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', label: 'WETH' },
    { chainId: 10, address: '0x4200000000000000000000000000000000000006', label: 'WETH' },
    { chainId: 8453, address: '0x4200000000000000000000000000000000000006', label: 'WETH' },
    { chainId: 42161, address: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', label: 'WETH' },
    { chainId: 137, address: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', label: 'WPOL (WMATIC)' },
    { chainId: 56, address: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', label: 'WBNB' },
    { chainId: 43114, address: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', label: 'WAVAX' },
    { chainId: 250, address: '0x21be370D5312f44cB42ce377BC9b8a0cEF1A4C83', label: 'WFTM' },
    { chainId: 1284, address: '0xAcc15dC74880C9944775448304B263D191c6077F', label: 'WGLMR' },
  ],
  functions: [
    { signature: 'deposit()', action: 'wrap' },
    {
      signature: 'withdraw(uint256 wad)',
      action: 'unwrap',
      note: 'also Yearn vault withdraw and Aave-style gauges: decide by address',
    },
  ],
};
