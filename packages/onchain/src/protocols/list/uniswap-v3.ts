import type { Protocol } from '../protocol.ts';

export const uniswapV3: Protocol = {
  name: 'Uniswap V3',
  category: 'dex',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0xE592427A0AEce92De3Edee1F18E0157C05861564', label: 'SwapRouter' },
    { chainId: 10, address: '0xE592427A0AEce92De3Edee1F18E0157C05861564', label: 'SwapRouter' },
    { chainId: 137, address: '0xE592427A0AEce92De3Edee1F18E0157C05861564', label: 'SwapRouter' },
    { chainId: 42161, address: '0xE592427A0AEce92De3Edee1F18E0157C05861564', label: 'SwapRouter' },
    { chainId: 1, address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45', label: 'SwapRouter02' },
    { chainId: 10, address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45', label: 'SwapRouter02' },
    { chainId: 137, address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45', label: 'SwapRouter02' },
    { chainId: 42161, address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45', label: 'SwapRouter02' },
    { chainId: 8453, address: '0x2626664c2603336E57B271c5C0b26F421741e481', label: 'SwapRouter02' },
    { chainId: 1, address: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88', label: 'NonfungiblePositionManager' },
    { chainId: 1, address: '0x1F98431c8aD98523631AE4a59f267346ea31F984', label: 'Factory' },
  ],
  functions: [
    {
      signature:
        'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
      action: 'swap',
      note: 'SwapRouter, with deadline',
    },
    {
      signature:
        'exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params)',
      action: 'swap',
      note: 'SwapRouter, with deadline',
    },
    {
      signature:
        'exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
      action: 'swap',
      note: 'SwapRouter, with deadline',
    },
    {
      signature:
        'exactOutput((bytes path, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum) params)',
      action: 'swap',
      note: 'SwapRouter, with deadline',
    },
    {
      signature:
        'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
      action: 'swap',
      note: 'SwapRouter02',
    },
    {
      signature: 'exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params)',
      action: 'swap',
      note: 'SwapRouter02',
    },
    {
      signature:
        'exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
      action: 'swap',
      note: 'SwapRouter02',
    },
    {
      signature: 'exactOutput((bytes path, address recipient, uint256 amountOut, uint256 amountInMaximum) params)',
      action: 'swap',
      note: 'SwapRouter02',
    },
    {
      signature: 'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to)',
      action: 'swap',
      note: 'SwapRouter02 V2 path',
    },
    {
      signature: 'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to)',
      action: 'swap',
      note: 'SwapRouter02 V2 path',
    },
    {
      signature: 'multicall(bytes[] data)',
      action: 'swap',
      note: 'container: decode the inner calls; on the position manager it is add-, remove-liquidity or claim',
    },
    {
      signature: 'multicall(uint256 deadline, bytes[] data)',
      action: 'swap',
      note: 'container: decode the inner calls',
    },
    {
      signature: 'multicall(bytes32 previousBlockhash, bytes[] data)',
      action: 'swap',
      note: 'container: decode the inner calls',
    },
    {
      signature:
        'mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
      action: 'add-liquidity',
    },
    {
      signature:
        'increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
      action: 'add-liquidity',
    },
    {
      signature:
        'decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
      action: 'remove-liquidity',
    },
    {
      signature: 'collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params)',
      action: 'claim',
      note: 'fees and, after decreaseLiquidity, principal',
    },
    { signature: 'unwrapWETH9(uint256 amountMinimum, address recipient)', action: 'unwrap' },
    { signature: 'refundETH()', action: 'transfer' },
  ],
};
