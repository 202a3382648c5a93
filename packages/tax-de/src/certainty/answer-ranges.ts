/**
 * The ranges of the years once a group of points is answered: exact where all combinations were computed, else the bound
 * with the parts that the answer settles replaced. Everything else that is open stays open.
 */
import { addToGroup } from '@cryptax/kernel';
import type { Analysis } from './analysis.ts';
import type { BoundSum } from './bound-sum.ts';
import type { Contribution } from './contribution.ts';
import type { YearBounds } from './year-bounds.ts';

export type RangesAfter = (points: readonly string[], meaning: string) => ReadonlyMap<number, YearBounds>;

export function rangesAfter({ ranges, bounds, worlds }: Analysis): RangesAfter {
  if (worlds !== undefined) return (points, meaning) => worlds.after(points, meaning) ?? ranges;
  const settled = new Map<string, Contribution[]>();
  for (const one of bounds.contributions) if (one.after !== undefined) addToGroup(settled, one.after.point, one);
  return (points, meaning) => {
    const changed = new Map<string, BoundSum>();
    for (const point of points) {
      for (const { year, law, bound, after } of settled.get(point) ?? []) {
        const place = `${year} ${law}`;
        const sum = changed.get(place) ?? bounds.sums.get(year)?.[law].copy();
        if (sum === undefined) continue;
        changed.set(place, sum);
        sum.remove(bound);
        sum.add(after?.as(meaning) ?? bound);
      }
    }
    if (changed.size === 0) return ranges;
    return new Map(
      [...ranges].map(([year, { privateSales, income }]) => [
        year,
        {
          privateSales: changed.get(`${year} privateSales`)?.bound() ?? privateSales,
          income: changed.get(`${year} income`)?.bound() ?? income,
        },
      ]),
    );
  };
}
