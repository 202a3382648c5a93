/** Which wallets are accounts at an exchange and which are the user's own, from the format of their files, as the app notes them. */

import { FORMATS } from '@cryptax/importers';
import { compareText } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { WalletInfo } from '@cryptax/tax-de';

const KINDS: ReadonlyMap<string, string> = new Map(FORMATS.map(({ id, sourceKind }) => [id, sourceKind]));

/** Wallets that the user says what they are. */
export interface NamedKinds {
  readonly exchange?: readonly string[] | undefined;
  readonly wallet?: readonly string[] | undefined;
}

/** By name; a wallet that nothing is known of is not described. What the user says goes before what the files say. */
export function walletKinds(events: readonly LedgerEvent[], named: NamedKinds = {}): readonly WalletInfo[] {
  const formats = new Map<string, string | undefined>();
  for (const event of events) {
    for (const wallet of event.kind === 'transfer' ? [event.wallet, event.toWallet] : [event.wallet]) {
      if (!formats.has(wallet)) formats.set(wallet, event.source?.format);
    }
  }
  const said = new Map<string, 'exchange' | 'wallet'>();
  for (const kind of ['exchange', 'wallet'] as const) {
    for (const wallet of named[kind] ?? []) said.set(wallet, kind);
  }
  return [...formats]
    .flatMap(([wallet, format]): readonly WalletInfo[] => {
      const kind = said.get(wallet) ?? kindOf(format);
      return kind === null ? [] : [{ wallet, kind }];
    })
    .sort((a, b) => compareText(a.wallet, b.wallet));
}

function kindOf(format: string | undefined): 'exchange' | 'wallet' | null {
  const kind = format === undefined ? undefined : KINDS.get(format);
  if (kind === 'exchange' || kind === 'broker') return 'exchange';
  return kind === 'wallet' || kind === 'explorer' ? 'wallet' : null;
}
