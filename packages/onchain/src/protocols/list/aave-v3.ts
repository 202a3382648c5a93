import type { Protocol } from '../protocol.ts';

export const aaveV3: Protocol = {
  name: 'Aave V3',
  category: 'lending',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2', label: 'Pool' },
    { chainId: 10, address: '0x794a61358D6845594F94dc1DB02A252b5b4814aD', label: 'Pool' },
    { chainId: 137, address: '0x794a61358D6845594F94dc1DB02A252b5b4814aD', label: 'Pool' },
    { chainId: 42161, address: '0x794a61358D6845594F94dc1DB02A252b5b4814aD', label: 'Pool' },
    { chainId: 43114, address: '0x794a61358D6845594F94dc1DB02A252b5b4814aD', label: 'Pool' },
    { chainId: 8453, address: '0xA238Dd80C259a72e81d7e4664a9801593F98d1c5', label: 'Pool' },
    { chainId: 56, address: '0x6807dc923806fE8Fd134338EABCA509979a7e0cB', label: 'Pool' },
    { chainId: 1, address: '0x893411580e590D62dDBca8a703d61Cc4A8c7b2b9', label: 'WrappedTokenGateway' },
    { chainId: 1, address: '0xD322A49006FC828F9B5B37Ab215F99B4E5caB19C', label: 'WrappedTokenGateway (older)' },
    { chainId: 1, address: '0x4da27a545c0c5B758a6BA100e3a049001de870f5', label: 'stkAAVE' },
    { chainId: 1, address: '0x8164Cc65827dcFe994AB23944CBC90e0aa80bFcb', label: 'RewardsController' },
  ],
  functions: [
    { signature: 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)', action: 'supply' },
    {
      signature:
        'supplyWithPermit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)',
      action: 'supply',
    },
    { signature: 'deposit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)', action: 'supply' },
    { signature: 'withdraw(address asset, uint256 amount, address to)', action: 'withdraw' },
    {
      signature:
        'borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
      action: 'borrow',
    },
    {
      signature: 'repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
      action: 'repay',
    },
    { signature: 'repayWithATokens(address asset, uint256 amount, uint256 interestRateMode)', action: 'repay' },
    {
      signature:
        'repayWithPermit(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)',
      action: 'repay',
    },
    { signature: 'setUserUseReserveAsCollateral(address asset, bool useAsCollateral)', action: 'approve' },
    { signature: 'setUserEMode(uint8 categoryId)', action: 'approve' },
    { signature: 'depositETH(address pool, address onBehalfOf, uint16 referralCode)', action: 'supply' },
    { signature: 'withdrawETH(address pool, uint256 amount, address to)', action: 'withdraw' },
    { signature: 'borrowETH(address pool, uint256 amount, uint16 referralCode)', action: 'borrow' },
    { signature: 'repayETH(address pool, uint256 amount, address onBehalfOf)', action: 'repay' },
    { signature: 'claimRewards(address[] assets, uint256 amount, address to, address reward)', action: 'claim' },
    { signature: 'claimAllRewards(address[] assets, address to)', action: 'claim' },
    { signature: 'claimAllRewardsToSelf(address[] assets)', action: 'claim' },
    { signature: 'stake(address to, uint256 amount)', action: 'stake' },
    { signature: 'cooldown()', action: 'unstake' },
    { signature: 'redeem(address to, uint256 amount)', action: 'unstake' },
    { signature: 'claimRewards(address to, uint256 amount)', action: 'claim' },
  ],
};
