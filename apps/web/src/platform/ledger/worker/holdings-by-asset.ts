/** What is held of each asset over all wallets. Amounts have no trailing zeros, so that equal amounts are equal texts. */
import { add, dec, formatShortest } from '@cryptax/kernel';
import type { HoldingView } from '@cryptax/ledger';

export function holdingsByAsset(holdings: readonly HoldingView[]): ReadonlyMap<string, string> {
  const sums = new Map<string, string>();
  for (const { asset, amount } of holdings) {
    sums.set(asset, formatShortest(add(dec(sums.get(asset) ?? '0'), dec(amount))));
  }
  return sums;
}
