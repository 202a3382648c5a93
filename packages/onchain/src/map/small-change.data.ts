/**
 * How much of a chain's coin beside a trade of two tokens is small change: opening an account, a tip for the block, the fee
 * of a message, a remainder that comes back. About five euros at the prices of November 2026. More than that may be a
 * side of the trade, and then a person has to say what it was.
 */
import type { ChainId } from '../chains/find-chain.ts';

export const SMALL_CHANGE: Readonly<Partial<Record<ChainId, string>>> = {
  ethereum: '0.0015',
  arbitrum: '0.0015',
  optimism: '0.0015',
  base: '0.0015',
  linea: '0.0015',
  polygon: '20',
  bsc: '0.006',
  avalanche: '0.25',
  gnosis: '5',
  moonbeam: '80',
  sonic: '20',
  fantom: '20',
  astar: '200',
  solana: '0.03',
  near: '2',
  tron: '20',
  stellar: '15',
  xrp: '2.5',
};
