/** What lies in each wallet by the ledger. With one pool for all wallets the engine does not know; the entries do. */
import { add, compare, type Decimal, dec, formatShortest, subtract, ZERO } from '@cryptax/kernel';
import { isFiat, type LedgerEvent } from '@cryptax/ledger';
import type { LoadedBook } from '../book/loaded-book.ts';

export interface WalletBalance {
  readonly asset: string;
  readonly amount: string;
}

export function walletBalances(book: LoadedBook): ReadonlyMap<string, readonly WalletBalance[]> {
  const pools = book.engine.holdings();
  const isGlobal = pools.some(({ wallet }) => wallet === '*');
  const list = isGlobal ? balancesOfEntries(book.valued) : pools;
  const byWallet = new Map<string, WalletBalance[]>();
  for (const { wallet, asset, amount } of list) {
    const held = byWallet.get(wallet) ?? [];
    held.push({ asset, amount: formatShortest(dec(amount)) });
    byWallet.set(wallet, held);
  }
  return byWallet;
}

function balancesOfEntries(events: readonly LedgerEvent[]) {
  const sums = new Map<string, { readonly wallet: string; readonly asset: string; readonly sum: Decimal }>();
  const move = (wallet: string, asset: string, amount: string, sign: 1 | -1) => {
    if (isFiat(asset)) return;
    const key = JSON.stringify([wallet, asset]);
    const before = sums.get(key)?.sum ?? ZERO;
    sums.set(key, { wallet, asset, sum: sign === 1 ? add(before, dec(amount)) : subtract(before, dec(amount)) });
  };
  for (const event of events) {
    if (event.kind === 'transfer') move(event.toWallet, event.out.asset, event.out.amount, 1);
    if ('in' in event) move(event.wallet, event.in.asset, event.in.amount, 1);
    if ('out' in event) move(event.wallet, event.out.asset, event.out.amount, -1);
    if (event.fee !== undefined) move(event.wallet, event.fee.asset, event.fee.amount, -1);
  }
  return [...sums.values()]
    .filter(({ sum }) => compare(sum, ZERO) > 0)
    .map(({ wallet, asset, sum }) => ({ wallet, asset, amount: formatShortest(sum) }));
}
