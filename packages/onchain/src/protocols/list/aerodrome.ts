import type { Protocol } from '../protocol.ts';

export const aerodrome: Protocol = {
  name: 'Aerodrome',
  category: 'dex',
  contracts: [{ chainId: 8453, address: '0xcF77a3Ba9A5CA399B7c97c74d54e5b1Beb874E43', label: 'Router' }],
  functions: [
    {
      signature: 'swapExactTokensForTokens(uint256,uint256,(address,address,bool,address)[],address,uint256)',
      action: 'swap',
    },
    { signature: 'swapExactETHForTokens(uint256,(address,address,bool,address)[],address,uint256)', action: 'swap' },
    {
      signature: 'swapExactTokensForETH(uint256,uint256,(address,address,bool,address)[],address,uint256)',
      action: 'swap',
    },
    {
      signature: 'addLiquidity(address,address,bool,uint256,uint256,uint256,uint256,address,uint256)',
      action: 'add-liquidity',
    },
    {
      signature: 'removeLiquidity(address,address,bool,uint256,uint256,uint256,address,uint256)',
      action: 'remove-liquidity',
    },
    { signature: 'getReward(address account)', action: 'claim' },
    { signature: 'vote(uint256,address[],uint256[])', action: 'vote' },
  ],
};
