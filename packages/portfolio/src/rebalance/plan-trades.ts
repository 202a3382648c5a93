/**
 * Sales and purchases that bring the chosen assets to their target weights. The base is the value of the assets that
 * have a target and a price; what the weights leave of it becomes euro. Everything is exact; trades below a euro are
 * left out, because a sale costs more than it corrects.
 */
import {
  add,
  compare,
  type Decimal,
  dec,
  divide,
  formatDecimal,
  formatShortest,
  isNegative,
  multiply,
  negate,
  round,
  subtract,
  sum,
  ZERO,
} from '@cryptax/kernel';
import type { HoldingView } from '@cryptax/ledger';
import type { RebalanceTrade, TargetWeight } from './rebalance-plan.ts';

const SMALLEST_TRADE = dec('1');
/** Digits of an amount to trade; finer than any exchange takes. */
const AMOUNT_SCALE = 8;

export interface TradeInput {
  readonly targets: readonly TargetWeight[];
  /** By wallet. */
  readonly holdings: readonly HoldingView[];
  /** Euro for one unit now. */
  readonly priceOf: (asset: string) => Decimal | undefined;
}

export interface PlannedTrades {
  readonly trades: readonly Omit<RebalanceTrade, 'gain'>[];
  readonly unpriced: readonly string[];
}

export function planTrades({ targets, holdings, priceOf }: TradeInput): PlannedTrades {
  const rows = targets.map(({ asset, weight }) => {
    const own = holdings.filter((holding) => holding.asset === asset);
    const amount = sum(own.map((holding) => dec(holding.amount)));
    const price = priceOf(asset);
    return { asset, weight: dec(weight), own, amount, price };
  });
  const priced = rows.flatMap(({ price, ...row }) =>
    price === undefined ? [] : [{ ...row, price, value: multiply(row.amount, price) }],
  );
  const base = sum(priced.map(({ value }) => value));
  const trades = priced.flatMap(({ asset, weight, own, amount, price, value }) => {
    const change = subtract(multiply(weight, base), value);
    const size = round(isNegative(change) ? negate(change) : change, 2, 'half-even');
    if (compare(size, SMALLEST_TRADE) < 0) return [];
    return [isNegative(change) ? sale(asset, size, price, amount, weight, own) : purchase(asset, size, price)];
  });
  return { trades, unpriced: rows.filter(({ price }) => price === undefined).map(({ asset }) => asset) };
}

function purchase(asset: string, value: Decimal, price: Decimal): Omit<RebalanceTrade, 'gain'> {
  const amount = divide(value, price, AMOUNT_SCALE, 'down');
  return { asset, side: 'buy', value: formatDecimal(value), amount: formatShortest(amount), wallets: [] };
}

/** A weight of zero sells everything to the last digit; else the amount is the value at the price, never more than held. */
function sale(
  asset: string,
  value: Decimal,
  price: Decimal,
  held: Decimal,
  weight: Decimal,
  own: readonly HoldingView[],
): Omit<RebalanceTrade, 'gain'> {
  const wanted = weight.units === 0n ? held : divide(value, price, AMOUNT_SCALE, 'down');
  const amount = compare(wanted, held) > 0 ? held : wanted;
  return {
    asset,
    side: 'sell',
    value: formatDecimal(value),
    amount: formatShortest(amount),
    wallets: fromWallets(amount, own),
  };
}

/** The largest holding first, so that a sale touches few wallets. */
function fromWallets(amount: Decimal, own: readonly HoldingView[]): RebalanceTrade['wallets'] {
  const sorted = [...own].sort((a, b) => compare(dec(b.amount), dec(a.amount)));
  const taken: { wallet: string; amount: string }[] = [];
  let rest = amount;
  for (const { wallet, amount: held } of sorted) {
    if (rest.units <= 0n) break;
    const part = compare(dec(held), rest) < 0 ? dec(held) : rest;
    taken.push({ wallet, amount: formatShortest(part) });
    rest = subtract(rest, part);
  }
  return taken;
}

/** Value of the part of a sale that one wallet gives, so that the parts add up to the whole. */
export function partValues(trade: Pick<RebalanceTrade, 'value' | 'amount' | 'wallets'>): readonly string[] {
  const [value, amount] = [dec(trade.value), dec(trade.amount)];
  let given = ZERO;
  let reached = ZERO;
  return trade.wallets.map((part) => {
    reached = add(reached, dec(part.amount));
    const upTo = divide(multiply(value, reached), amount, 2, 'half-even');
    const own = subtract(upTo, given);
    given = upTo;
    return formatDecimal(own);
  });
}
