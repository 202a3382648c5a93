import type { Protocol } from '../protocol.ts';

export const makerdao: Protocol = {
  name: 'MakerDAO',
  category: 'cdp',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0x35D1b3F3D7966A1DFe207aa4514C12a259A0492B', label: 'Vat' },
    { chainId: 1, address: '0x9759A6Ac90977b93B58547b4A71c78317f391A28', label: 'DaiJoin' },
    { chainId: 1, address: '0x5ef30b9986345249bc32d8928B7ee64DE9435E39', label: 'CDP Manager' },
    { chainId: 1, address: '0x197E90f9FAD81970bA7976f33CbD77088E5D7cf7', label: 'Pot (DSR)' },
    { chainId: 1, address: '0x83F20F44975D03b1b09e64809B757c47f942BEeA', label: 'sDAI' },
    { chainId: 1, address: '0x82ecD135Dce65Fbc6DbdD0e4237E0AF93FFD5038', label: 'Proxy actions' },
    { chainId: 1, address: '0x373238337Bfe1146fb49989fc222523f83081dDb', label: 'DsrManager' },
  ],
  functions: [
    {
      signature: 'execute(address target, bytes data)',
      action: 'supply',
      note: 'DSProxy container: decode the inner call',
    },
    { signature: 'open(bytes32,address)', action: 'approve', note: 'opens an empty vault' },
    { signature: 'lockETH(address,address,uint256)', action: 'supply' },
    { signature: 'lockGem(address,address,uint256,uint256,bool)', action: 'supply' },
    { signature: 'freeETH(address,address,uint256,uint256)', action: 'withdraw' },
    { signature: 'freeGem(address,address,uint256,uint256)', action: 'withdraw' },
    { signature: 'draw(address,address,address,uint256,uint256)', action: 'borrow' },
    { signature: 'wipe(address,address,uint256,uint256)', action: 'repay' },
    { signature: 'wipeAll(address,address,uint256)', action: 'repay' },
    {
      signature: 'openLockETHAndDraw(address,address,address,address,bytes32,uint256)',
      action: 'borrow',
      note: 'supply and borrow',
    },
    {
      signature: 'lockETHAndDraw(address,address,address,address,uint256,uint256)',
      action: 'borrow',
      note: 'supply and borrow',
    },
    {
      signature: 'wipeAllAndFreeETH(address,address,address,uint256,uint256)',
      action: 'repay',
      note: 'repay and withdraw',
    },
    { signature: 'join(address,uint256)', action: 'supply' },
    { signature: 'exit(address,uint256)', action: 'withdraw' },
    { signature: 'deposit(uint256 assets, address receiver)', action: 'supply' },
    { signature: 'mint(uint256 shares, address receiver)', action: 'supply' },
    { signature: 'withdraw(uint256 assets, address receiver, address owner)', action: 'withdraw' },
    { signature: 'redeem(uint256 shares, address receiver, address owner)', action: 'withdraw' },
  ],
};
