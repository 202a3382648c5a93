/** Whom coins came from or went to, where the transaction names exactly one: what tells a person which movement it was. */
import type { ChainTransaction } from '../readers/chain-transaction.ts';
import type { Flow, WalletOf } from './own-flows.ts';

export function otherSideOf(
  { movements }: ChainTransaction,
  { wallet, asset }: Flow,
  direction: 'in' | 'out',
  walletOf: WalletOf,
): string | undefined {
  const others = new Set<string>();
  for (const { from, to, asset: moved } of movements) {
    if (moved.symbol !== asset.symbol || moved.contract !== asset.contract) continue;
    const [own, other] = direction === 'out' ? [from, to] : [to, from];
    // Where coins are outputs, a movement has one end only.
    const isOwn = own === '' || walletOf(own) === wallet;
    if (isOwn && other !== '' && walletOf(other) === undefined) others.add(other);
  }
  const [only, more] = others;
  return more === undefined ? only : undefined;
}
