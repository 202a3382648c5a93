/** Which wallets are accounts at an exchange and which are the user's own, from the format of their files, as the app notes them. */

import { FORMATS } from '@cryptax/importers';
import { compareText } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { WalletInfo } from '@cryptax/tax-de';

const KINDS: ReadonlyMap<string, string> = new Map(FORMATS.map(({ id, sourceKind }) => [id, sourceKind]));

/** By name; a wallet that nothing is known of is not described. */
export function walletKinds(events: readonly LedgerEvent[]): readonly WalletInfo[] {
  const formats = new Map<string, string | undefined>();
  for (const event of events) {
    for (const wallet of event.kind === 'transfer' ? [event.wallet, event.toWallet] : [event.wallet]) {
      if (!formats.has(wallet)) formats.set(wallet, event.source?.format);
    }
  }
  return [...formats]
    .flatMap(([wallet, format]): readonly WalletInfo[] => {
      const kind = kindOf(format);
      return kind === null ? [] : [{ wallet, kind }];
    })
    .sort((a, b) => compareText(a.wallet, b.wallet));
}

function kindOf(format: string | undefined): 'exchange' | 'wallet' | null {
  const kind = format === undefined ? undefined : KINDS.get(format);
  if (kind === 'exchange' || kind === 'broker') return 'exchange';
  return kind === 'wallet' || kind === 'explorer' ? 'wallet' : null;
}
