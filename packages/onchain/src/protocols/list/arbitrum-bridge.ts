import type { Protocol } from '../protocol.ts';

export const arbitrumBridge: Protocol = {
  name: 'Arbitrum bridge',
  category: 'bridge',
  contracts: [
    { chainId: 1, address: '0x4Dbd4fc535Ac27206064B68FfCf827b0A60BAB3f', label: 'Delayed inbox' },
    { chainId: 1, address: '0x72Ce9c846789fdB6fC1f34aC4AD25Dd9ef7031ef', label: 'Gateway router' },
  ],
  functions: [
    { signature: 'depositEth()', action: 'bridge' },
    {
      signature:
        'outboundTransfer(address token, address to, uint256 amount, uint256 maxGas, uint256 gasPriceBid, bytes data)',
      action: 'bridge',
    },
    {
      signature: 'outboundTransferCustomRefund(address,address,address,uint256,uint256,uint256,bytes)',
      action: 'bridge',
    },
  ],
};
