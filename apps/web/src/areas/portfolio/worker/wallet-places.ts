/** Where a wallet lies: its own record first; else the kind of source that its events came from. */
import type { WalletPlace } from '@cryptax/portfolio';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { walletTypeOf } from '../../../platform/ledger/worker/source-names.ts';

export function walletPlaces({ wallets, stored }: LoadedBook): (wallet: string) => WalletPlace | undefined {
  const places = new Map<string, WalletPlace>();
  for (const { wallet, source } of stored) {
    if (places.get(wallet)?.isVenue === true) continue;
    places.set(wallet, { name: wallet, isVenue: walletTypeOf(source?.format) === 'exchange', chains: [] });
  }
  for (const { id, name, type, chains = [] } of wallets) {
    const place = { name, isVenue: type === 'exchange', chains };
    places.set(id, place);
    places.set(name, place);
  }
  return (wallet) => places.get(wallet);
}
