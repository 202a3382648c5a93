/** What lies in each wallet by all movements of the ledger, whatever is priced or answered. */
import { addToGroup, compare, dec, isZero, ZERO } from '@cryptax/kernel';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';

export interface WalletBalance {
  readonly asset: string;
  readonly amount: string;
  /** What open movements brought less what they took; absent where there are none. */
  readonly open?: string;
}

export function walletBalances({ engine }: LoadedBook): ReadonlyMap<string, readonly WalletBalance[]> {
  const byWallet = new Map<string, WalletBalance[]>();
  for (const { wallet, asset, amount, open } of engine.balances()) {
    // Below zero nothing lies there; the gap is named where the entries are.
    if (compare(dec(amount), ZERO) <= 0) continue;
    addToGroup(byWallet, wallet, { asset, amount, ...(isZero(dec(open)) ? {} : { open }) });
  }
  return byWallet;
}
