/**
 * What is held: quantities by all movements, with the cost of the lots beside. The two differ where a movement was stopped
 * for want of lots, or where coins came without any; the cost of such units is unknown.
 */
import {
  add,
  compare,
  type Day,
  type Decimal,
  dec,
  formatDecimal,
  formatShortest,
  groupBy,
  isZero,
  subtract,
  ZERO,
} from '@cryptax/kernel';
import { poolOwner, type Scope } from './settings.ts';
import type { BalanceView, HoldingView } from './views.ts';

/** A pool as its coins are; `wallet` is `*` in global scope. */
export interface HeldView extends HoldingView {
  /** What open events brought less what they took; absent where that is nothing. */
  readonly open?: string;
  /** Where the amount is below zero: the first day on which more had left than had come. */
  readonly missingSince?: Day;
  /** In global scope: where the coins lie. Their cost is that of all together. */
  readonly places?: readonly Pick<BalanceView, 'wallet' | 'amount'>[];
}

/** Pools that hold something, or less than nothing, or whose lots say so. */
export function heldIn(
  scope: Scope,
  balances: readonly BalanceView[],
  holdings: readonly HoldingView[],
): readonly HeldView[] {
  const keyOf = (wallet: string, asset: string) => JSON.stringify([poolOwner(scope, wallet), asset]);
  const lots = groupBy(holdings, ({ wallet, asset }) => keyOf(wallet, asset));
  const moved = groupBy(balances, ({ wallet, asset }) => keyOf(wallet, asset));
  return Array.from(moved, ([key, own]): HeldView => {
    const { wallet, asset } = own[0] as BalanceView;
    const amount = sumOf(own.map((each) => each.amount));
    const open = sumOf(own.map((each) => each.open));
    return {
      wallet: poolOwner(scope, wallet),
      asset,
      amount: formatShortest(amount),
      ...costOfUnits(lots.get(key) ?? [], amount),
      ...(isZero(open) ? {} : { open: formatShortest(open) }),
      ...missing(amount, own),
      ...(scope === 'global' ? { places: placesOf(own) } : {}),
    };
  }).filter(({ amount, cost }) => cost === null || !isZero(dec(amount)));
}

function placesOf(own: readonly BalanceView[]): NonNullable<HeldView['places']> {
  return own.filter(({ amount }) => !isZero(amount)).map(({ wallet, amount }) => ({ wallet, amount }));
}

/**
 * The cost of so many units by the lots of their pool. More units than lots: the rest has none. Fewer: which lots are gone
 * is not known, so no cost is.
 */
export function costOfUnits(lots: readonly HoldingView[], amount: Decimal): Pick<HoldingView, 'cost' | 'withoutCost'> {
  const inLots = sumOf(lots.map((each) => each.amount));
  if (isZero(amount) && isZero(inLots)) return { cost: '0.00' };
  const beside = subtract(amount, inLots);
  const isGone = compare(beside, ZERO) < 0;
  const known = isGone ? [] : lots.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const without = isGone ? amount : add(beside, sumOf(lots.map((each) => each.withoutCost ?? '0')));
  return {
    cost: known.length === 0 ? null : formatDecimal(known.reduce((sum, each) => add(sum, dec(each)), dec('0.00'))),
    ...(compare(without, ZERO) > 0 ? { withoutCost: formatShortest(without) } : {}),
  };
}

function missing(amount: Decimal, own: readonly BalanceView[]): Pick<HeldView, 'missingSince'> {
  const days = own.flatMap(({ gap }) => (gap === undefined ? [] : [gap.since]));
  if (compare(amount, ZERO) >= 0 || days.length === 0) return {};
  return { missingSince: days.reduce((first, day) => (day < first ? day : first)) };
}

function sumOf(amounts: readonly string[]): Decimal {
  return amounts.reduce((sum, amount) => add(sum, dec(amount)), ZERO);
}
