/**
 * What a plan sells today outside the holding period costs no tax, whichever coins it is: so it is taken from the largest
 * free holdings, and not a few euro from each of many.
 */
import type { Day } from '@cryptax/kernel';
import { type Fine, fineValue } from '../lots/fine.ts';
import { isFreeOn } from '../lots/plan-pool.ts';
import type { PricedPool } from '../sale/smart-order.ts';
import type { DatedPart } from './plan-steps.ts';

export function withoutDust(
  parts: readonly DatedPart[],
  pools: readonly PricedPool[],
  today: Day,
): readonly DatedPart[] {
  const isFreeToday = ({ day, lot }: DatedPart) => day === today && isFreeOn(lot, today);
  const free = parts.filter(isFreeToday);
  const wanted = free.reduce((sum, part) => sum + worthOf(part), 0n);
  const refilled = largestFirst(pools, today, wanted);
  // The smallest units of coins may leave less than a cent; a plan that keeps what the search chose is the exact one.
  return refilled.length < free.length ? [...refilled, ...parts.filter((part) => !isFreeToday(part))] : parts;
}

/** Free lots worth this much, from the pool with the most of them on, oldest first. */
function largestFirst(pools: readonly PricedPool[], today: Day, wanted: Fine): readonly DatedPart[] {
  const holdings = pools
    .map(({ pool, price }) => {
      const lots = pool.lots
        .filter((lot) => isFreeOn(lot, today))
        .map((lot): DatedPart => ({ pool, price, lot, units: lot.units, day: today }));
      return { lots, value: lots.reduce((sum, part) => sum + worthOf(part), 0n) };
    })
    .sort((a, b) => (a.value > b.value ? -1 : a.value < b.value ? 1 : 0));
  const taken: DatedPart[] = [];
  let rest = wanted;
  for (const part of holdings.flatMap(({ lots }) => lots)) {
    const value = worthOf(part);
    if (rest <= 0n || value === 0n) continue;
    const units = value <= rest ? part.units : (part.units * rest) / value;
    if (units > 0n) taken.push({ ...part, units });
    rest -= value;
  }
  return taken;
}

function worthOf({ pool, price, units }: DatedPart): Fine {
  return fineValue(units, pool.scale, price);
}
