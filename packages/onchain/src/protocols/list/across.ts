import type { Protocol } from '../protocol.ts';

export const across: Protocol = {
  name: 'Across',
  category: 'bridge',
  contracts: [
    { chainId: 1, address: '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5', label: 'SpokePool' },
    { chainId: 42161, address: '0xe35e9842fceaCA96570B734083f4a58e8F7C5f2A', label: 'SpokePool' },
    { chainId: 10, address: '0x6f26Bf09B1C792e3228e5467807a900A503c0281', label: 'SpokePool' },
    { chainId: 8453, address: '0x09aea4b2242abC8bb4BB78D537A67a245A7bEC64', label: 'SpokePool' },
    { chainId: 137, address: '0x9295ee1d8C5b022Be115A2AD3c30C72E34e7F096', label: 'SpokePool' },
  ],
  functions: [
    { signature: 'deposit(address,address,uint256,uint256,int64,uint32,bytes,uint256)', action: 'bridge' },
    {
      signature:
        'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)',
      action: 'bridge',
    },
    {
      signature: 'deposit(bytes32,bytes32,bytes32,bytes32,uint256,uint256,uint256,bytes32,uint32,uint32,uint32,bytes)',
      action: 'bridge',
    },
  ],
};
