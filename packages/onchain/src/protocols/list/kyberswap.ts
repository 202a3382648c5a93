import type { Protocol } from '../protocol.ts';

export const kyberswap: Protocol = {
  name: 'KyberSwap',
  category: 'aggregator',
  contracts: [
    { chainId: 1, address: '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5', label: 'MetaAggregationRouter V2' },
    { chainId: 137, address: '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5', label: 'MetaAggregationRouter V2' },
    { chainId: 42161, address: '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5', label: 'MetaAggregationRouter V2' },
  ],
  functions: [
    {
      signature:
        'swap((address,address,bytes,(address,address,address[],uint256[],address[],uint256[],address,uint256,uint256,uint256,bytes),bytes))',
      action: 'swap',
    },
    {
      signature:
        'swapSimpleMode(address,(address,address,address[],uint256[],address[],uint256[],address,uint256,uint256,uint256,bytes),bytes,bytes)',
      action: 'swap',
    },
  ],
};
