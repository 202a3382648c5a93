/**
 * Goal flexibility: the same share every year, the first now, so that the plan can be stopped at any time with the money
 * in hand. Each instalment takes the lots with the least taxable result on its day. No plan with these instalments can
 * cost less than each of them at its own least, had it all lots to itself: that is the bound.
 */
import { addYears, type Day, formatDecimal, yearOfDay } from '@cryptax/kernel';
import { type ExtraNets, type Person, planYears, totalTax } from '../law/plan-years.ts';
import { centsOf, type Fine, fineOf } from '../lots/fine.ts';
import type { PlanPool } from '../lots/plan-pool.ts';
import { type PricedPool, type SmartPart, smartOrder } from '../sale/smart-order.ts';
import type { PlanQuestion } from './make-plan.ts';
import { priceOn } from './outlook.ts';
import type { Horizon } from './plan-items.ts';
import type { DatedPart } from './plan-steps.ts';

export function instalments(
  { person, target, period }: PlanQuestion,
  pools: readonly PricedPool[],
  horizon: Horizon,
): { readonly parts: readonly DatedPart[]; readonly gap: number } {
  const share = fineOf(target) / BigInt(period);
  const days = Array.from({ length: period }, (_, index) => addYears(horizon.today, index));
  const parts: DatedPart[] = [];
  const [done, alone] = [new Map<number, Fine>(), new Map<number, Fine>()];
  let left = pools;
  for (const day of days) {
    const sold = leastParts(left, share, day, horizon);
    parts.push(...sold.map(({ pool, lot, units }) => ({ pool, lot, units, day, price: priceOf(pools, pool) })));
    done.set(yearOfDay(day), taxable(sold));
    alone.set(yearOfDay(day), taxable(leastParts(pools, share, day, horizon)));
    left = without(left, sold);
  }
  return { parts, gap: taxOf(person, done, horizon) - taxOf(person, alone, horizon) };
}

/** Parts of lots whose value of today makes up the share, chosen by their result at the price of the day. */
function leastParts(
  pools: readonly PricedPool[],
  share: Fine,
  day: Day,
  { today, percent }: Horizon,
): readonly SmartPart[] {
  const onDay = pools.map(({ pool, price }) => ({ pool, price: priceOn(price, percent, today, day) }));
  const factor = fineOf(priceOn({ units: 1n, scale: 0 }, percent, today, day));
  return smartOrder(onDay, day).parts((share * factor) / fineOf({ units: 1n, scale: 0 }));
}

function taxable(parts: readonly SmartPart[]): Fine {
  return parts.reduce((sum, { isFree, proceeds, cost }) => sum + (isFree ? 0n : proceeds - cost), 0n);
}

function taxOf(person: Person, nets: ReadonlyMap<number, Fine>, { today, end }: Horizon): number {
  const extra: ExtraNets = new Map([...nets].map(([year, net]) => [year, centsOf(net)]));
  return Number(formatDecimal(totalTax(planYears(person, extra, yearOfDay(today) - 1, yearOfDay(end)))));
}

function without(pools: readonly PricedPool[], sold: readonly SmartPart[]): readonly PricedPool[] {
  return pools.flatMap(({ pool, price }) => {
    const gone = new Map(
      sold.filter((part) => isSamePool(part.pool, pool)).map(({ lot, units }) => [lot.lotId, units]),
    );
    const lots = pool.lots.flatMap((lot) => {
      const units = lot.units - (gone.get(lot.lotId) ?? 0n);
      return units <= 0n ? [] : [{ ...lot, units, cost: (lot.cost * units) / lot.units }];
    });
    const rest = { ...pool, lots, units: lots.reduce((sum, { units }) => sum + units, 0n) };
    return lots.length === 0 ? [] : [{ pool: rest, price }];
  });
}

function isSamePool(a: PlanPool, b: PlanPool): boolean {
  return a.wallet === b.wallet && a.asset === b.asset;
}

function priceOf(pools: readonly PricedPool[], wanted: PlanPool) {
  const found = pools.find(({ pool }) => isSamePool(pool, wanted));
  if (found === undefined) throw new Error('Every part comes from a pool with a price');
  return found.price;
}
