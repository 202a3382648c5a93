/**
 * The ranges of the years once a group of points is answered: exact where all combinations were computed, else the bound
 * with the parts that the answer settles replaced. Everything else that is open stays open.
 */
import { addToGroup } from '@cryptax/kernel';
import type { Analysis } from './analysis.ts';
import { type Bound, bothLaws } from './bound.ts';
import type { BoundSum } from './bound-sum.ts';
import type { Contribution } from './contribution.ts';
import type { Bounds, YearBounds } from './year-bounds.ts';

export type RangesAfter = (points: readonly string[], meaning: string) => ReadonlyMap<number, YearBounds>;

export function rangesAfter({ ranges, bounds, worlds }: Analysis): RangesAfter {
  if (worlds !== undefined) return (points, meaning) => worlds.after(points, meaning) ?? ranges;
  const settled = new Map<string, Contribution[]>();
  for (const one of bounds.contributions) if (one.after !== undefined) addToGroup(settled, one.after.point, one);
  // Several meanings often leave the same of everything: own wallet, gift and loss all leave nothing.
  let own: { points: readonly string[]; parts: readonly Contribution[]; tried: Tried[] } | undefined;
  return (points, meaning) => {
    if (own?.points !== points) own = { points, parts: points.flatMap((point) => settled.get(point) ?? []), tried: [] };
    const { parts, tried } = own;
    const left = parts.map(({ bound, after }) => after?.as(meaning) ?? bound);
    const same = tried.find((other) => left.every((bound, no) => bound === other.left[no]));
    if (same !== undefined) return same.ranges;
    const found = parts.length === 0 ? ranges : rangesWith(parts, left, ranges, bounds);
    tried.push({ left, ranges: found });
    return found;
  };
}

interface Tried {
  /** What the answer leaves of each part. */
  readonly left: readonly Bound[];
  readonly ranges: Analysis['ranges'];
}

/** With these parts replaced by what is left of them. */
function rangesWith(
  parts: readonly Contribution[],
  left: readonly Bound[],
  ranges: Analysis['ranges'],
  { sums }: Bounds,
): Analysis['ranges'] {
  const changed = bothLaws(() => new Map<number, BoundSum>());
  for (const [no, { year, law, bound }] of parts.entries()) {
    const sum = changed[law].get(year) ?? sums.get(year)?.[law].copy();
    if (sum === undefined) continue;
    changed[law].set(year, sum);
    sum.remove(bound);
    sum.add(left[no] as Bound);
  }
  return new Map(
    [...ranges].map(([year, own]) => [year, bothLaws((law) => changed[law].get(year)?.bound() ?? own[law])]),
  );
}
