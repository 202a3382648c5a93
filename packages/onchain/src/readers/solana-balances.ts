/** What a wallet gained and lost in one Solana transaction: balances after minus balances before. */
import { type Json, listField, textField } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainAsset, Movement } from './chain-transaction.ts';
import { wholeUnits } from './units.ts';

export function movementsOf(
  chain: Chain,
  wallet: string,
  keys: readonly string[],
  meta: Json | undefined,
  fee: bigint,
): readonly Movement[] {
  return [...coinChange(chain, wallet, keys, meta, fee), ...tokenChanges(wallet, meta)];
}

/** The first account pays the fee out of its balance; the fee is told apart, so it is added back here. */
function coinChange(
  chain: Chain,
  wallet: string,
  keys: readonly string[],
  meta: Json | undefined,
  fee: bigint,
): readonly Movement[] {
  const index = keys.indexOf(wallet);
  const [before, after] = ['preBalances', 'postBalances'].map((name) => textField(meta, name, index));
  if (index < 0 || !isWhole(before) || !isWhole(after)) return [];
  const change = BigInt(after) - BigInt(before) + (index === 0 ? fee : 0n);
  return movement('native', wallet, chain.native, change, counterparty(keys, meta, index, change));
}

/** The account whose balance moved the other way most: who was paid, or who paid. */
function counterparty(keys: readonly string[], meta: Json | undefined, own: number, change: bigint): string {
  let [best, bestChange] = ['', 0n];
  keys.forEach((key, index) => {
    const [before, after] = ['preBalances', 'postBalances'].map((name) => textField(meta, name, index));
    if (index === own || !isWhole(before) || !isWhole(after)) return;
    const other = BigInt(after) - BigInt(before);
    if (change > 0n ? other < bestChange : other > bestChange) [best, bestChange] = [key, other];
  });
  return best;
}

function tokenChanges(wallet: string, meta: Json | undefined): readonly Movement[] {
  const totals = new Map<string, { change: bigint; decimals: number }>();
  const others = new Map<string, string>();
  for (const [name, sign] of [
    ['preTokenBalances', -1n],
    ['postTokenBalances', 1n],
  ] as const) {
    for (const entry of listField(meta, name) ?? []) {
      const mint = textField(entry, 'mint');
      const amount = textField(entry, 'uiTokenAmount', 'amount');
      const owner = textField(entry, 'owner');
      if (mint === undefined || !isWhole(amount)) continue;
      if (owner !== wallet) {
        if (owner !== undefined) others.set(mint, owner);
        continue;
      }
      const decimals = Number(textField(entry, 'uiTokenAmount', 'decimals'));
      const known = totals.get(mint) ?? { change: 0n, decimals };
      totals.set(mint, { change: known.change + sign * BigInt(amount), decimals });
    }
  }
  return [...totals].flatMap(([contract, { change, decimals }]) =>
    movement('token', wallet, { symbol: '', contract, decimals }, change, others.get(contract) ?? ''),
  );
}

function movement(
  kind: Movement['kind'],
  wallet: string,
  asset: ChainAsset,
  change: bigint,
  other: string,
): readonly Movement[] {
  const amount = wholeUnits(String(change < 0n ? -change : change), asset.decimals);
  if (change === 0n || amount === undefined) return [];
  return [
    change > 0n ? { kind, from: other, to: wallet, asset, amount } : { kind, from: wallet, to: other, asset, amount },
  ];
}

function isWhole(text: string | undefined): text is string {
  return text !== undefined && /^\d+$/.test(text);
}
