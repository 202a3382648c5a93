/** The entries of some wallets, as the address of the transactions says it (`filter`). */
export function walletFilter(wallets: readonly string[]): string {
  return `wallet:${wallets.map(encodeURIComponent).join(',')}`;
}

/** The entries of one coin in one wallet within a span of days. */
export function spanFilter(wallet: string, asset: string, from: string | undefined, to: string): string {
  return `${walletFilter([wallet])};asset:${encodeURIComponent(asset)};days:${from ?? ''}..${to}`;
}
