/** The entries of some wallets, as the address of the transactions says it (`filter`). */
export function walletFilter(wallets: readonly string[]): string {
  return `wallet:${wallets.map(encodeURIComponent).join(',')}`;
}
