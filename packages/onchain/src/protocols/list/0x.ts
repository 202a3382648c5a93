import type { Protocol } from '../protocol.ts';

export const zeroEx: Protocol = {
  name: '0x',
  category: 'aggregator',
  contracts: [
    { chainId: 1, address: '0xDef1C0ded9bec7F1a1670819833240f027b25EfF', label: 'Exchange Proxy' },
    { chainId: 56, address: '0xDef1C0ded9bec7F1a1670819833240f027b25EfF', label: 'Exchange Proxy' },
    { chainId: 137, address: '0xDef1C0ded9bec7F1a1670819833240f027b25EfF', label: 'Exchange Proxy' },
    { chainId: 1, address: '0x0000000000001fF3684f28c67538d4D072C22734', label: 'AllowanceHolder' },
  ],
  functions: [
    {
      signature:
        'transformERC20(address inputToken, address outputToken, uint256 inputTokenAmount, uint256 minOutputTokenAmount, (uint32 deploymentNonce, bytes data)[] transformations)',
      action: 'swap',
    },
    {
      signature: 'sellToUniswap(address[] tokens, uint256 sellAmount, uint256 minBuyAmount, bool isSushi)',
      action: 'swap',
    },
    { signature: 'sellToPancakeSwap(address[],uint256,uint256,uint8)', action: 'swap' },
    { signature: 'sellEthForTokenToUniswapV3(bytes,uint256,address)', action: 'swap' },
    { signature: 'sellTokenForEthToUniswapV3(bytes,uint256,uint256,address)', action: 'swap' },
    { signature: 'sellTokenForTokenToUniswapV3(bytes,uint256,uint256,address)', action: 'swap' },
    { signature: 'sellToLiquidityProvider(address,address,address,address,uint256,uint256,bytes)', action: 'swap' },
    {
      signature: 'multiplexBatchSellTokenForToken(address,address,(uint8,uint256,bytes)[],uint256,uint256)',
      action: 'swap',
    },
    { signature: 'multiplexBatchSellEthForToken(address,(uint8,uint256,bytes)[],uint256)', action: 'swap' },
    { signature: 'exec(address,address,uint256,address,bytes)', action: 'swap', note: 'AllowanceHolder' },
  ],
};
