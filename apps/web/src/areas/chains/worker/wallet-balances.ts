/** What lies in each wallet by the ledger. With one pool for all wallets the engine does not know; the entries do. */
import { addToGroup, compare, dec, formatShortest, ZERO } from '@cryptax/kernel';
import { ALL_WALLETS, type LedgerEvent } from '@cryptax/ledger';
import { entryBalances } from '../../../platform/ledger/worker/entry-balances.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';

export interface WalletBalance {
  readonly asset: string;
  readonly amount: string;
}

export function walletBalances(book: LoadedBook): ReadonlyMap<string, readonly WalletBalance[]> {
  const pools = book.engine.holdings();
  const isGlobal = pools.some(({ wallet }) => wallet === ALL_WALLETS);
  const list = isGlobal ? balancesOfEntries(book.valued) : pools;
  const byWallet = new Map<string, WalletBalance[]>();
  for (const { wallet, asset, amount } of list) {
    addToGroup(byWallet, wallet, { asset, amount: formatShortest(dec(amount)) });
  }
  return byWallet;
}

function balancesOfEntries(events: readonly LedgerEvent[]) {
  return entryBalances(events)
    .filter(({ sum }) => compare(sum, ZERO) > 0)
    .map(({ wallet, asset, sum }) => ({ wallet, asset, amount: formatShortest(sum) }));
}
