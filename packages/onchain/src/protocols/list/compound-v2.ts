import type { Protocol } from '../protocol.ts';

export const compoundV2: Protocol = {
  name: 'Compound V2',
  category: 'lending',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0x3d9819210A31b4961b30EF54bE2aeD79B9c9Cd3B', label: 'Comptroller' },
    { chainId: 1, address: '0x4Ddc2D193948926D02f9B1fE9e1daa0718270ED5', label: 'cETH' },
    { chainId: 1, address: '0x5d3a536E4D6DbD6114cc1Ead35777bAB948E3643', label: 'cDAI' },
    { chainId: 1, address: '0x39AA39c021dfbaE8faC545936693aC917d5E7563', label: 'cUSDC' },
    { chainId: 1, address: '0xf650C3d88D12dB855b8bf7D11Be6C55A4e07dCC9', label: 'cUSDT' },
    { chainId: 1, address: '0xccF4429DB6322D5C611ee964527D42E5d685DD6a', label: 'cWBTC2' },
  ],
  functions: [
    { signature: 'mint()', action: 'supply', note: 'cETH' },
    { signature: 'mint(uint256 mintAmount)', action: 'supply' },
    { signature: 'redeem(uint256 redeemTokens)', action: 'withdraw' },
    { signature: 'redeemUnderlying(uint256 redeemAmount)', action: 'withdraw' },
    { signature: 'borrow(uint256 borrowAmount)', action: 'borrow' },
    { signature: 'repayBorrow()', action: 'repay', note: 'cETH' },
    { signature: 'repayBorrow(uint256 repayAmount)', action: 'repay' },
    { signature: 'repayBorrowBehalf(address borrower, uint256 repayAmount)', action: 'repay' },
    { signature: 'liquidateBorrow(address,uint256,address)', action: 'repay' },
    { signature: 'enterMarkets(address[] cTokens)', action: 'approve' },
    { signature: 'exitMarket(address cToken)', action: 'approve' },
    { signature: 'claimComp(address holder)', action: 'claim' },
    { signature: 'claimComp(address holder, address[] cTokens)', action: 'claim' },
  ],
};
