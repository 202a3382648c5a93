import type { Protocol } from '../protocol.ts';

export const paraswap: Protocol = {
  name: 'ParaSwap',
  category: 'aggregator',
  contracts: [
    { chainId: 1, address: '0xDEF171Fe48CF0115B1d80b88dc8eAB59176FEe57', label: 'Augustus V5' },
    { chainId: 137, address: '0xDEF171Fe48CF0115B1d80b88dc8eAB59176FEe57', label: 'Augustus V5' },
    { chainId: 1, address: '0x6A000F20005980200259B80c5102003040001068', label: 'Augustus V6.2' },
    { chainId: 1, address: '0x000dB803A70511E09dA650D4C0506d0000100000', label: 'Augustus V6.1' },
  ],
  functions: [
    {
      signature:
        'simpleSwap((address,address,uint256,uint256,uint256,address[],bytes,uint256[],uint256[],address,address,uint256,bytes,uint256,bytes16))',
      action: 'swap',
      note: 'V5',
    },
    {
      signature:
        'multiSwap((address,uint256,uint256,uint256,address,(address,uint256,(address,uint256,uint256,(uint256,address,uint256,bytes,uint256)[])[])[],address,uint256,bytes,uint256,bytes16))',
      action: 'swap',
      note: 'V5',
    },
    {
      signature:
        'megaSwap((address,uint256,uint256,uint256,address,(uint256,(address,uint256,(address,uint256,uint256,(uint256,address,uint256,bytes,uint256)[])[])[])[],address,uint256,bytes,uint256,bytes16))',
      action: 'swap',
      note: 'V5',
    },
    { signature: 'swapOnUniswap(uint256,uint256,address[])', action: 'swap' },
    { signature: 'swapOnUniswapV2Fork(address,uint256,uint256,address,uint256[])', action: 'swap', note: 'V5' },
    {
      signature:
        'swapExactAmountIn(address,(address,address,uint256,uint256,uint256,bytes32,address),uint256,bytes,bytes)',
      action: 'swap',
      note: 'V6',
    },
  ],
};
