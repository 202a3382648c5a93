/** Native assets of Cardano as Koios tells them: in outputs, and as balances. Their names are hexadecimal. */
import { type Json, listField, textField } from '@cryptax/kernel';
import type { ChainAsset, ChainBalance } from './chain-transaction.ts';
import { wholeUnits } from './units.ts';

/** Of a plain address: what lies in its outputs that are not spent. */
export function assetBalances(account: Json | undefined): readonly ChainBalance[] {
  const totals = new Map<string, { readonly asset: ChainAsset; readonly units: bigint }>();
  for (const output of listField(account, 'utxo_set') ?? []) {
    for (const entry of listField(output, 'asset_list') ?? []) {
      const units = textField(entry, 'quantity');
      const found = assetOf(entry);
      if (found === undefined || units === undefined) continue;
      const key = found.asset.contract ?? '';
      totals.set(key, { asset: found.asset, units: (totals.get(key)?.units ?? 0n) + BigInt(units) });
    }
  }
  return [...totals.values()].map(({ asset, units }) => ({
    asset,
    amount: wholeUnits(String(units), asset.decimals) ?? '0',
  }));
}

export function assetOf(entry: Json): ChainBalance | undefined {
  const policy = textField(entry, 'policy_id');
  const name = textField(entry, 'asset_name') ?? '';
  const decimals = Number(textField(entry, 'decimals') ?? '0');
  const amount = wholeUnits(textField(entry, 'quantity'), decimals);
  if (policy === undefined || amount === undefined) return undefined;
  return { asset: { symbol: readable(name), contract: `${policy}${name}`, decimals }, amount };
}

/** `4d494e` is MIN; names that are no text stay hexadecimal. */
function readable(hexName: string): string {
  const bytes = (hexName.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const isText = bytes.length > 0 && bytes.every((byte) => byte > 0x20 && byte < 0x7f);
  return isText ? String.fromCharCode(...bytes) : hexName;
}
