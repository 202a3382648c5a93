/** What a wallet gained and lost in one Solana transaction: balances after minus balances before. */
import { type Json, listField, textField } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainAsset, Movement } from './chain-transaction.ts';
import { wholeUnits } from './units.ts';

/** What the network noted of one transaction. */
export interface SolanaReceipt {
  /** Accounts in the order of the lists of balances; the first pays the fee. */
  readonly keys: readonly string[];
  readonly meta: Json | undefined;
  readonly fee: bigint;
}

export function movementsOf(chain: Chain, wallet: string, receipt: SolanaReceipt): readonly Movement[] {
  return [...coinMovements(chain, wallet, receipt), ...tokenMovements(wallet, receipt.meta)];
}

/** The first account pays the fee out of its balance; the fee is told apart, so it is added back here. */
function coinMovements(chain: Chain, wallet: string, receipt: SolanaReceipt): readonly Movement[] {
  const index = receipt.keys.indexOf(wallet);
  const balanceChange = coinChange(receipt.meta, index);
  if (balanceChange === undefined) return [];
  const change = balanceChange + (index === 0 ? receipt.fee : 0n);
  return movement('native', wallet, chain.native, change, counterparty(receipt, index, change));
}

/** Undefined where the account is none of the transaction's. */
function coinChange(meta: Json | undefined, index: number): bigint | undefined {
  const [before, after] = ['preBalances', 'postBalances'].map((name) => textField(meta, name, index));
  return isWhole(before) && isWhole(after) ? BigInt(after) - BigInt(before) : undefined;
}

/** The account whose balance moved the other way most: who was paid, or who paid. */
function counterparty({ keys, meta }: SolanaReceipt, own: number, change: bigint): string {
  let [best, bestChange] = ['', 0n];
  keys.forEach((key, index) => {
    const other = coinChange(meta, index);
    if (index === own || other === undefined) return;
    if (change > 0n ? other < bestChange : other > bestChange) [best, bestChange] = [key, other];
  });
  return best;
}

function tokenMovements(wallet: string, meta: Json | undefined): readonly Movement[] {
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
