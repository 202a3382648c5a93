/**
 * What points can move the sums of each year by. Disposals of one pool share a list of doubts, of which each knows a
 * beginning: the moves of a point are the sum over the disposals that know it, summed up from the end of the list. Several
 * points together move each disposal once.
 */
import { addToGroup } from '@cryptax/kernel';
import { type Bound, NOTHING, plus } from './bound.ts';
import type { Contribution } from './contribution.ts';
import type { YearBounds } from './year-bounds.ts';

export type Moves = ReadonlyMap<number, YearBounds>;

const NO_MOVE: YearBounds = { privateSales: NOTHING, income: NOTHING };

export class PointMoves {
  readonly #own = new Map<string, Contribution[]>();
  readonly #pools = new Map<string, { readonly pool: PoolMoves; readonly place: number }[]>();

  constructor(contributions: readonly Contribution[]) {
    const pools = new Map<readonly string[], PoolMoves>();
    for (const one of contributions) this.#enter(one, pools);
    for (const [list, pool] of pools) this.#enterPool(list, pool);
  }

  #enter(one: Contribution, pools: Map<readonly string[], PoolMoves>): void {
    for (const id of one.points) addToGroup(this.#own, id, one);
    if (one.doubt === undefined) return;
    let pool = pools.get(one.doubt.list);
    if (pool === undefined) {
      pool = new PoolMoves();
      pools.set(one.doubt.list, pool);
    }
    pool.add(one, one.doubt.count);
  }

  #enterPool(list: readonly string[], pool: PoolMoves): void {
    for (let place = 0; place < list.length; place++) addToGroup(this.#pools, list[place] as string, { pool, place });
  }

  /** Of all these points together. */
  of(points: readonly string[]): Moves {
    const sums = new Map<number, YearBounds>();
    const own = new Set<Contribution>();
    const firstPlaces = new Map<PoolMoves, number>();
    for (const id of points) {
      for (const one of this.#own.get(id) ?? []) own.add(one);
      for (const { pool, place } of this.#pools.get(id) ?? []) {
        firstPlaces.set(pool, Math.min(place, firstPlaces.get(pool) ?? place));
      }
    }
    for (const { year, law, bound } of own) move(sums, year, law, bound);
    for (const [pool, place] of firstPlaces) pool.addMoves(place, sums);
    return sums;
  }
}

/** The disposals of a pool by how many of its doubts they know. */
class PoolMoves {
  readonly #series = new Map<number, Series>();

  add({ year, law, bound }: Contribution, count: number): void {
    const key = law === 'income' ? -year : year;
    let series = this.#series.get(key);
    if (series === undefined) {
      series = new Series(year, law);
      this.#series.set(key, series);
    }
    series.add(count, bound);
  }

  /** Of the doubt at this place of the list. */
  addMoves(place: number, sums: Map<number, YearBounds>): void {
    for (const series of this.#series.values()) {
      const bound = series.since(place);
      if (bound !== undefined) move(sums, series.year, series.law, bound);
    }
  }
}

/** Disposals of one year: a year has few of the doubts of a pool, so most questions are about all or none of them. */
class Series {
  readonly year: number;
  readonly law: Contribution['law'];
  readonly #parts: { readonly count: number; readonly bound: Bound }[] = [];
  /** Of each part and all after it; made when it is first asked for. */
  #sums: { readonly count: number; readonly bound: Bound }[] | undefined;

  constructor(year: number, law: Contribution['law']) {
    this.year = year;
    this.law = law;
  }

  add(count: number, bound: Bound): void {
    this.#parts.push({ count, bound });
  }

  /** Of all that know more doubts than these. */
  since(place: number): Bound | undefined {
    this.#sums ??= summedFromTheEnd(this.#parts);
    let [low, high] = [0, this.#sums.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sums[middle]?.count ?? 0) > place) high = middle;
      else low = middle + 1;
    }
    return this.#sums[low]?.bound;
  }
}

function summedFromTheEnd<T extends { readonly count: number; readonly bound: Bound }>(parts: readonly T[]) {
  // The engine tells disposals in the order of time, in which doubts only grow; a cover of a short sale may come later.
  const inOrder = parts.every(({ count }, no) => no === 0 || (parts[no - 1] as T).count <= count)
    ? parts
    : [...parts].sort((a, b) => a.count - b.count);
  const sums: { readonly count: number; readonly bound: Bound }[] = new Array(inOrder.length);
  let total: Bound = NOTHING;
  for (let no = inOrder.length - 1; no >= 0; no--) {
    const { count, bound } = inOrder[no] as T;
    total = plus(total, bound);
    sums[no] = { count, bound: total };
  }
  return sums;
}

function move(sums: Map<number, YearBounds>, year: number, law: Contribution['law'], bound: Bound): void {
  const { privateSales, income } = sums.get(year) ?? NO_MOVE;
  sums.set(
    year,
    law === 'income'
      ? { privateSales, income: plus(income, bound) }
      : { privateSales: plus(privateSales, bound), income },
  );
}
