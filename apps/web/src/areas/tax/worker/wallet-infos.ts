/** The wallets of a book as a report describes them. */
import { compareText, shortKeys } from '@cryptax/kernel';
import type { WalletRecord } from '@cryptax/store';
import type { WalletInfo } from '@cryptax/tax-de';

/** By name, as on the command line. A wallet that nothing is known of is not described: it counts among the platforms. */
export function walletInfos(wallets: readonly WalletRecord[]): readonly WalletInfo[] {
  return wallets
    .map(walletInfo)
    .filter((info) => Object.keys(info).length > 1)
    .sort((a, b) => compareText(a.wallet, b.wallet));
}

function walletInfo({ id, name, type, address }: WalletRecord): WalletInfo {
  return {
    wallet: id,
    ...(name === id ? {} : { name }),
    ...(type === 'unknown' ? {} : { kind: type === 'exchange' ? 'exchange' : 'wallet' }),
    // An extended key opens the whole wallet to whoever reads the report.
    ...(address === undefined ? {} : { address: shortKeys(address) }),
  };
}
