/**
 * What a wallet gained and lost in one Solana transaction: balances after minus balances before. Its token accounts and
 * stake accounts are pockets of the same wallet: the rent that lies in them, coins wrapped as a token and coins that are
 * staked stay the owner's, so they are counted together and moving between them is nothing.
 */
import { type Json, listField, textField } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import type { ChainAsset, Movement } from './chain-transaction.ts';
import { wholeUnits } from './units.ts';

/** Coins in the form of a token; the account that holds them has as many coins. */
export const WRAPPED_COIN = 'So11111111111111111111111111111111111111112';

/** What the network noted of one transaction. */
export interface SolanaReceipt {
  /** Accounts in the order of the lists of balances; the first pays the fee. */
  readonly keys: readonly string[];
  readonly meta: Json | undefined;
  readonly fee: bigint;
  /** Stake accounts of the wallet. */
  readonly stakes: ReadonlySet<string>;
}

export function movementsOf(chain: Chain, wallet: string, receipt: SolanaReceipt): readonly Movement[] {
  return [...coinMovements(chain, wallet, receipt), ...tokenMovements(wallet, receipt.meta)];
}

/** Token accounts of the wallet that the transaction touched, those that it closed among them. */
export function tokenAccountsIn(
  wallet: string,
  { keys, meta }: Pick<SolanaReceipt, 'keys' | 'meta'>,
): readonly string[] {
  const indexes = ['preTokenBalances', 'postTokenBalances'].flatMap((name) =>
    (listField(meta, name) ?? [])
      .filter((entry) => textField(entry, 'owner') === wallet)
      .map((entry) => Number(textField(entry, 'accountIndex') ?? '-1')),
  );
  return [...new Set(indexes)].flatMap((index) => keys[index] ?? []);
}

/** The first account pays the fee out of its balance; the fee is told apart, so it is added back here. */
function coinMovements(chain: Chain, wallet: string, receipt: SolanaReceipt): readonly Movement[] {
  const pockets = new Set([wallet, ...tokenAccountsIn(wallet, receipt)]);
  const own = new Set(
    receipt.keys.flatMap((key, index) => (pockets.has(key) || receipt.stakes.has(key) ? [index] : [])),
  );
  const changes = [...own].flatMap((index) => coinChange(receipt.meta, index) ?? []);
  if (changes.length === 0) return [];
  const paidFee = receipt.keys[0] === wallet ? receipt.fee : 0n;
  const change = changes.reduce((sum, one) => sum + one, paidFee);
  return movement('native', wallet, chain.native, change, counterparty(receipt, own, change));
}

/** Undefined where the account is none of the transaction's. */
function coinChange(meta: Json | undefined, index: number): bigint | undefined {
  const [before, after] = ['preBalances', 'postBalances'].map((name) => textField(meta, name, index));
  return isWhole(before) && isWhole(after) ? BigInt(after) - BigInt(before) : undefined;
}

/** The account whose balance moved the other way most: who was paid, or who paid. */
function counterparty({ keys, meta }: SolanaReceipt, own: ReadonlySet<number>, change: bigint): string {
  let [best, bestChange] = ['', 0n];
  keys.forEach((key, index) => {
    const other = coinChange(meta, index);
    if (own.has(index) || other === undefined) return;
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
      if (mint === undefined || mint === WRAPPED_COIN || !isWhole(amount)) continue;
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
