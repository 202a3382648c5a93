/**
 * The roll-forward of the year: for each wallet and coin what was there, what came, what went and what is left, in quantity
 * and cost (rule REC-12). An officer's first check of a list of disposals is whether the coins were there to be sold.
 */
import {
  absolute,
  add,
  compare,
  compareText,
  dec,
  formatShortest,
  groupBy,
  isZero,
  subtract,
  ZERO,
} from '@cryptax/kernel';
import type { FlowKind, FlowView } from '@cryptax/ledger';
import { eur, eurText } from '../money/eur.ts';
import type { Balance, BalanceLine } from './balances.ts';

/** A way that lots tell of, or a movement without lots: stopped for want of them, or arrived from where it was stopped. */
type WayKind = FlowKind | 'unmatched-in' | 'unmatched-out';

interface Way {
  readonly kind: WayKind;
  readonly amount: string;
  /** Of the units whose cost is known; null where none is. */
  readonly cost: string | null;
}

export interface RollForwardLine {
  readonly wallet: string;
  readonly asset: string;
  readonly opening: Balance;
  readonly came: Balance;
  readonly went: Balance;
  readonly closing: Balance;
  /** The ways in and out, each with its quantity and cost. */
  readonly flows: readonly Way[];
}

const CAME: ReadonlySet<WayKind> = new Set<WayKind>([
  'bought',
  'swapped-in',
  'income',
  'gift-in',
  'transfer-in',
  'assumed',
  'carried-in',
  'open-in',
  'unmatched-in',
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
      const inLots = (flowsOf.get(key) ?? []).map(({ kind, amount, cost }) => ({ kind, amount, cost }));
      const own = [...inLots, ...withoutLots(before, after, inLots)];
      return addedUp({
        wallet,
        asset,
        opening: before,
        came: sumOf(own.filter(({ kind }) => CAME.has(kind))),
        went: sumOf(own.filter(({ kind }) => !CAME.has(kind))),
        closing: after,
        flows: own,
      });
    });
}

/** Cents that rounding each of its figures can leave in a line. */
const MOST_ROUNDING = dec('0.02');

/**
 * Each figure is rounded on its own, so a line may miss its end by a cent. The balances stay, because they are printed
 * elsewhere too; the cost that left takes the cent, or the cost that came where nothing left (rule REC-12).
 */
function addedUp(line: RollForwardLine): RollForwardLine {
  const { opening, came, went, closing } = line;
  if (opening.cost === null || came.cost === null || went.cost === null || closing.cost === null) return line;
  const end = subtract(add(eur(opening.cost), eur(came.cost)), eur(went.cost));
  const gap = subtract(end, eur(closing.cost));
  if (isZero(gap) || compare(absolute(gap), MOST_ROUNDING) > 0) return line;
  return isZero(dec(went.amount))
    ? { ...line, came: { ...came, cost: eurText(subtract(eur(came.cost), gap)) } }
    : { ...line, went: { ...went, cost: eurText(add(eur(went.cost), gap)) } };
}

/** What moved beside the lots: the difference between the balances that the ways of the lots do not explain. */
function withoutLots(before: Balance, after: Balance, inLots: readonly Way[]): readonly Way[] {
  const explained = inLots.reduce(
    (sum, { kind, amount }) => (CAME.has(kind) ? add(sum, dec(amount)) : subtract(sum, dec(amount))),
    dec(before.amount),
  );
  const rest = subtract(dec(after.amount), explained);
  if (isZero(rest)) return [];
  const kind = compare(rest, ZERO) > 0 ? 'unmatched-in' : 'unmatched-out';
  return [{ kind, amount: formatShortest(absolute(rest)), cost: null }];
}

/** Without a single known cost among them the cost of all is unknown, not zero. */
function sumOf(ways: readonly Way[]): Balance {
  const amount = ways.reduce((sum, way) => add(sum, dec(way.amount)), ZERO);
  const known = ways.flatMap(({ cost }) => (cost === null ? [] : [eur(cost)]));
  const isUnknown = known.length === 0 && ways.length > 0;
  return {
    amount: formatShortest(amount),
    cost: isUnknown ? null : eurText(known.reduce((sum, cost) => add(sum, cost), ZERO)),
  };
}
