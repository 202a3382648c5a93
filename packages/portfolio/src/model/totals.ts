/** The sums on top of the screens. What has no price is named and left out of both sides of a comparison. */
import { add, type Day, dec, formatDay, multiply, subtract, sum, ZERO } from '@cryptax/kernel';
import { euro, shareOf } from '../allocation/positions.ts';
import { type PricesOf, pointUpTo } from '../prices/price-line.ts';
import type { AssetPosition, Totals, YearResult } from './portfolio-model.ts';

export function totalsOf(
  positions: readonly AssetPosition[],
  years: readonly YearResult[],
  prices: { readonly pricesOf: PricesOf; readonly today: Day },
): Totals {
  const priced = positions.filter(({ value }) => value !== undefined);
  const value = sum(priced.map((one) => dec(one.value ?? '0')));
  const cost = sum(positions.map((one) => dec(one.cost)));
  const pricedCost = sum(priced.map((one) => dec(one.cost)));
  const unrealised = subtract(value, pricedCost);
  const dayChange = dayChangeOf(priced, prices);
  /** Nothing held is worth nothing; something held without a price is worth something unknown. */
  const isKnown = positions.length === 0 || priced.length > 0;
  return {
    cost: euro(cost),
    pricedCost: euro(pricedCost),
    realised: euro(sum(years.map(({ taxable, free }) => add(dec(taxable), dec(free))))),
    income: euro(sum(years.map(({ income }) => dec(income)))),
    unpriced: positions.filter((one) => one.value === undefined).map(({ asset }) => asset),
    ...(isKnown ? { value: euro(value), unrealised: euro(unrealised) } : {}),
    ...(pricedCost.units === 0n ? {} : { unrealisedRatio: shareOf(unrealised, pricedCost) }),
    ...(dayChange === undefined ? {} : { dayChange }),
  };
}

/** Present amounts at the latest prices against the same amounts a day earlier; only if every asset has both days. */
function dayChangeOf(
  priced: readonly AssetPosition[],
  { pricesOf, today }: { readonly pricesOf: PricesOf; readonly today: Day },
): Totals['dayChange'] {
  let [now, before] = [ZERO, ZERO];
  let day: Day | undefined;
  for (const { asset, amount } of priced) {
    const line = pricesOf(asset);
    const last = line && pointUpTo(line, today);
    const previous = line && last && pointUpTo(line, last.day - 1);
    if (last === undefined || previous === undefined) return undefined;
    day ??= last.day;
    if (last.day !== day || previous.day !== day - 1) return undefined;
    now = add(now, multiply(dec(amount), last.price));
    before = add(before, multiply(dec(amount), previous.price));
  }
  if (day === undefined || before.units === 0n) return undefined;
  const change = subtract(now, before);
  return { value: euro(change), ratio: shareOf(change, before), day: formatDay(day) };
}
