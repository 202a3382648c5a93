/**
 * The ways in which a lot can be sold within the period, with what each adds to the two sums of the search. A lot bought
 * before today is outside the holding period at the latest one year and a day from now, so only the sales of this year
 * and of the next can be taxable: two sums are enough.
 */
import { addYears, type Day, type Decimal, dayFromCivil, yearOfDay } from '@cryptax/kernel';
import { fineValue, toNumber } from '../lots/fine.ts';
import { freeFrom, isFreeOn, type PlanLot, type PlanPool } from '../lots/plan-pool.ts';
import type { PricedPool } from '../sale/smart-order.ts';
import type { Item, Way } from './frontier.ts';
import { growthFactor } from './outlook.ts';
import type { Period } from './plan-types.ts';

export interface Horizon {
  readonly today: Day;
  readonly end: Day;
  readonly percent: Decimal;
}

export interface DatedWay extends Way {
  readonly day: Day;
}

export interface LotItem extends Item<DatedWay> {
  readonly pool: PlanPool;
  readonly price: Decimal;
  readonly lot: PlanLot;
}

export function horizonOf(today: Day, period: Period, percent: Decimal): Horizon {
  return { today, end: addYears(today, period), percent };
}

/** First day of trading of the year after `day`; the first of January is as good, but nobody plans a sale for it. */
function nextYearDay(day: Day): Day {
  return dayFromCivil(yearOfDay(day) + 1, 1, 2);
}

/** Goal tax: a = taxable result of this year, b = of the next. Earliest way first, so that ties go to it. */
export function taxItems(pools: readonly PricedPool[], horizon: Horizon): readonly LotItem[] {
  const { today, end } = horizon;
  const next = nextYearDay(today);
  return lotItems(pools, horizon, (lot, resultOn) => {
    if (isFreeOn(lot, today)) return [{ day: today, a: 0, b: 0 }];
    const ways: DatedWay[] = [{ day: today, a: resultOn(today), b: 0 }];
    if (next <= end) ways.push({ day: next, a: 0, b: isFreeOn(lot, next) ? 0 : resultOn(next) });
    const free = freeFrom(lot);
    if (free <= end) ways.push({ day: free, a: 0, b: 0 });
    return ways;
  });
}

/**
 * Goal gains: a = taxable result of this year, b = what the price gives up against the best day of the period. A sale
 * that would be taxed next year is left out: whoever waits that long can wait until it is free.
 */
export function gainItems(pools: readonly PricedPool[], horizon: Horizon): readonly LotItem[] {
  const { today, end, percent } = horizon;
  const factor = (day: Day) => toFactor(growthFactor(percent, today, day));
  const top = Math.max(1, factor(end));
  return lotItems(pools, horizon, (lot, resultOn) => {
    const from = freeFrom(lot) > today ? freeFrom(lot) : today;
    const days = [today, ...(from <= end ? [from, end] : [])];
    return [...new Set(days)].map((day) => ({
      day,
      a: isFreeOn(lot, day) ? 0 : resultOn(day),
      b: top - factor(day),
    }));
  });
}

function lotItems(
  pools: readonly PricedPool[],
  { today, percent }: Horizon,
  waysOf: (lot: PlanLot, resultOn: (day: Day) => number) => readonly DatedWay[],
): readonly LotItem[] {
  return pools.flatMap(({ pool, price }) =>
    pool.lots.flatMap((lot) => {
      const value = toNumber(fineValue(lot.units, pool.scale, price));
      if (value <= 0) return [];
      const cost = toNumber(lot.cost) / value;
      const resultOn = (day: Day) => toFactor(growthFactor(percent, today, day)) - cost;
      return [{ pool, price, lot, value, ways: waysOf(lot, resultOn) }];
    }),
  );
}

function toFactor(factor: Decimal): number {
  return Number(factor.units) / 10 ** factor.scale;
}
