import type { Protocol } from '../protocol.ts';

export const liquity: Protocol = {
  name: 'Liquity',
  category: 'cdp',
  contracts: [
    { chainId: 1, address: '0x24179CD81c9e782A4096035f7eC97fB8B783e007', label: 'BorrowerOperations' },
    { chainId: 1, address: '0xA39739EF8b0231DbFA0DcdA07d7e29faAbCf4bb2', label: 'TroveManager' },
    { chainId: 1, address: '0x66017D22b0f8556afDd19FC67041899Eb65a21bb', label: 'StabilityPool' },
    { chainId: 1, address: '0x4f9Fbb3f1E99B56e0Fe2892e623Ed36A76Fc605d', label: 'LQTY staking' },
  ],
  functions: [
    { signature: 'openTrove(uint256,uint256,address,address)', action: 'borrow', note: 'supply ETH and borrow LUSD' },
    { signature: 'addColl(address,address)', action: 'supply' },
    { signature: 'withdrawColl(uint256,address,address)', action: 'withdraw' },
    { signature: 'withdrawLUSD(uint256,uint256,address,address)', action: 'borrow' },
    { signature: 'repayLUSD(uint256,address,address)', action: 'repay' },
    {
      signature: 'adjustTrove(uint256,uint256,uint256,bool,address,address)',
      action: 'borrow',
      note: 'direction by arguments',
    },
    { signature: 'closeTrove()', action: 'repay', note: 'repay and withdraw' },
    { signature: 'claimCollateral()', action: 'withdraw' },
    { signature: 'provideToSP(uint256 amount, address frontEndTag)', action: 'supply' },
    { signature: 'withdrawFromSP(uint256 amount)', action: 'withdraw' },
    { signature: 'redeemCollateral(uint256,address,address,address,uint256,uint256,uint256)', action: 'swap' },
    { signature: 'stake(uint256)', action: 'stake' },
    { signature: 'unstake(uint256)', action: 'unstake' },
  ],
};
