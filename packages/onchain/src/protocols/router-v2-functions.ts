/**
 * The functions of Uniswap V2's router, which its forks copied word for word. One declaration for all of them: the
 * address tells which protocol was called.
 */
import type { ProtocolFunction } from './protocol.ts';

export const ROUTER_SWAPS: readonly ProtocolFunction[] = [
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
];

/** For tokens that take a fee of every transfer. */
export const ROUTER_FEE_TOKEN_SWAPS: readonly ProtocolFunction[] = [
  {
    signature:
      'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    action: 'swap',
  },
  {
    signature:
      'swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    action: 'swap',
  },
  {
    signature:
      'swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    action: 'swap',
  },
];

export const ROUTER_LIQUIDITY: readonly ProtocolFunction[] = [
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
];

/** Leaving a pool with a signed permission, or with tokens that take a fee. */
export const ROUTER_MORE_LIQUIDITY: readonly ProtocolFunction[] = [
  {
    signature:
      'removeLiquidityWithPermit(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s)',
    action: 'remove-liquidity',
  },
  {
    signature:
      'removeLiquidityETHWithPermit(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s)',
    action: 'remove-liquidity',
  },
  {
    signature:
      'removeLiquidityETHSupportingFeeOnTransferTokens(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
    action: 'remove-liquidity',
  },
];
