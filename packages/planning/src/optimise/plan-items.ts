/**
 * The ways in which a lot can be sold within the period, with what each adds to the two sums of the search. A lot bought
 * before today is outside the holding period at the latest one year and a day from now, so only the sales of this year
 * and of the next can be taxable: two sums are enough.
 */
import { addYears, type Day, type Decimal, dayFromCivil, yearOfDay } from '@cryptax/kernel';
import { fineValue, toNumber } from '../lots/fine.ts';
import { freeFrom, isFreeOn, type PlanLot, type PlanPool } from '../lots/plan-pool.ts';
import type { PricedPool } from '../sale/smart-order.ts';
import { growthFactor } from './outlook.ts';
import type { Item, Way } from './plan-table.ts';
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

/**
 * For plans of equal tax: a euro sold from inside the period, and a euro that waits a year. The first weighs more than
 * the longest wait: a plan that needs the limit to the last cent fails with the next move of the price.
 */
const INSIDE = 0.1;
const WAITING = 0.01;

/**
 * Goal tax: today, the beginning of next year, the first free day. The price counts only through the result: with a
 * steady or rising price no other day of a year has a smaller one. Here c is how much is taken from inside the
 * period and how long one waits; it settles what is sold where the tax is the same.
 */
export function taxItems(pools: readonly PricedPool[], horizon: Horizon): readonly LotItem[] {
  const { today, end } = horizon;
  const next = nextYearDay(today);
  return lotItems(pools, horizon, (lot, { taxable }) => {
    if (isFreeOn(lot, today)) return [{ day: today, a: 0, b: 0, c: 0 }];
    const later = [next, freeFrom(lot)].filter((day) => day <= end).sort((x, y) => x - y);
    return [
      { day: today, a: taxable(today), b: 0, c: INSIDE },
      ...[...new Set(later)].map((day) => {
        const waited = ((day - today) / 365) * WAITING;
        return { day, a: 0, b: taxable(day), c: waited + (isFreeOn(lot, day) ? 0 : INSIDE) };
      }),
    ];
  });
}

/** Goal gains: the same days and the last of the period, each with what its price gives up against the best day. */
export function gainItems(pools: readonly PricedPool[], horizon: Horizon): readonly LotItem[] {
  const { today, end } = horizon;
  const next = nextYearDay(today);
  return lotItems(pools, horizon, (lot, { taxable, givesUp }) => {
    const days = [today, next, freeFrom(lot), end].filter((day) => day >= today && day <= end);
    return [...new Set(days)]
      .sort((x, y) => x - y)
      .map((day) => {
        const isThisYear = yearOfDay(day) === yearOfDay(today);
        return { day, a: isThisYear ? taxable(day) : 0, b: isThisYear ? 0 : taxable(day), c: givesUp(day) };
      });
  });
}

/** Per euro of today's value. */
interface PerEuro {
  readonly taxable: (day: Day) => number;
  readonly givesUp: (day: Day) => number;
}

function lotItems(
  pools: readonly PricedPool[],
  { today, end, percent }: Horizon,
  waysOf: (lot: PlanLot, per: PerEuro) => readonly DatedWay[],
): readonly LotItem[] {
  const factors = new Map<Day, number>();
  const factor = (day: Day): number => {
    const known = factors.get(day) ?? toFactor(growthFactor(percent, today, day));
    factors.set(day, known);
    return known;
  };
  const top = Math.max(1, factor(end));
  return pools.flatMap(({ pool, price }) =>
    pool.lots.flatMap((lot) => {
      const value = toNumber(fineValue(lot.units, pool.scale, price));
      if (value <= 0) return [];
      const cost = toNumber(lot.cost) / value;
      const per: PerEuro = {
        taxable: (day) => (isFreeOn(lot, day) ? 0 : factor(day) - cost),
        givesUp: (day) => top - factor(day),
      };
      return [{ pool, price, lot, value, ways: waysOf(lot, per) }];
    }),
  );
}

function toFactor(factor: Decimal): number {
  return Number(factor.units) / 10 ** factor.scale;
}
