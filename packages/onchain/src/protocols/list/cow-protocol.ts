import type { Protocol } from '../protocol.ts';

export const cowProtocol: Protocol = {
  name: 'CoW Protocol',
  category: 'aggregator',
  contracts: [
    { chainId: 1, address: '0x9008D19f58AAbD9eD0D60971565AA8510560ab41', label: 'GPv2Settlement' },
    { chainId: 42161, address: '0x9008D19f58AAbD9eD0D60971565AA8510560ab41', label: 'GPv2Settlement' },
    { chainId: 1, address: '0x40A50cf069e992AA4536211B23F286eF88752187', label: 'EthFlow' },
  ],
  functions: [
    {
      signature:
        'settle(address[],uint256[],(uint256,uint256,address,uint256,uint256,uint32,bytes32,uint256,uint256,uint256,bytes)[],(address,uint256,bytes)[][3])',
      action: 'swap',
      note: 'sent by the solver, not by the user',
    },
    { signature: 'setPreSignature(bytes,bool)', action: 'approve' },
    {
      signature: 'createOrder((address,address,uint256,uint256,bytes32,uint256,uint32,bool,int64))',
      action: 'swap',
      note: 'EthFlow: order placed, ETH leaves',
    },
    {
      signature: 'invalidateOrder((address,address,uint256,uint256,bytes32,uint256,uint32,bool,int64))',
      action: 'transfer',
      note: 'EthFlow: refund',
    },
  ],
};
