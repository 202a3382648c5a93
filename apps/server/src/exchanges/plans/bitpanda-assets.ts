/**
 * What an asset of Bitpanda is, by its number: the wallets stand in groups (coins, metals, indices, shares, funds), some of
 * them nested. Tickers would not do: a share and a coin may have the same one, and trades name only the number.
 */
import { at, list, needText, textAt } from '../reading/raw-json.ts';
import type { ExchangeClient } from '../relay/exchange-client.ts';

/** The group of coins and tokens. */
export const COIN = 'cryptocoin';

export interface BitpandaAsset {
  /** Name of the innermost group; undefined if no wallet knows the number. */
  readonly kind: string | undefined;
  readonly symbol: string;
}

export type AssetLookup = (row: unknown) => BitpandaAsset;

export async function bitpandaAssets(client: ExchangeClient): Promise<AssetLookup> {
  const known = new Map<string, BitpandaAsset>();
  for (const { kind, group } of walletGroups(await client.read('bitpandaGetAssetWallets'))) {
    for (const wallet of list(group, 'attributes', 'wallets')) {
      const number = needText(wallet, 'attributes', 'cryptocoin_id');
      known.set(number, { kind, symbol: needText(wallet, 'attributes', 'cryptocoin_symbol') });
    }
  }
  return (attributes) => {
    const number = needText(attributes, 'cryptocoin_id');
    return (
      known.get(number) ?? { kind: undefined, symbol: textAt(attributes, 'cryptocoin_symbol') ?? `ASSET${number}` }
    );
  };
}

interface WalletGroup {
  readonly kind: string;
  readonly group: unknown;
}

/** The innermost groups of an answer about asset wallets, by their names. */
export function walletGroups(answer: unknown): readonly WalletGroup[] {
  const found: WalletGroup[] = [];
  const visit = (groups: unknown): void => {
    for (const [kind, group] of Object.entries(typeof groups === 'object' && groups !== null ? groups : {})) {
      if (at(group, 'attributes', 'wallets') === undefined) visit(group);
      else found.push({ kind, group });
    }
  };
  visit(at(answer, 'data', 'attributes'));
  return found;
}
