import type { Protocol } from '../protocol.ts';

export const traderJoe: Protocol = {
  name: 'Trader Joe',
  category: 'dex',
  contracts: [{ chainId: 43114, address: '0x60aE616a2155Ee3d9A68541Ba4544862310933d4', label: 'Router V1' }],
  functions: [
    {
      signature:
        'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      action: 'swap',
    },
    {
      signature:
        'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
      action: 'swap',
    },
    {
      signature:
        'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      action: 'add-liquidity',
    },
    {
      signature:
        'removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      action: 'remove-liquidity',
    },
    {
      signature: 'swapExactAVAXForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      action: 'swap',
    },
    {
      signature:
        'swapTokensForExactAVAX(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
      action: 'swap',
    },
    {
      signature:
        'swapExactTokensForAVAX(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      action: 'swap',
    },
    {
      signature: 'swapAVAXForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline)',
      action: 'swap',
    },
    {
      signature:
        'addLiquidityAVAX(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountAVAXMin, address to, uint256 deadline)',
      action: 'add-liquidity',
    },
    {
      signature:
        'removeLiquidityAVAX(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountAVAXMin, address to, uint256 deadline)',
      action: 'remove-liquidity',
    },
  ],
};
