import type { Protocol } from '../protocol.ts';

export const compoundV3: Protocol = {
  name: 'Compound V3',
  category: 'lending',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0xc3d688B66703497DAA19211EEdff47f25384cdc3', label: 'cUSDCv3' },
    { chainId: 1, address: '0xA17581A9E3356d9A858b789D68B4d866e593aE94', label: 'cWETHv3' },
    { chainId: 1, address: '0x3Afdc9BCA9213A35503b077a6072F3D0d5AB0840', label: 'cUSDTv3' },
    { chainId: 1, address: '0x1B0e765F6224C21223AeA2af16c1C46E38885a40', label: 'CometRewards' },
    { chainId: 1, address: '0xa397a8C2086C554B531c02E29f3291c9704B00c7', label: 'Bulker' },
  ],
  functions: [
    {
      signature: 'supply(address asset, uint256 amount)',
      action: 'supply',
      note: 'supplying the base asset while in debt is a repayment',
    },
    { signature: 'supplyTo(address dst, address asset, uint256 amount)', action: 'supply' },
    {
      signature: 'withdraw(address asset, uint256 amount)',
      action: 'withdraw',
      note: 'withdrawing the base asset without balance is a borrowing',
    },
    { signature: 'withdrawTo(address to, address asset, uint256 amount)', action: 'withdraw' },
    { signature: 'claim(address comet, address src, bool shouldAccrue)', action: 'claim' },
    { signature: 'claimTo(address comet, address src, address to, bool shouldAccrue)', action: 'claim' },
    { signature: 'invoke(bytes32[],bytes[])', action: 'supply', note: 'Bulker container' },
    { signature: 'absorb(address,address[])', action: 'repay' },
    { signature: 'allow(address manager, bool isAllowed)', action: 'approve' },
  ],
};
