/**
 * What an asset of Bitpanda is, by its number: the wallets stand in groups (coins, metals, indices, shares, funds), some of
 * them nested. Tickers would not do: a share and a coin may have the same one.
 */
import { at, list, needText } from '../reading/raw-json.ts';
import type { ExchangeClient } from '../relay/exchange-client.ts';

/** The group of coins and tokens. */
export const COIN = 'cryptocoin';

/** Name of the innermost group by number of the asset. */
export async function assetKinds(client: ExchangeClient): Promise<ReadonlyMap<string, string>> {
  const kinds = new Map<string, string>();
  const visit = (groups: unknown): void => {
    for (const [name, group] of Object.entries(typeof groups === 'object' && groups !== null ? groups : {})) {
      if (at(group, 'attributes', 'wallets') === undefined) visit(group);
      else
        for (const wallet of list(group, 'attributes', 'wallets'))
          kinds.set(needText(wallet, 'attributes', 'cryptocoin_id'), name);
    }
  };
  visit(at(await client.read('bitpandaGetAssetWallets'), 'data', 'attributes'));
  return kinds;
}
