/**
 * The roll-forward of the year: for each wallet and coin what was there, what came, what went and what is left, in quantity
 * and cost (rule REC-12). An officer's first check of a list of disposals is whether the coins were there to be sold.
 */
import { add, compareText, dec, formatShortest, groupBy, ZERO } from '@cryptax/kernel';
import type { FlowKind, FlowView } from '@cryptax/ledger';
import { eur, eurText } from '../money/eur.ts';
import type { Balance, BalanceLine } from './balances.ts';

export interface RollForwardLine {
  readonly wallet: string;
  readonly asset: string;
  readonly opening: Balance;
  readonly came: Balance;
  readonly went: Balance;
  readonly closing: Balance;
  /** The ways in and out, each with its quantity and cost. */
  readonly flows: readonly { readonly kind: FlowKind; readonly amount: string; readonly cost: string }[];
}

const CAME: ReadonlySet<FlowKind> = new Set<FlowKind>([
  'bought',
  'swapped-in',
  'income',
  'gift-in',
  'transfer-in',
  'assumed',
  'carried-in',
  'open-in',
]);

export function rollForward(balances: readonly BalanceLine[], flows: readonly FlowView[]): readonly RollForwardLine[] {
  const keyOf = (wallet: string, asset: string) => JSON.stringify([wallet, asset]);
  const lines = new Map<string, BalanceLine>(balances.map((line) => [keyOf(line.wallet, line.asset), line]));
  const flowsOf = groupBy(flows, ({ wallet, asset }) => keyOf(wallet, asset));
  const nothing = { amount: '0', cost: '0.00' };
  for (const { wallet, asset } of flows) {
    const key = keyOf(wallet, asset);
    if (!lines.has(key)) lines.set(key, { wallet, asset, before: nothing, after: nothing });
  }
  return [...lines.entries()]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, { wallet, asset, before, after }]) => {
      const own = flowsOf.get(key) ?? [];
      return {
        wallet,
        asset,
        opening: before,
        came: sumOf(own.filter(({ kind }) => CAME.has(kind))),
        went: sumOf(own.filter(({ kind }) => !CAME.has(kind))),
        closing: after,
        flows: own.map(({ kind, amount, cost }) => ({ kind, amount, cost })),
      };
    });
}

function sumOf(flows: readonly FlowView[]): Balance {
  const amount = flows.reduce((sum, flow) => add(sum, dec(flow.amount)), ZERO);
  const cost = flows.reduce((sum, flow) => add(sum, eur(flow.cost)), ZERO);
  return { amount: formatShortest(amount), cost: eurText(cost) };
}
