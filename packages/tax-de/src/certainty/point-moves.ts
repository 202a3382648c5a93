/**
 * What points can move the sums of each year by. Disposals of one pool share a list of doubts, of which each knows a
 * beginning: the moves of a point are the sum over the disposals that know it, summed up from the end of the list. Several
 * points together move each disposal once.
 */
import { addToGroup } from '@cryptax/kernel';
import { type Bound, NOTHING, plus } from './bound.ts';
import { BoundSum } from './bound-sum.ts';
import type { Contribution } from './contributions.ts';
import type { YearBounds } from './year-bounds.ts';

export type Moves = ReadonlyMap<number, YearBounds>;

const NO_MOVES: Moves = new Map();
const NO_MOVE: YearBounds = { privateSales: NOTHING, income: NOTHING };

/** A pool's doubts with the sums of its disposals from each place of the list on. */
interface PoolMoves {
  readonly from: readonly Moves[];
}

export class PointMoves {
  readonly #own = new Map<string, Contribution[]>();
  readonly #pools = new Map<string, { readonly pool: PoolMoves; readonly place: number }[]>();

  constructor(contributions: readonly Contribution[]) {
    const pools = new Map<readonly string[], Contribution[][]>();
    for (const one of contributions) {
      for (const id of one.points) addToGroup(this.#own, id, one);
      if (one.doubt === undefined) continue;
      const { list, count } = one.doubt;
      const byCount = pools.get(list) ?? [];
      if (byCount.length === 0) pools.set(list, byCount);
      const same = byCount[count];
      if (same === undefined) byCount[count] = [one];
      else same.push(one);
    }
    for (const [list, byCount] of pools) this.#keep(list, byCount);
  }

  #keep(list: readonly string[], byCount: readonly (readonly Contribution[] | undefined)[]): void {
    const from: Moves[] = new Array(list.length);
    let sums: Moves = NO_MOVES;
    for (let count = list.length; count > 0; count--) {
      sums = moved(sums, byCount[count] ?? []);
      from[count - 1] = sums;
    }
    const pool: PoolMoves = { from };
    list.forEach((id, place) => {
      addToGroup(this.#pools, id, { pool, place });
    });
  }

  /** Of all these points together. */
  of(points: readonly string[]): Moves {
    const own = new Set(points.flatMap((id) => this.#own.get(id) ?? []));
    const firstPlaces = new Map<PoolMoves, number>();
    for (const id of points) {
      for (const { pool, place } of this.#pools.get(id) ?? []) {
        firstPlaces.set(pool, Math.min(place, firstPlaces.get(pool) ?? place));
      }
    }
    let sums = moved(NO_MOVES, [...own]);
    for (const [{ from }, place] of firstPlaces) sums = joined(sums, from[place] ?? NO_MOVES);
    return sums;
  }
}

/** Nearly all disposals that know the same doubts are of one year: they are added up before the sums are copied. */
function moved(moves: Moves, contributions: readonly Contribution[]): Moves {
  if (contributions.length === 0) return moves;
  const sums = new Map(moves);
  const [{ year, law } = { year: 0, law: 'income' as const }] = contributions;
  if (contributions.every((one) => one.year === year && one.law === law)) {
    const together = new BoundSum();
    for (const { bound } of contributions) together.add(bound);
    return withMove(sums, year, law, together.bound());
  }
  for (const one of contributions) withMove(sums, one.year, one.law, one.bound);
  return sums;
}

function withMove(sums: Map<number, YearBounds>, year: number, law: Contribution['law'], bound: Bound) {
  const known = sums.get(year) ?? NO_MOVE;
  const { privateSales, income } = known;
  return sums.set(
    year,
    law === 'income'
      ? { privateSales, income: plus(income, bound) }
      : { privateSales: plus(privateSales, bound), income },
  );
}

function joined(a: Moves, b: Moves): Moves {
  if (a.size === 0) return b;
  const sums = new Map(a);
  for (const [year, move] of b) {
    const known = sums.get(year) ?? NO_MOVE;
    const both = (law: 'privateSales' | 'income'): Bound => plus(known[law], move[law]);
    sums.set(year, { privateSales: both('privateSales'), income: both('income') });
  }
  return sums;
}
