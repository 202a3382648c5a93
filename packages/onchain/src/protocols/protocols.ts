/**
 * Every protocol the classifier knows, in the order in which a shared function name is given away: token standards first,
 * because most calls in the wild are theirs. A new protocol is a new file in `list/` and a line here (docs/defi.md).
 */

import { zeroEx } from './list/0x.ts';
import { oneInch } from './list/1inch.ts';
import { aaveV2 } from './list/aave-v2.ts';
import { aaveV3 } from './list/aave-v3.ts';
import { across } from './list/across.ts';
import { aerodrome } from './list/aerodrome.ts';
import { arbitrumBridge } from './list/arbitrum-bridge.ts';
import { balancerV2 } from './list/balancer-v2.ts';
import { compoundV2 } from './list/compound-v2.ts';
import { compoundV3 } from './list/compound-v3.ts';
import { convex } from './list/convex.ts';
import { cowProtocol } from './list/cow-protocol.ts';
import { curve } from './list/curve.ts';
import { eigenlayer } from './list/eigenlayer.ts';
import { erc20Token } from './list/erc-20-token.ts';
import { erc721Token } from './list/erc-721-token.ts';
import { erc1155Token } from './list/erc-1155-token.ts';
import { ethena } from './list/ethena.ts';
import { etherFi } from './list/ether-fi.ts';
import { ethereumStakingDeposit } from './list/ethereum-staking-deposit.ts';
import { frax } from './list/frax.ts';
import { gmx } from './list/gmx.ts';
import { governance } from './list/governance.ts';
import { kyberswap } from './list/kyberswap.ts';
import { lido } from './list/lido.ts';
import { liquity } from './list/liquity.ts';
import { makerdao } from './list/makerdao.ts';
import { metamaskSwap } from './list/metamask-swap.ts';
import { morpho } from './list/morpho.ts';
import { odos } from './list/odos.ts';
import { opStackBridge } from './list/op-stack-bridge.ts';
import { pancakeswap } from './list/pancakeswap.ts';
import { paraswap } from './list/paraswap.ts';
import { pendle } from './list/pendle.ts';
import { permit2 } from './list/permit2.ts';
import { polygonPosBridge } from './list/polygon-pos-bridge.ts';
import { quickswap } from './list/quickswap.ts';
import { rocketPool } from './list/rocket-pool.ts';
import { seaport } from './list/seaport.ts';
import { sky } from './list/sky.ts';
import { stargate } from './list/stargate.ts';
import { sushiswap } from './list/sushiswap.ts';
import { synthetix } from './list/synthetix.ts';
import { traderJoe } from './list/trader-joe.ts';
import { uniswapUniversalRouter } from './list/uniswap-universal-router.ts';
import { uniswapV2 } from './list/uniswap-v2.ts';
import { uniswapV3 } from './list/uniswap-v3.ts';
import { uniswapV4 } from './list/uniswap-v4.ts';
import { wrappedNativeToken } from './list/wrapped-native-token.ts';
import { yearn } from './list/yearn.ts';
import type { Protocol } from './protocol.ts';

export const PROTOCOLS: readonly Protocol[] = [
  erc20Token,
  erc721Token,
  erc1155Token,
  wrappedNativeToken,
  uniswapV2,
  uniswapV3,
  uniswapUniversalRouter,
  uniswapV4,
  permit2,
  sushiswap,
  oneInch,
  curve,
  balancerV2,
  pancakeswap,
  quickswap,
  traderJoe,
  aerodrome,
  zeroEx,
  paraswap,
  cowProtocol,
  metamaskSwap,
  odos,
  kyberswap,
  aaveV2,
  aaveV3,
  compoundV2,
  compoundV3,
  morpho,
  makerdao,
  sky,
  lido,
  rocketPool,
  ethereumStakingDeposit,
  eigenlayer,
  etherFi,
  yearn,
  convex,
  pendle,
  ethena,
  frax,
  liquity,
  synthetix,
  gmx,
  stargate,
  across,
  arbitrumBridge,
  opStackBridge,
  polygonPosBridge,
  seaport,
  governance,
];
