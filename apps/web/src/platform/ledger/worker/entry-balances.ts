/** What came in and went out of each wallet by the entries alone, per coin. Currencies are no holdings. */
import { add, type Decimal, dec, subtract, ZERO } from '@cryptax/kernel';
import { isFiat, type LedgerEvent } from '@cryptax/ledger';

export interface EntryBalance {
  readonly wallet: string;
  readonly asset: string;
  /** Less than nothing where entries are missing. */
  readonly sum: Decimal;
}

export function entryBalances(events: readonly LedgerEvent[]): readonly EntryBalance[] {
  const sums = new Map<string, EntryBalance>();
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
  return [...sums.values()];
}
