import type { Protocol } from '../protocol.ts';

export const seaport: Protocol = {
  name: 'Seaport',
  category: 'nft',
  contracts: [
    { chainId: 1, address: '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC', label: 'Seaport 1.5' },
    { chainId: 1, address: '0x0000000000000068F116a894984e2DB1123eB395', label: 'Seaport 1.6' },
  ],
  functions: [
    {
      signature:
        'fulfillBasicOrder((address,uint256,uint256,address,address,address,uint256,uint256,uint8,uint256,uint256,bytes32,uint256,bytes32,bytes32,uint256,(uint256,address)[],bytes))',
      action: 'swap',
    },
    {
      signature:
        'fulfillBasicOrder_efficient_6GL6yc((address,uint256,uint256,address,address,address,uint256,uint256,uint8,uint256,uint256,bytes32,uint256,bytes32,bytes32,uint256,(uint256,address)[],bytes))',
      action: 'swap',
    },
    {
      signature:
        'cancel((address,address,(uint8,address,uint256,uint256,uint256)[],(uint8,address,uint256,uint256,uint256,address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256)[])',
      action: 'approve',
    },
  ],
};
