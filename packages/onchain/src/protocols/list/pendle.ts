import type { Protocol } from '../protocol.ts';

export const pendle: Protocol = {
  name: 'Pendle',
  category: 'yield',
  contracts: [
    { chainId: 1, address: '0x00000000005BBB0EF59571E58418F9a4357b68A0', label: 'Router V3' },
    { chainId: 1, address: '0x888888888889758F76e7103c6CbF23ABbF58F946', label: 'Router V4' },
    { chainId: 42161, address: '0x888888888889758F76e7103c6CbF23ABbF58F946', label: 'Router V4' },
    { chainId: 1, address: '0x4f30A9D41B80ecC5B94306AB4364951AE3170210', label: 'vePENDLE' },
  ],
  functions: [
    {
      signature:
        'swapExactTokenForPt(address,address,uint256,(uint256,uint256,uint256,uint256,uint256),(address,uint256,address,address,(uint8,address,bytes,bool)),(address,uint256,((uint256,uint256,uint256,uint8,address,address,address,address,uint256,uint256,uint256,bytes),bytes,uint256)[],((uint256,uint256,uint256,uint8,address,address,address,address,uint256,uint256,uint256,bytes),bytes,uint256)[],bytes))',
      action: 'swap',
      note: 'V4',
    },
    { signature: 'redeemDueInterestAndRewards(address,address[],address[],address[])', action: 'claim' },
    { signature: 'increaseLockPosition(uint128,uint128)', action: 'stake' },
    { signature: 'withdraw()', action: 'unstake' },
  ],
};
