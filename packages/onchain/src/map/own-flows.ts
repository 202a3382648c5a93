/** What one transaction did to the user's own wallets: what came, what went, what only changed pockets. */
import { add, compare, type Decimal, dec, formatShortest, isZero, subtract, ZERO } from '@cryptax/kernel';
import type { ChainAsset, ChainTransaction, Movement } from '../readers/chain-transaction.ts';
import { isOutputChain } from '../readers/output-chains.ts';
import { outputFlows } from './output-flows.ts';

export interface Flow {
  readonly wallet: string;
  readonly asset: ChainAsset;
  readonly amount: string;
  readonly kind: Movement['kind'];
}

export interface OwnTransfer {
  readonly from: string;
  readonly to: string;
  readonly asset: ChainAsset;
  readonly amount: string;
}

export interface OwnFlows {
  readonly ins: readonly Flow[];
  readonly outs: readonly Flow[];
  readonly transfers: readonly OwnTransfer[];
  /** Paid by an own wallet, in the chain's coin. */
  readonly fee?: { readonly wallet: string; readonly symbol: string; readonly amount: string };
}

/** Name of the own wallet behind an address, or undefined for everybody else's. */
export type WalletOf = (address: string) => string | undefined;

export function ownFlows(transaction: ChainTransaction, walletOf: WalletOf): OwnFlows {
  if (isOutputChain(transaction.chain)) return outputFlows(transaction, walletOf);
  const payer = transaction.fee === undefined ? undefined : walletOf(transaction.fee.payer);
  const flows = accountFlows(transaction, walletOf);
  if (transaction.fee === undefined || payer === undefined) return flows;
  const { symbol, amount } = transaction.fee;
  return { ...flows, fee: { wallet: payer, symbol, amount } };
}

function accountFlows({ movements }: ChainTransaction, walletOf: WalletOf): Omit<OwnFlows, 'fee'> {
  const ins: Movement[] = [];
  const outs: Movement[] = [];
  const transfers: OwnTransfer[] = [];
  for (const movement of movements) {
    const [from, to] = [walletOf(movement.from), walletOf(movement.to)];
    if (from !== undefined && to !== undefined) {
      if (from !== to) transfers.push({ from, to, asset: movement.asset, amount: movement.amount });
    } else if (to !== undefined) ins.push(movement);
    else if (from !== undefined) outs.push(movement);
  }
  return { ...netted(ins, outs, walletOf), transfers };
}

/**
 * A router that sends back what it did not use makes one flow of both: only the difference was spent. What the chain itself
 * pays (rewards, stakes that come back) stands apart: it is no side of whatever else the transaction did.
 */
function netted(
  ins: readonly Movement[],
  outs: readonly Movement[],
  walletOf: WalletOf,
): Pick<OwnFlows, 'ins' | 'outs'> {
  const totals = new Map<string, { flow: Omit<Flow, 'amount'>; amount: Decimal }>();
  const count = (movement: Movement, wallet: string | undefined, sign: 1 | -1) => {
    const own = isPaidByChain(movement) ? movement.kind : '';
    const key = `${wallet} ${(movement.asset.contract ?? movement.asset.symbol).toLowerCase()} ${own}`;
    const known = totals.get(key);
    const amount = dec(movement.amount);
    const flow = known?.flow ?? { wallet: wallet ?? '', asset: movement.asset, kind: movement.kind };
    totals.set(key, {
      flow,
      amount: sign === 1 ? add(known?.amount ?? ZERO, amount) : subtract(known?.amount ?? ZERO, amount),
    });
  };
  for (const movement of ins) count(movement, walletOf(movement.to), 1);
  for (const movement of outs) count(movement, walletOf(movement.from), -1);
  const flows = [...totals.values()].filter(({ amount }) => !isZero(amount));
  const side = (sign: 1 | -1) =>
    flows
      .filter(({ amount }) => compare(amount, ZERO) === sign)
      .map(({ flow, amount }) => ({ ...flow, amount: formatShortest(amount).replace('-', '') }));
  return { ins: side(1), outs: side(-1) };
}

export function isPaidByChain({ kind }: Pick<Movement, 'kind'>): boolean {
  return kind === 'reward' || kind === 'unstaked';
}
