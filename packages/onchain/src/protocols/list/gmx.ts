import type { Protocol } from '../protocol.ts';

export const gmx: Protocol = {
  name: 'GMX',
  category: 'synthetic',
  contracts: [
    { chainId: 42161, address: '0x489ee077994B6658eAfA855C308275EAd8097C4A', label: 'Vault' },
    { chainId: 42161, address: '0xaBBc5F99639c9B6bCb58544ddf04EFA6802F4064', label: 'Router' },
    { chainId: 42161, address: '0xA906F338CB21815cBc4Bc87ace9e68c87eF8d8F1', label: 'RewardRouter V2' },
    { chainId: 42161, address: '0xB95DB5B167D75e6d04227CfFFA61069348d271F5', label: 'GLP RewardRouter' },
    { chainId: 42161, address: '0xb87a436B93fFE9D75c5cFA7bAcFff96430b09868', label: 'PositionRouter' },
    { chainId: 42161, address: '0xfc5A1A6EB076a2C7aD06eD22C90d7E710E35ad0a', label: 'GMX token' },
    { chainId: 43114, address: '0x5F719c2F1095F7B9fc68a68e35B51194f4b6abe8', label: 'Router' },
  ],
  functions: [
    { signature: 'swap(address[],uint256,uint256,address)', action: 'swap' },
    { signature: 'swapETHToTokens(address[],uint256,address)', action: 'swap' },
    { signature: 'swapTokensToETH(address[],uint256,uint256,address)', action: 'swap' },
    { signature: 'mintAndStakeGlp(address,uint256,uint256,uint256)', action: 'add-liquidity' },
    { signature: 'mintAndStakeGlpETH(uint256,uint256)', action: 'add-liquidity' },
    { signature: 'unstakeAndRedeemGlp(address,uint256,uint256,address)', action: 'remove-liquidity' },
    { signature: 'unstakeAndRedeemGlpETH(uint256,uint256,address)', action: 'remove-liquidity' },
    { signature: 'stakeGmx(uint256 amount)', action: 'stake' },
    { signature: 'unstakeGmx(uint256 amount)', action: 'unstake' },
    { signature: 'handleRewards(bool,bool,bool,bool,bool,bool,bool)', action: 'claim' },
    { signature: 'claim()', action: 'claim' },
    { signature: 'compound()', action: 'claim' },
    {
      signature:
        'createIncreasePosition(address[],address,uint256,uint256,uint256,bool,uint256,uint256,bytes32,address)',
      action: 'borrow',
      note: 'opens a leveraged position',
    },
    {
      signature:
        'createDecreasePosition(address[],address,uint256,uint256,bool,address,uint256,uint256,uint256,bool,address)',
      action: 'repay',
      note: 'closes a leveraged position',
    },
    { signature: 'multicall(bytes[] data)', action: 'swap', note: 'V2 ExchangeRouter container' },
  ],
};
