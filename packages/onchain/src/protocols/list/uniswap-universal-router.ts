import type { Protocol } from '../protocol.ts';

export const uniswapUniversalRouter: Protocol = {
  name: 'Uniswap Universal Router',
  category: 'dex',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0xEf1c6E67703c7BD7107eed8303Fbe6EC2554BF6B', label: 'Universal Router 1' },
    { chainId: 1, address: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD', label: 'Universal Router 1.2' },
    { chainId: 1, address: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af', label: 'Universal Router 2 (V4)' },
  ],
  functions: [
    {
      signature: 'execute(bytes commands, bytes[] inputs, uint256 deadline)',
      action: 'swap',
      note: 'one command byte per input',
    },
    { signature: 'execute(bytes commands, bytes[] inputs)', action: 'swap', note: 'one command byte per input' },
  ],
};
