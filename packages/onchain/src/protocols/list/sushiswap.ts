import type { Protocol } from '../protocol.ts';

export const sushiswap: Protocol = {
  name: 'SushiSwap',
  category: 'dex',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0xd9e1cE17f2641f24aE83637ab66a2cca9C378B9F', label: 'Router' },
    { chainId: 137, address: '0x1b02dA8Cb0d097eB8D57A175b88c7D8b47997506', label: 'Router' },
    { chainId: 42161, address: '0x1b02dA8Cb0d097eB8D57A175b88c7D8b47997506', label: 'Router' },
    { chainId: 1, address: '0xc2EdaD668740f1aA35E4D8f227fB8E17dcA888Cd', label: 'MasterChef' },
    { chainId: 1, address: '0x8798249c2E607446EfB7Ad49eC89dD1865Ff4272', label: 'SushiBar (xSUSHI)' },
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
    { signature: 'deposit(uint256 pid, uint256 amount)', action: 'stake', note: 'amount 0 means harvest only' },
    { signature: 'withdraw(uint256 pid, uint256 amount)', action: 'unstake', note: 'amount 0 means harvest only' },
    { signature: 'emergencyWithdraw(uint256 pid)', action: 'unstake' },
    { signature: 'enter(uint256 amount)', action: 'stake' },
    { signature: 'leave(uint256 share)', action: 'unstake' },
    {
      signature:
        'processRoute(address tokenIn, uint256 amountIn, address tokenOut, uint256 amountOutMin, address to, bytes route)',
      action: 'swap',
    },
  ],
};
