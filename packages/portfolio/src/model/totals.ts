/** The sums on top of the screens. What has no price is named and left out of both sides of a comparison. */
import { add, dec, subtract, sum } from '@cryptax/kernel';
import { euro, shareOf } from '../allocation/positions.ts';
import { priceDoubts } from '../prices/price-doubts.ts';
import type { AssetPosition, Totals, YearResult } from './portfolio-model.ts';

export function totalsOf(
  positions: readonly AssetPosition[],
  years: readonly YearResult[],
  pending: number,
): Omit<Totals, 'missing'> {
  const priced = positions.filter(({ value }) => value !== undefined);
  const value = sum(priced.map((one) => dec(one.value ?? '0')));
  const cost = sum(positions.map((one) => dec(one.cost ?? '0')));
  /** A gain compares like with like: positions with a price, whose cost is known to the last unit. */
  const compared = priced.filter(({ withoutCost }) => withoutCost === undefined);
  const pricedCost = sum(compared.map((one) => dec(one.cost ?? '0')));
  const unrealised = subtract(sum(compared.map((one) => dec(one.value ?? '0'))), pricedCost);
  const withoutCost = positions.filter((one) => one.withoutCost !== undefined).map(({ asset }) => asset);
  const dayChange = dayChangeOf(priced);
  /** Nothing held is worth nothing; something held without a price is worth something unknown. */
  const isKnown = positions.length === 0 || priced.length > 0;
  const isRealisedKnown = pending === 0 || years.some(({ hasResults }) => hasResults);
  return {
    cost: euro(cost),
    pricedCost: euro(pricedCost),
    pending,
    doubts: priceDoubts(priced),
    ...(isRealisedKnown ? { realised: euro(sum(years.map(({ taxable, free }) => add(dec(taxable), dec(free))))) } : {}),
    income: euro(sum(years.map(({ income }) => dec(income)))),
    unpriced: positions.filter((one) => one.value === undefined).map(({ asset }) => asset),
    ...(withoutCost.length === 0 ? {} : { withoutCost }),
    ...(isKnown ? { value: euro(value) } : {}),
    ...(isKnown && (compared.length > 0 || priced.length === 0) ? { unrealised: euro(unrealised) } : {}),
    ...(pricedCost.units === 0n ? {} : { unrealisedRatio: shareOf(unrealised, pricedCost) }),
    dayChange,
  };
}

/** Present amounts at the latest prices against the same amounts a day earlier; only if every asset has both days. */
function dayChangeOf(priced: readonly AssetPosition[]): Totals['dayChange'] {
  const since = priced[0]?.dayBefore?.day;
  if (since === undefined || priced.some(({ dayBefore }) => dayBefore?.day !== since)) return undefined;
  const changes = priced.map(({ dayBefore }) => dec(dayBefore?.change ?? '0'));
  const before = subtract(sum(priced.map(({ value }) => dec(value ?? '0'))), sum(changes));
  if (before.units === 0n) return undefined;
  return { value: euro(sum(changes)), ratio: shareOf(sum(changes), before), since };
}
