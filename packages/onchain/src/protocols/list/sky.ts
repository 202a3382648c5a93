import type { Protocol } from '../protocol.ts';

export const sky: Protocol = {
  name: 'Sky',
  category: 'stablecoin',
  contracts: [
    { chainId: 1, address: '0xdC035D45d973E3EC169d2276DDab16f1e407384F', label: 'USDS' },
    { chainId: 1, address: '0xa3931d71877C0E7a3148CB7Eb4463524FEc27fbD', label: 'sUSDS' },
    { chainId: 1, address: '0x3225737a9Bbb6473CB4a45b7244ACa2BeFdB276A', label: 'DAI-USDS converter' },
    { chainId: 1, address: '0xBDcFCA946b6CDd965f99a839e4435Bcdc1bc470B', label: 'MKR-SKY converter' },
    { chainId: 1, address: '0x56072C95FAA701256059aa122697B133aDEd9279', label: 'SKY' },
  ],
  functions: [
    { signature: 'daiToUsds(address,uint256)', action: 'swap' },
    { signature: 'usdsToDai(address,uint256)', action: 'swap' },
    { signature: 'mkrToSky(address,uint256)', action: 'swap' },
    { signature: 'deposit(uint256,address,uint16)', action: 'supply' },
    { signature: 'deposit(uint256 assets, address receiver)', action: 'supply' },
    { signature: 'mint(uint256 shares, address receiver)', action: 'supply' },
    { signature: 'withdraw(uint256 assets, address receiver, address owner)', action: 'withdraw' },
    { signature: 'redeem(uint256 shares, address receiver, address owner)', action: 'withdraw' },
  ],
};
