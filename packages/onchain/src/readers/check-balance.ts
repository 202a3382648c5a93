/**
 * The proof of a history: what all transactions add up to must be what the chain says the address holds. A difference
 * is shown, never corrected: it means that something was not read, or that the chain pays in ways no list tells.
 */
import { add, type Decimal, dec, formatShortest, isZero, negate, subtract, ZERO } from '@cryptax/kernel';
import type { ChainAsset, ChainBalance, ChainTransaction } from './chain-transaction.ts';
import { isOutputChain } from './output-chains.ts';

export interface BalanceLine {
  readonly asset: ChainAsset;
  readonly computed: string;
  readonly onChain: string;
  /** On chain minus computed; "0" when both agree. */
  readonly difference: string;
}

export function computeBalances(
  transactions: readonly ChainTransaction[],
  isOwn: (address: string) => boolean,
): ReadonlyMap<string, { readonly asset: ChainAsset; readonly amount: Decimal }> {
  const totals = new Map<string, { asset: ChainAsset; amount: Decimal }>();
  const change = (asset: ChainAsset, amount: Decimal) => {
    const key = keyOf(asset);
    totals.set(key, { asset, amount: add(totals.get(key)?.amount ?? ZERO, amount) });
  };
  for (const { chain, movements, fee } of transactions) {
    for (const { from, to, asset, amount } of movements) {
      if (isOwn(to)) change(asset, dec(amount));
      if (isOwn(from)) change(asset, negate(dec(amount)));
    }
    // Inputs and outputs of coins without accounts already differ by the fee.
    if (fee !== undefined && isOwn(fee.payer) && !isOutputChain(chain)) {
      change({ symbol: fee.symbol, decimals: 0 }, negate(dec(fee.amount)));
    }
  }
  return totals;
}

export function checkBalance(
  transactions: readonly ChainTransaction[],
  isOwn: (address: string) => boolean,
  onChain: readonly ChainBalance[],
): readonly BalanceLine[] {
  const computed = computeBalances(transactions, isOwn);
  return onChain.map(({ asset, amount }) => {
    const ours = computed.get(keyOf(asset))?.amount ?? ZERO;
    const difference = formatShortest(subtract(dec(amount), ours));
    return { asset, computed: formatShortest(ours), onChain: amount, difference };
  });
}

/** Tokens of which something should be there and nobody tells how much. */
export function untoldTokens(
  transactions: readonly ChainTransaction[],
  isOwn: (address: string) => boolean,
  onChain: readonly ChainBalance[],
  tokens: readonly ChainAsset[],
): readonly ChainBalance[] {
  const computed = computeBalances(transactions, isOwn);
  const told = new Set(onChain.map(({ asset }) => keyOf(asset)));
  return tokens.flatMap((asset) => {
    const ours = computed.get(keyOf(asset))?.amount ?? ZERO;
    return told.has(keyOf(asset)) || isZero(ours) ? [] : [{ asset, amount: formatShortest(ours) }];
  });
}

function keyOf({ contract, symbol }: ChainAsset): string {
  return (contract ?? symbol).toLowerCase();
}
