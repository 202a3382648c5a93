import type { Protocol } from '../protocol.ts';

export const stargate: Protocol = {
  name: 'Stargate',
  category: 'bridge',
  contracts: [
    { chainId: 1, address: '0x8731d54E9D02c286767d56ac03e8037C07e01e98', label: 'Router V1' },
    { chainId: 1, address: '0x150f94B44927F078737562f0fcF3C95c01Cc2376', label: 'Router ETH' },
    { chainId: 1, address: '0xB0D502E938ed5f4df2E681fE6E419ff29631d62b', label: 'LP staking' },
    { chainId: 1, address: '0x77b2043768d28E9C9aB44E1aBfC95944bcE57931', label: 'V2 native pool' },
    { chainId: 1, address: '0xc026395860Db2d07ee33e05fE50ed7bD583189C7', label: 'V2 USDC pool' },
  ],
  functions: [
    {
      signature: 'swap(uint16,uint256,uint256,address,uint256,uint256,(uint256,uint256,bytes),bytes,bytes)',
      action: 'bridge',
    },
    { signature: 'swapETH(uint16,address,bytes,uint256,uint256)', action: 'bridge' },
    { signature: 'addLiquidity(uint256,uint256,address)', action: 'add-liquidity' },
    { signature: 'instantRedeemLocal(uint16,uint256,address)', action: 'remove-liquidity' },
    { signature: 'deposit(uint256 pid, uint256 amount)', action: 'stake' },
    { signature: 'withdraw(uint256 pid, uint256 amount)', action: 'unstake' },
    {
      signature: 'send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)',
      action: 'bridge',
      note: 'V2 / OFT',
    },
    {
      signature: 'sendToken((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)',
      action: 'bridge',
      note: 'V2',
    },
  ],
};
