import type { Protocol } from '../protocol.ts';

export const aaveV2: Protocol = {
  name: 'Aave V2',
  category: 'lending',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0x7d2768dE32b0b80b7a3454c06BdAc94A69DDc7A9', label: 'LendingPool' },
    { chainId: 137, address: '0x8dFf5E27EA6b7AC08EbFdf9eB090F32ee9a30fcf', label: 'LendingPool' },
    { chainId: 43114, address: '0x4F01AeD16D97E3aB5ab2B501154DC9bb0F1A5A2C', label: 'LendingPool' },
  ],
  functions: [
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
    { signature: 'setUserUseReserveAsCollateral(address asset, bool useAsCollateral)', action: 'approve' },
    { signature: 'swapBorrowRateMode(address asset, uint256 interestRateMode)', action: 'borrow' },
    {
      signature:
        'liquidationCall(address collateralAsset, address debtAsset, address user, uint256 debtToCover, bool receiveAToken)',
      action: 'repay',
      note: 'liquidation of another user',
    },
    { signature: 'flashLoan(address,address[],uint256[],uint256[],address,bytes,uint16)', action: 'borrow' },
  ],
};
