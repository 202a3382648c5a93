/**
 * The outputs of a wallet that a transaction spent. Where two wallets of the user spend together nothing is said: which of
 * them paid whom cannot be told. Others' inputs beside one's own do no harm, one's own leave in any case.
 */
import type { ChainTransaction } from '../readers/chain-transaction.ts';
import type { WalletOf } from './own-flows.ts';

/** A ledger holds no more of them in one event; whoever collects thousands of crumbs is left to the method. */
const MOST = 1000;

export function spentOutputs(
  { spends = [] }: ChainTransaction,
  wallet: string,
  walletOf: WalletOf,
): { readonly spent?: readonly string[] } {
  const own = spends.flatMap(({ by, output }) => {
    const owner = walletOf(by);
    return owner === undefined ? [] : [{ owner, output }];
  });
  if (own.length === 0 || own.length > MOST || own.some(({ owner }) => owner !== wallet)) return {};
  return { spent: [...new Set(own.map(({ output }) => output))] };
}
