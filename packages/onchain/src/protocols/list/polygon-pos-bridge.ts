import type { Protocol } from '../protocol.ts';

export const polygonPosBridge: Protocol = {
  name: 'Polygon PoS bridge',
  category: 'bridge',
  contracts: [{ chainId: 1, address: '0xA0c68C638235ee32657e8f720a23ceC1bFc77C77', label: 'RootChainManager' }],
  functions: [
    { signature: 'depositEtherFor(address user)', action: 'bridge' },
    { signature: 'depositFor(address user, address rootToken, bytes depositData)', action: 'bridge' },
    { signature: 'exit(bytes inputData)', action: 'bridge' },
  ],
};
