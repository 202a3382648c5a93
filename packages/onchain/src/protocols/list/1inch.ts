import type { Protocol } from '../protocol.ts';

export const oneInch: Protocol = {
  name: '1inch',
  category: 'aggregator',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0x11111112542D85B3EF69AE05771c2dCCff4fAa26', label: 'AggregationRouter V3' },
    { chainId: 1, address: '0x1111111254fb6c44bAC0beD2854e76F90643097d', label: 'AggregationRouter V4' },
    { chainId: 1, address: '0x1111111254EEB25477B68fb85Ed929f73A960582', label: 'AggregationRouter V5' },
    { chainId: 56, address: '0x1111111254EEB25477B68fb85Ed929f73A960582', label: 'AggregationRouter V5' },
    { chainId: 137, address: '0x1111111254EEB25477B68fb85Ed929f73A960582', label: 'AggregationRouter V5' },
    { chainId: 42161, address: '0x1111111254EEB25477B68fb85Ed929f73A960582', label: 'AggregationRouter V5' },
    { chainId: 1, address: '0x111111125421cA6dc452d289314280a0f8842A65', label: 'AggregationRouter V6' },
    { chainId: 56, address: '0x111111125421cA6dc452d289314280a0f8842A65', label: 'AggregationRouter V6' },
    { chainId: 137, address: '0x111111125421cA6dc452d289314280a0f8842A65', label: 'AggregationRouter V6' },
    { chainId: 42161, address: '0x111111125421cA6dc452d289314280a0f8842A65', label: 'AggregationRouter V6' },
  ],
  functions: [
    {
      signature:
        'swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags, bytes permit) desc, bytes data)',
      action: 'swap',
      note: 'V4',
    },
    {
      signature:
        'swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes permit, bytes data)',
      action: 'swap',
      note: 'V5',
    },
    {
      signature:
        'swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data)',
      action: 'swap',
      note: 'V6',
    },
    {
      signature: 'unoswap(address srcToken, uint256 amount, uint256 minReturn, bytes32[] pools)',
      action: 'swap',
      note: 'V3/V4',
    },
    {
      signature: 'unoswap(address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)',
      action: 'swap',
      note: 'V5',
    },
    {
      signature: 'unoswapTo(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)',
      action: 'swap',
      note: 'V5',
    },
    { signature: 'uniswapV3Swap(uint256 amount, uint256 minReturn, uint256[] pools)', action: 'swap', note: 'V4/V5' },
    {
      signature: 'uniswapV3SwapTo(address recipient, uint256 amount, uint256 minReturn, uint256[] pools)',
      action: 'swap',
      note: 'V4/V5',
    },
    {
      signature:
        'clipperSwap(address clipperExchange, address srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
      action: 'swap',
      note: 'V5',
    },
    { signature: 'unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)', action: 'swap', note: 'V6' },
    {
      signature: 'unoswap2(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)',
      action: 'swap',
      note: 'V6',
    },
    {
      signature: 'unoswap3(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
      action: 'swap',
      note: 'V6',
    },
    { signature: 'ethUnoswap(uint256 minReturn, uint256 dex)', action: 'swap', note: 'V6' },
    { signature: 'ethUnoswap2(uint256 minReturn, uint256 dex, uint256 dex2)', action: 'swap', note: 'V6' },
    {
      signature: 'ethUnoswap3(uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
      action: 'swap',
      note: 'V6',
    },
    {
      signature: 'unoswapTo(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
      action: 'swap',
      note: 'V6',
    },
  ],
};
