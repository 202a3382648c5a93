/**
 * What came into the portfolio and left it from outside, by day. Money paid and received counts as it is; coins that came
 * without money count at the price of their day. What the coins themselves earn (staking, lending, farming, airdrops)
 * and what is lost is result, not flow; work paid in coins (mining, referral, other) is a flow.
 */
import type { CashHistory, IncomeKind, UnpaidMove } from '@cryptax/ledger';
import { type PricesOf, roundedPrice } from '../prices/price-line.ts';
import type { ValueColumns } from '../series/value-columns.ts';

/** In euro, one place per day of the value columns. */
export interface DailyFlows {
  readonly paidIn: Float64Array;
  readonly paidOut: Float64Array;
}

const EARNED_BY_COINS: ReadonlySet<IncomeKind> = new Set(['staking', 'lending', 'farming', 'airdrop']);

export function dailyFlows(history: CashHistory, values: ValueColumns, pricesOf: PricesOf): DailyFlows {
  const paidIn = Float64Array.from(values.appeared);
  const paidOut = new Float64Array(values.count);
  const { cash, unpaid } = history;
  const put = (column: Float64Array, day: number, euro: number) => {
    const place = day - values.firstDay;
    if (place >= 0 && place < values.count) column[place] = (column[place] as number) + euro;
  };
  cash.day.forEach((day, index) => {
    put(paidIn, day, (cash.paidIn[index] as number) / 1e8);
    put(paidOut, day, (cash.paidOut[index] as number) / 1e8);
  });
  for (const move of unpaid) {
    if (!isFlow(move)) continue;
    const euro = marketValue(move, pricesOf);
    put(euro < 0 ? paidOut : paidIn, move.day, Math.abs(euro));
  }
  return { paidIn, paidOut };
}

function isFlow({ kind, incomeKind }: UnpaidMove): boolean {
  if (kind === 'lost') return false;
  return kind !== 'income' || incomeKind === undefined || !EARNED_BY_COINS.has(incomeKind);
}

/** Zero without a price: such coins are missing in the value as well, until they get one. */
function marketValue({ asset, day, units, scale }: UnpaidMove, pricesOf: PricesOf): number {
  return (Number(units) / 10 ** scale) * roundedPrice(pricesOf(asset), day);
}
