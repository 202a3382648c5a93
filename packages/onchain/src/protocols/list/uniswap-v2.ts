import type { Protocol } from '../protocol.ts';

export const uniswapV2: Protocol = {
  name: 'Uniswap V2',
  category: 'dex',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D', label: 'Router02' },
    { chainId: 1, address: '0xf164fC0Ec4E93095b804a4795bBe1e041497b92a', label: 'Router01' },
    { chainId: 1, address: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f', label: 'Factory' },
  ],
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
  ],
};
