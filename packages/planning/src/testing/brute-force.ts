/** For tests: the best of all plans of a grid, tried one by one. Slow and obvious, it is what the search has to match. */
import { addYears, formatDecimal, yearOfDay } from '@cryptax/kernel';
import { type Person, planYears, totalTax } from '../law/plan-years.ts';
import { growthFactor } from '../optimise/outlook.ts';
import type { Period } from '../optimise/plan-types.ts';
import { type Lot, TODAY, type World } from './plan-worlds.ts';

const QUARTERS = 4;

/** Tax of all years, and what the prices of the days give up against the best day of the period. */
interface Cost {
  readonly tax: number;
  readonly givenUp: number;
}

/** Tax of this year and the next for taxable results of so much, by the law itself. */
export function taxOf(person: Person, a: number, b: number): number {
  const cents = (value: number) => ({ units: BigInt(Math.round(value * 100)), scale: 2 });
  const extra = new Map([
    [2026, cents(a)],
    [2027, cents(b)],
  ]);
  return Number(formatDecimal(totalTax(planYears(person, extra, 2025, 2027))));
}

/** Least of `of` over all plans of the grid. */
export function least({ person, lots, percent, days, target }: World, of: (cost: Cost) => number): number {
  const factors = days.map((on) => Number(formatDecimal(growthFactor(percent, TODAY, on))));
  const top = Math.max(1, ...factors);
  const known = new Map<string, number>();
  const tax = (a: number, b: number) => {
    const key = `${Math.round(a * 100)} ${Math.round(b * 100)}`;
    const kept = known.get(key) ?? taxOf(person, a, b);
    known.set(key, kept);
    return kept;
  };
  let best = Number.POSITIVE_INFINITY;
  const walk = (index: number, left: number, a: number, b: number, givenUp: number): void => {
    const lot = lots[index];
    if (lot === undefined) {
      if (left < 1e-6) best = Math.min(best, of({ tax: tax(a, b), givenUp }));
      return;
    }
    const isLast = index === lots.length - 1;
    for (const split of splits(days.length, isLast)) {
      const sold = split.reduce((sum, part) => sum + part, 0);
      const value = isLast ? left : (lot.value * sold) / QUARTERS;
      if (value > Math.min(left, lot.value) + 1e-9) continue;
      let [nextA, nextB, nextUp] = [a, b, givenUp];
      for (const [place, part] of split.entries()) {
        const [on, factor] = [days[place] ?? TODAY, factors[place] ?? 1];
        const share = sold === 0 ? 0 : (value * part) / sold;
        const result = lot.isFreeOn(on) ? 0 : share * (factor - lot.cost / lot.value);
        if (yearOfDay(on) === 2026) nextA += result;
        else nextB += result;
        nextUp += share * (top - factor);
      }
      walk(index + 1, left - value, nextA, nextB, nextUp);
    }
  };
  walk(0, target, 0, 0, 0);
  return best;
}

/** Quarters of a lot over the days; of the last lot always all four, since its amount is what is left. */
function splits(days: number, isWhole: boolean): readonly (readonly number[])[] {
  const lists: number[][] = [];
  const fill = (list: number[], left: number): void => {
    if (list.length === days) {
      if (!isWhole || left === 0) lists.push(list);
      return;
    }
    for (let part = 0; part <= left; part++) fill([...list, part], left - part);
  };
  fill([], QUARTERS);
  return lists;
}

/** Least tax over all ways to serve equal instalments from one or two lots, each instalment in steps of an eighth. */
export function leastOfInstalments({ person, lots, percent, target }: World, period: Period): number {
  const eighth = target / period / 8;
  const [first, second] = lots;
  let best = Number.POSITIVE_INFINITY;
  const walk = (index: number, sold: readonly [number, number], nets: readonly [number, number]): void => {
    if (sold[0] > (first?.value ?? 0) + 1e-6 || sold[1] > (second?.value ?? 0) + 1e-6) return;
    if (index === period) {
      best = Math.min(best, taxOf(person, nets[0], nets[1]));
      return;
    }
    const on = addYears(TODAY, index);
    const factor = Number(formatDecimal(growthFactor(percent, TODAY, on)));
    const resultOf = (lot: Lot | undefined, value: number) =>
      lot === undefined || lot.isFreeOn(on) ? 0 : value * (factor - lot.cost / lot.value);
    for (let part = 0; part <= 8; part++) {
      const values = [part * eighth, (8 - part) * eighth] as const;
      const result = resultOf(first, values[0]) + resultOf(second, values[1]);
      // Only the first two instalments can meet a holding period.
      const next = [nets[0] + (index === 0 ? result : 0), nets[1] + (index === 1 ? result : 0)] as const;
      walk(index + 1, [sold[0] + values[0], sold[1] + values[1]], next);
    }
  };
  walk(0, [0, 0], [0, 0]);
  return best;
}
