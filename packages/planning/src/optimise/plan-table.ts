/**
 * All lots a plan can sell, in columns of numbers, and the cheapest plan for given weights. A lot can be cut anywhere and
 * sold in one of a few ways; each way adds so much to three sums per euro sold. With the sums weighed, every lot has one
 * cheapest way, and the cheapest plan takes the cheapest lots until the target is reached: the fractional knapsack.
 * The lot at the cut is found by selection, not by sorting, because a search asks this thousands of times.
 */
export interface Way {
  /** Per euro of today's value sold this way: taxable result of this year, of the next, and what the price gives up. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export interface Item<W extends Way> {
  /** Today's value, euro. */
  readonly value: number;
  readonly ways: readonly W[];
}

/** The three sums of a plan; as weights, what a euro of each counts. */
export interface Sums {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Share of an item sold in one way. */
export interface Choice {
  readonly item: number;
  readonly way: number;
  readonly value: number;
}

export interface PlanTable {
  readonly items: number;
  readonly sumsFor: (weights: Sums) => Sums;
  readonly choicesFor: (weights: Sums) => readonly Choice[];
}

/** Ways of equal cost are settled by order, so that the earlier one wins. */
const EQUAL = 1e-15;

export function planTable<W extends Way>(items: readonly Item<W>[], target: number): PlanTable {
  const values = Float64Array.from(items, ({ value }) => value);
  const costs = new Float64Array(items.length);
  const ways = new Uint8Array(items.length);
  const order = new Uint32Array(items.length);
  const weigh = ({ a, b, c }: Sums) => {
    for (const [index, item] of items.entries()) {
      let best = Number.POSITIVE_INFINITY;
      for (const [place, way] of item.ways.entries()) {
        const cost = a * way.a + b * way.b + c * way.c;
        if (cost < best - EQUAL) [best, ways[index]] = [cost, place];
      }
      costs[index] = best;
      order[index] = index;
    }
    return cutAt(order, costs, values, target);
  };
  const each = (weights: Sums, take: (item: number, value: number) => void) => {
    const { whole, rest } = weigh(weights);
    for (let place = 0; place < whole; place++) {
      const item = order[place] ?? 0;
      take(item, values[item] ?? 0);
    }
    const last = order[whole];
    if (last !== undefined && rest > 0) take(last, rest);
  };
  return {
    items: items.length,
    sumsFor: (weights) => {
      let [a, b, c] = [0, 0, 0];
      each(weights, (item, value) => {
        const way = items[item]?.ways[ways[item] ?? 0];
        if (way === undefined) return;
        a += way.a * value;
        b += way.b * value;
        c += way.c * value;
      });
      return { a, b, c };
    },
    choicesFor: (weights) => {
      const choices: Choice[] = [];
      each(weights, (item, value) => choices.push({ item, way: ways[item] ?? 0, value }));
      return choices;
    },
  };
}

interface Cut {
  /** So many places of the order are sold whole. */
  readonly whole: number;
  /** What is sold of the next one. */
  readonly rest: number;
}

/** Orders by cost, then by place, only as far as needed to know which items make up the target. */
function cutAt(order: Uint32Array, costs: Float64Array, values: Float64Array, target: number): Cut {
  let [low, high, need] = [0, order.length, target];
  while (low < high) {
    const middle = partition(order, costs, low, high);
    let below = 0;
    for (let place = low; place < middle; place++) below += values[order[place] ?? 0] ?? 0;
    const own = values[order[middle] ?? 0] ?? 0;
    if (below >= need) high = middle;
    else if (below + own >= need) return { whole: middle, rest: need - below };
    else [low, need] = [middle + 1, need - below - own];
  }
  return { whole: low, rest: 0 };
}

/** Everything cheaper than one of them before it, everything dearer behind; gives its place. */
function partition(order: Uint32Array, costs: Float64Array, low: number, high: number): number {
  const swap = (x: number, y: number) => {
    const held = order[x] ?? 0;
    order[x] = order[y] ?? 0;
    order[y] = held;
  };
  const isBefore = (x: number, y: number) => {
    const difference = (costs[x] ?? 0) - (costs[y] ?? 0);
    return difference < 0 || (difference === 0 && x < y);
  };
  swap((low + high) >> 1, high - 1);
  const pivot = order[high - 1] ?? 0;
  let end = low;
  for (let place = low; place < high - 1; place++) {
    if (isBefore(order[place] ?? 0, pivot)) swap(place, end++);
  }
  swap(end, high - 1);
  return end;
}
