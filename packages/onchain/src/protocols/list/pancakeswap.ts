import type { Protocol } from '../protocol.ts';
import {
  ROUTER_FEE_TOKEN_SWAPS,
  ROUTER_LIQUIDITY,
  ROUTER_MORE_LIQUIDITY,
  ROUTER_SWAPS,
} from '../router-v2-functions.ts';

export const pancakeswap: Protocol = {
  name: 'PancakeSwap',
  category: 'dex',
  isMajor: true,
  contracts: [
    { chainId: 56, address: '0x10ED43C718714eb63d5aA57B78B54704E256024E', label: 'Router V2' },
    { chainId: 56, address: '0x13f4EA83D0bd40E75C8222255bc855a974568Dd4', label: 'Smart Router V3' },
    { chainId: 1, address: '0xEfF92A263d31888d860bD50809A8D171709b7b1c', label: 'Router V2' },
    { chainId: 56, address: '0xa5f8C5Dbd5F286960b9d90548680aE5ebFf07652', label: 'MasterChef V2' },
    { chainId: 56, address: '0x45c54210128a065de780C4B0Df3d16664f7f859e', label: 'CAKE pool' },
    { chainId: 56, address: '0x73feaa1eE314F8c655E354234017bE2193C9E24E', label: 'MasterChef V1' },
  ],
  functions: [
    ...ROUTER_SWAPS,
    ...ROUTER_FEE_TOKEN_SWAPS,
    ...ROUTER_LIQUIDITY,
    ...ROUTER_MORE_LIQUIDITY,
    { signature: 'deposit(uint256 pid, uint256 amount)', action: 'stake', note: 'amount 0 means harvest only' },
    { signature: 'withdraw(uint256 pid, uint256 amount)', action: 'unstake', note: 'amount 0 means harvest only' },
    { signature: 'emergencyWithdraw(uint256 pid)', action: 'unstake' },
    { signature: 'enterStaking(uint256 amount)', action: 'stake' },
    { signature: 'leaveStaking(uint256 amount)', action: 'unstake' },
    { signature: 'deposit(uint256 amount)', action: 'stake', note: 'syrup pool' },
  ],
};
