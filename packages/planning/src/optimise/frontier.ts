/**
 * Least of a function of two sums. Lots can be cut anywhere and sold in one of a few ways; each way adds so much to sum a
 * and so much to sum b per euro sold (for example the taxable results of this year and of the next). The function never
 * falls when a sum rises, so only plans matter in which no sum can be lowered without raising the other.
 *
 * Those plans form a convex line: for fixed weights the best plan is a sort, and a mixture of two plans is a plan. The
 * search walks this line from both ends and splits it in the middle (dichotomic search for two objectives, Aneja and
 * Nair 1979). Between two plans no plan can be better than the corner made of the lower a of one and the lower b of the
 * other: that is the proven bound, and a stretch whose bound is no better than the best plan found is left out.
 */
export interface Way {
  /** Per euro of today's value sold this way. */
  readonly a: number;
  readonly b: number;
}

export interface Item<W extends Way> {
  /** Today's value, euro. */
  readonly value: number;
  readonly ways: readonly W[];
}

/** Share of an item sold in one way. */
export interface Choice {
  readonly item: number;
  readonly way: number;
  readonly value: number;
}

export interface Found {
  readonly choices: readonly Choice[];
  readonly result: number;
  /** No plan at all can be lower than this. */
  readonly bound: number;
}

/** A plan, or a mixture of two: `share` of `other`, the rest of `choices`. */
interface Corner {
  readonly a: number;
  readonly b: number;
  readonly result: number;
  readonly choices: readonly Choice[];
  readonly other: readonly Choice[];
  readonly share: number;
}

interface Stretch {
  readonly left: Corner;
  readonly right: Corner;
  /** Ends of the straight line this stretch lies on, once it is known that nothing lies below it. */
  readonly edge: readonly [Corner, Corner] | undefined;
  readonly bound: number;
}

const TOLERANCE = 0.004;
/** Lets the second sum settle ties of the first. */
const SLIGHT = 1e-7;

export interface SearchLimits {
  readonly steps: number;
}

export function leastOf<W extends Way>(
  items: readonly Item<W>[],
  target: number,
  measure: (a: number, b: number) => number,
  limits: SearchLimits,
): Found {
  const weighed = (alpha: number, beta: number): Corner => {
    const choices = cheapest(items, target, alpha, beta);
    const [a, b] = sums(items, choices);
    return { a, b, result: measure(a, b), choices, other: choices, share: 0 };
  };
  const between = ([from, to]: readonly [Corner, Corner], share: number): Corner => {
    const [a, b] = [from.a + (to.a - from.a) * share, from.b + (to.b - from.b) * share];
    return { a, b, result: measure(a, b), choices: from.choices, other: to.choices, share };
  };
  const stretch = (left: Corner, right: Corner, edge?: Stretch['edge']): Stretch => ({
    left,
    right,
    edge,
    bound: measure(left.a, right.b),
  });
  const first = weighed(1, SLIGHT);
  const last = weighed(SLIGHT, 1);
  let best = first.result <= last.result ? first : last;
  const open: Stretch[] = [stretch(first, last)];
  for (let step = 0; step < limits.steps; step++) {
    open.sort((x, y) => y.bound - x.bound);
    const next = open.at(-1);
    if (next === undefined || next.bound >= best.result - TOLERANCE) break;
    open.pop();
    const { left, right } = next;
    const below = next.edge === undefined ? belowLine(left, right, weighed) : undefined;
    const edge = below === undefined ? (next.edge ?? ([left, right] as const)) : undefined;
    const middle = edge === undefined ? (below ?? left) : between(edge, middleOf(next, edge));
    if (middle.result < best.result) best = middle;
    open.push(stretch(left, middle, edge), stretch(middle, right, edge));
  }
  const bound = Math.min(best.result, ...open.map((each) => each.bound));
  return { choices: mixed(best), result: best.result, bound };
}

function middleOf({ left, right }: Stretch, [from, to]: readonly [Corner, Corner]): number {
  const start = left === from ? 0 : left.share;
  const end = right === to ? 1 : right.share;
  return (start + end) / 2;
}

/** The plan that lies farthest below the line between two plans, if one does. */
function belowLine(left: Corner, right: Corner, weighed: (alpha: number, beta: number) => Corner): Corner | undefined {
  const [alpha, beta] = [left.b - right.b, right.a - left.a];
  if (alpha <= 0 || beta <= 0) return undefined;
  const scale = alpha + beta;
  const found = weighed(alpha / scale, beta / scale);
  const height = (corner: Corner) => (alpha * corner.a + beta * corner.b) / scale;
  return height(found) < height(left) - 1e-6 ? found : undefined;
}

/** For fixed weights: each item in its cheapest way, cheapest items first, until the target is reached. */
function cheapest<W extends Way>(
  items: readonly Item<W>[],
  target: number,
  alpha: number,
  beta: number,
): readonly Choice[] {
  const order = items
    .map((item, index) => {
      let way = 0;
      let cost = Number.POSITIVE_INFINITY;
      for (const [place, { a, b }] of item.ways.entries()) {
        const each = alpha * a + beta * b;
        if (each < cost - 1e-15) [way, cost] = [place, each];
      }
      return { index, way, cost, value: item.value };
    })
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
    .sort((x, y) => x.cost - y.cost || x.index - y.index);
  const choices: Choice[] = [];
  let left = target;
  for (const { index, way, value } of order) {
    if (left <= 0) break;
    const sold = Math.min(value, left);
    choices.push({ item: index, way, value: sold });
    left -= sold;
  }
  return choices;
}

function sums<W extends Way>(items: readonly Item<W>[], choices: readonly Choice[]): readonly [number, number] {
  let a = 0;
  let b = 0;
  for (const { item, way, value } of choices) {
    const chosen = items[item]?.ways[way];
    if (chosen === undefined) continue;
    a += chosen.a * value;
    b += chosen.b * value;
  }
  return [a, b];
}

function mixed({ choices, other, share }: Corner): readonly Choice[] {
  const parts = new Map<string, Choice>();
  const add = (list: readonly Choice[], weight: number) => {
    for (const choice of list) {
      const key = `${choice.item} ${choice.way}`;
      const value = (parts.get(key)?.value ?? 0) + choice.value * weight;
      if (value > 0) parts.set(key, { ...choice, value });
    }
  };
  add(choices, 1 - share);
  add(other, share);
  return [...parts.values()];
}
