import type { Protocol } from '../protocol.ts';

export const opStackBridge: Protocol = {
  name: 'OP Stack bridge',
  category: 'bridge',
  contracts: [
    { chainId: 1, address: '0x99C9fc46f92E8a1c0deC1b1747d010903E884bE1', label: 'Optimism L1 standard bridge' },
    { chainId: 1, address: '0x3154Cf16ccdb4C6d922629664174b904d80F2C35', label: 'Base L1 standard bridge' },
    { chainId: 10, address: '0x4200000000000000000000000000000000000010', label: 'L2 standard bridge' },
    { chainId: 8453, address: '0x4200000000000000000000000000000000000010', label: 'L2 standard bridge' },
  ],
  functions: [
    { signature: 'depositETH(uint32 minGasLimit, bytes extraData)', action: 'bridge' },
    { signature: 'depositETHTo(address to, uint32 minGasLimit, bytes extraData)', action: 'bridge' },
    {
      signature: 'depositERC20(address l1Token, address l2Token, uint256 amount, uint32 minGasLimit, bytes extraData)',
      action: 'bridge',
    },
    {
      signature:
        'depositERC20To(address l1Token, address l2Token, address to, uint256 amount, uint32 minGasLimit, bytes extraData)',
      action: 'bridge',
    },
    { signature: 'bridgeETH(uint32 minGasLimit, bytes extraData)', action: 'bridge' },
    { signature: 'bridgeETHTo(address to, uint32 minGasLimit, bytes extraData)', action: 'bridge' },
    { signature: 'withdraw(address,uint256,uint32,bytes)', action: 'bridge' },
    { signature: 'withdrawTo(address,address,uint256,uint32,bytes)', action: 'bridge' },
    { signature: 'depositTransaction(address,uint256,uint64,bool,bytes)', action: 'bridge' },
  ],
};
