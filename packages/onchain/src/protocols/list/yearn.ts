import type { Protocol } from '../protocol.ts';

export const yearn: Protocol = {
  name: 'Yearn',
  category: 'yield',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0xdA816459F1AB5631232FE5e97a05BBBb94970c95', label: 'yvDAI' },
    { chainId: 1, address: '0xa354F35829Ae975e850e23e9615b11Da1B3dC4DE', label: 'yvUSDC' },
    { chainId: 1, address: '0xa258C4606Ca8206D8aA700cE2143D7db854D168c', label: 'yvWETH' },
    { chainId: 1, address: '0x5f18C75AbDAe578b483E5F43f12a39cF75b973a9', label: 'yUSDC (older)' },
  ],
  functions: [
    { signature: 'deposit()', action: 'supply', note: 'whole balance; on WETH it is a wrap: decide by address' },
    { signature: 'deposit(uint256 amount)', action: 'supply' },
    { signature: 'deposit(uint256 assets, address receiver)', action: 'supply' },
    { signature: 'withdraw()', action: 'withdraw' },
    { signature: 'withdraw(uint256)', action: 'withdraw' },
    { signature: 'withdraw(uint256 amount, address recipient)', action: 'withdraw' },
    { signature: 'withdraw(uint256 amount, address recipient, uint256 maxLoss)', action: 'withdraw' },
    { signature: 'redeem(uint256 shares, address receiver, address owner)', action: 'withdraw' },
    { signature: 'withdraw(uint256 assets, address receiver, address owner)', action: 'withdraw' },
  ],
};
