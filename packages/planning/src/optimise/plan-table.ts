/**
 * All lots a plan can sell, in columns of numbers, and the cheapest plan for given weights. A lot can be cut anywhere and
 * sold in one of a few ways; each way adds so much to three sums per euro sold. With the sums weighed, every lot has one
 * cheapest way, and the cheapest plan takes the cheapest lots until the target is reached: the fractional knapsack.
 * The lot at the cut is found by selection, not by sorting, because a search asks this thousands of times. The items of a
 * plan often differ in their value only; such items count as one.
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

/** Part of a mixture: the cheapest plan for these weights, counted with this share. */
export interface Share {
  readonly weights: Sums;
  readonly share: number;
}

/** Share of an item sold in one way. */
export interface Choice {
  readonly item: number;
  readonly way: number;
  readonly value: number;
}

export interface PlanTable {
  /** How many kinds of items a search has to tell apart. */
  readonly kinds: number;
  readonly sumsFor: (weights: Sums) => Sums;
  /** What a mixture of cheapest plans sells of each item. */
  readonly choicesFor: (mixture: readonly Share[]) => readonly Choice[];
}

/** Ways of equal cost are settled by order, so that the earlier one wins. */
const EQUAL = 1e-15;
/** Euro that only the rounding of floats leaves over. */
const DUST = 1e-9;

export function planTable<W extends Way>(items: readonly Item<W>[], target: number): PlanTable {
  const kinds = kindsOf(items);
  const values = Float64Array.from(kinds, ({ value }) => value);
  const costs = new Float64Array(kinds.length);
  /** Of each kind, the place of its cheapest way among all ways. */
  const cheapest = new Uint32Array(kinds.length);
  const order = new Uint32Array(kinds.length);
  const all = wayColumns(kinds);
  const each = (weights: Sums, take: (kind: number, value: number) => void) => {
    weighWays(all, weights, costs, cheapest);
    for (let index = 0; index < order.length; index++) order[index] = index;
    const { whole, rest } = cutAt(order, costs, values, target);
    for (let place = 0; place < whole; place++) {
      const kind = order[place] ?? 0;
      take(kind, values[kind] ?? 0);
    }
    const last = order[whole];
    if (last !== undefined && rest > 0) take(last, rest);
  };
  return {
    kinds: kinds.length,
    sumsFor: (weights) => {
      const sums = { a: 0, b: 0, c: 0 };
      each(weights, (kind, value) => {
        const way = cheapest[kind] ?? 0;
        sums.a += (all.a[way] ?? 0) * value;
        sums.b += (all.b[way] ?? 0) * value;
        sums.c += (all.c[way] ?? 0) * value;
      });
      return sums;
    },
    choicesFor: (mixture) => {
      const sold = new Float64Array(all.a.length);
      for (const { weights, share } of mixture) {
        each(weights, (kind, value) => {
          const way = cheapest[kind] ?? 0;
          sold[way] = (sold[way] ?? 0) + value * share;
        });
      }
      return kinds.flatMap(({ members }, kind) =>
        choicesOfKind(members, items, sold.subarray(all.first[kind], all.first[kind + 1])),
      );
    },
  };
}

/** Items that can be sold in the same ways for the same result per euro; all that are free of tax today are one kind. */
interface Kind {
  value: number;
  readonly ways: readonly Way[];
  readonly members: number[];
}

/** To a search the items of a kind are one, and of a long history most are of few kinds. */
function kindsOf(items: readonly Item<Way>[]): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const [index, { value, ways }] of items.entries()) {
    const key = ways.map(({ a, b, c }) => `${a} ${b} ${c}`).join();
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, { value, ways, members: [index] });
    else {
      known.value += value;
      known.members.push(index);
    }
  }
  return [...kinds.values()];
}

/** The items of a kind in their order, shared out to its ways by what each way sells. */
function choicesOfKind(members: readonly number[], items: readonly Item<Way>[], sold: Float64Array): Choice[] {
  const choices: Choice[] = [];
  let [at, used] = [0, 0];
  for (const [way, value] of sold.entries()) {
    let rest = value;
    while (rest > DUST && at < members.length) {
      const item = members[at] ?? 0;
      const left = (items[item]?.value ?? 0) - used;
      const taken = Math.min(left, rest);
      if (taken > 0) choices.push({ item, way, value: taken });
      rest -= taken;
      used += taken;
      if (taken === left) [at, used] = [at + 1, 0];
    }
  }
  return choices;
}

/** The ways of all items one after another, in columns: a search walks them thousands of times. */
interface WayColumns {
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly c: Float64Array;
  /** Where the ways of each item begin; one more than there are items. */
  readonly first: Uint32Array;
}

function wayColumns(items: readonly Kind[]): WayColumns {
  const ways = items.flatMap((item) => item.ways);
  const first = new Uint32Array(items.length + 1);
  for (const [index, item] of items.entries()) first[index + 1] = (first[index] ?? 0) + item.ways.length;
  const column = (name: keyof Way) => Float64Array.from(ways, (way) => way[name]);
  return { a: column('a'), b: column('b'), c: column('c'), first };
}

function weighWays(all: WayColumns, { a, b, c }: Sums, costs: Float64Array, cheapest: Uint32Array): void {
  let way = 0;
  for (let item = 0; item < costs.length; item++) {
    const end = all.first[item + 1] ?? 0;
    let [best, place] = [Number.POSITIVE_INFINITY, way];
    for (; way < end; way++) {
      const cost = a * (all.a[way] ?? 0) + b * (all.b[way] ?? 0) + c * (all.c[way] ?? 0);
      if (cost < best - EQUAL) {
        best = cost;
        place = way;
      }
    }
    costs[item] = best;
    cheapest[item] = place;
  }
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
