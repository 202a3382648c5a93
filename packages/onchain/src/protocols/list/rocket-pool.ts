import type { Protocol } from '../protocol.ts';

export const rocketPool: Protocol = {
  name: 'Rocket Pool',
  category: 'staking',
  isMajor: true,
  contracts: [
    { chainId: 1, address: '0xae78736Cd615f374D3085123A210448E74Fc6393', label: 'rETH' },
    { chainId: 1, address: '0xDD3f50F8A6CafbE9b31a427582963f465E745AF8', label: 'Deposit pool 1.2' },
    { chainId: 1, address: '0x2cac916b2A963Bf162f076C0a8a4a8200BCFBfb4', label: 'Deposit pool 1.1' },
    { chainId: 1, address: '0x16D5A408e807db8eF7c578279BEeEe6b228f1c1C', label: 'Swap router' },
  ],
  functions: [
    { signature: 'deposit()', action: 'stake' },
    { signature: 'burn(uint256 amount)', action: 'unstake' },
    { signature: 'swapTo(uint256,uint256,uint256,uint256)', action: 'stake' },
    { signature: 'swapFrom(uint256,uint256,uint256,uint256,uint256)', action: 'unstake' },
  ],
};
