import type { Protocol } from '../protocol.ts';

export const quickswap: Protocol = {
  name: 'QuickSwap',
  category: 'dex',
  contracts: [{ chainId: 137, address: '0xa5E0829CaCEd8fFDD4De3c43696c57F7D7A678ff', label: 'Router V2' }],
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
      signature: 'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      action: 'swap',
    },
    {
      signature:
        'swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
      action: 'swap',
    },
    {
      signature:
        'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      action: 'swap',
    },
    {
      signature: 'swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline)',
      action: 'swap',
    },
    {
      signature:
        'addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      action: 'add-liquidity',
    },
    {
      signature:
        'addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
      action: 'add-liquidity',
    },
    {
      signature:
        'removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      action: 'remove-liquidity',
    },
    {
      signature:
        'removeLiquidityETH(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
      action: 'remove-liquidity',
    },
  ],
};
