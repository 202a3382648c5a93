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
  readonly #pools: PoolMoves[] = [];
  /** Of each point in turn a pool and its place among the doubts of that pool. */
  readonly #places = new Map<string, number[]>();

  constructor(contributions: readonly Contribution[]) {
    const pools = new Map<readonly string[], PoolMoves>();
    for (let no = 0; no < contributions.length; no++) this.#enter(contributions[no] as Contribution, pools);
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
    const no = this.#pools.push(pool) - 1;
    for (let place = 0; place < list.length; place++) this.#enterPlace(list[place] as string, no, place);
  }

  #enterPlace(id: string, pool: number, place: number): void {
    const known = this.#places.get(id);
    if (known === undefined) this.#places.set(id, [pool, place]);
    else known.push(pool, place);
  }

  /** Of all these points together. */
  of(points: readonly string[]): Moves {
    const sums = new Map<number, YearBounds>();
    const own = new Set<Contribution>();
    const first = new Int32Array(this.#pools.length).fill(NOWHERE);
    for (let no = 0; no < points.length; no++) this.#find(points[no] as string, own, first);
    for (const { year, law, bound } of own) move(sums, year, law, bound);
    for (const [no, place] of first.entries())
      if (place < NOWHERE) (this.#pools[no] as PoolMoves).addMoves(place, sums);
    return sums;
  }

  /** What is its own, and the earliest place in each pool. */
  #find(id: string, own: Set<Contribution>, first: Int32Array): void {
    const contributions = this.#own.get(id);
    if (contributions !== undefined)
      for (let no = 0; no < contributions.length; no++) own.add(contributions[no] as Contribution);
    const places = this.#places.get(id);
    if (places === undefined) return;
    for (let at = 0; at < places.length; at += 2) {
      const pool = places[at] as number;
      first[pool] = Math.min(first[pool] as number, places[at + 1] as number);
    }
  }
}

const NOWHERE = 2 ** 31 - 1;

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
