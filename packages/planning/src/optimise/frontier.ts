/**
 * Least of a function of two sums, each a weighing of the three of a plan. The function never falls when a sum rises, so
 * only plans matter in which no sum can be lowered without raising the other.
 *
 * Those plans form a convex line: for fixed weights the best plan is a selection, and a mixture of two plans is a plan.
 * The search walks this line from both ends and splits it in the middle (dichotomic search for two objectives, Aneja and
 * Nair 1979). Between two plans no plan can be better than the corner made of the lower x of one and the lower y of the
 * other: that is the proven bound, and a stretch whose bound is no better than the best plan found is left out.
 */
import type { PlanTable, Share, Sums } from './plan-table.ts';

export interface Plan {
  readonly sums: Sums;
  readonly shares: readonly Share[];
}

export interface Found extends Plan {
  readonly result: number;
  /** No plan at all can be lower than this. */
  readonly bound: number;
}

/** The two sums of a search, as weights over the three of a plan. */
export interface Axes {
  readonly x: Sums;
  readonly y: Sums;
}

interface Corner extends Plan {
  readonly x: number;
  readonly y: number;
  readonly result: number;
}

interface Stretch {
  readonly left: Corner;
  readonly right: Corner;
  /** Whether nothing lies below the straight line between its ends. */
  readonly isStraight: boolean;
  readonly bound: number;
}

const TOLERANCE = 0.002;
/** Lets the second sum settle ties of the first. */
const SLIGHT = 1e-7;

/** What a search may still spend; shared between the searches of one plan. */
export interface Budget {
  steps: number;
}

export interface Search {
  readonly axes: Axes;
  readonly measure: (x: number, y: number) => number;
  readonly budget: Budget;
  /** Of the budget for this search; what is then left open is reported as its bound. */
  readonly most?: number;
  /** It is enough to know that nothing is below this. */
  readonly limit?: number;
  /**
   * Where the measure is a function of x plus y: the least by which it rises per unit of x from here on. It proves more
   * than the corner where tax and price weigh nearly the same all along a line.
   */
  readonly rise?: (x: number) => number;
}

export function leastOf(table: PlanTable, search: Search): Found {
  const { axes, measure, budget, most = budget.steps, limit = Number.POSITIVE_INFINITY, rise } = search;
  const cornerOf = (plan: Plan): Corner => {
    const [x, y] = [weighed(axes.x, plan.sums), weighed(axes.y, plan.sums)];
    return { ...plan, x, y, result: measure(x, y) };
  };
  const cheapest = (alpha: number, beta: number): Corner => {
    budget.steps--;
    const weights = mixedSums([axes.x, axes.y], [alpha, beta]);
    return cornerOf({ sums: table.sumsFor(weights), shares: [{ weights, share: 1 }] });
  };
  const stretch = (left: Corner, right: Corner, isStraight: boolean): Stretch => {
    const corner = measure(left.x, right.y);
    const line = isStraight && rise !== undefined ? left.result + fall(left, right, rise(left.x)) : corner;
    return { left, right, isStraight, bound: Math.max(corner, line) };
  };
  const [first, last] = [cheapest(1, SLIGHT), cheapest(SLIGHT, 1)];
  let best = first.result <= last.result ? first : last;
  const open: Stretch[] = [stretch(first, last, false)];
  const end = Math.max(0, budget.steps - most);
  while (budget.steps > end) {
    open.sort((x, y) => y.bound - x.bound);
    const next = open.at(-1);
    if (next === undefined || next.bound >= Math.min(best.result, limit) - TOLERANCE) break;
    open.pop();
    const { left, right } = next;
    const below = next.isStraight ? undefined : belowLine(left, right, cheapest);
    const isStraight = below === undefined;
    const middle = below ?? cornerOf(mixture(left, right, 0.5));
    if (isStraight) budget.steps--;
    if (middle.result < best.result) best = middle;
    open.push(stretch(left, middle, isStraight), stretch(middle, right, isStraight));
  }
  const bound = open.reduce((least, each) => Math.min(least, each.bound), best.result);
  return { sums: best.sums, shares: best.shares, result: best.result, bound };
}

/** How far the measure can fall along the line between two plans. */
function fall(left: Corner, right: Corner, rise: number): number {
  return Math.min(0, rise * (right.x - left.x) + right.y - left.y);
}

/** The plan that lies farthest below the line between two plans, if one does. */
function belowLine(left: Corner, right: Corner, cheapest: (alpha: number, beta: number) => Corner): Corner | undefined {
  const [alpha, beta] = [left.y - right.y, right.x - left.x];
  if (alpha <= 0 || beta <= 0) return undefined;
  const scale = alpha + beta;
  const found = cheapest(alpha / scale, beta / scale);
  const height = ({ x, y }: Corner) => (alpha * x + beta * y) / scale;
  return height(found) < height(left) - 1e-6 ? found : undefined;
}

/** `share` of the second plan, the rest of the first. */
export function mixture(first: Plan, second: Plan, share: number): Plan {
  const part = (plan: Plan, weight: number) => plan.shares.map((each) => ({ ...each, share: each.share * weight }));
  return {
    sums: mixedSums([first.sums, second.sums], [1 - share, share]),
    shares: joined([...part(first, 1 - share), ...part(second, share)]),
  };
}

/** Halving a stretch again and again mixes the same few plans; each is kept once. */
function joined(shares: readonly Share[]): readonly Share[] {
  const known = new Map<Sums, number>();
  for (const { weights, share } of shares) known.set(weights, (known.get(weights) ?? 0) + share);
  return [...known].map(([weights, share]) => ({ weights, share }));
}

function weighed(weights: Sums, { a, b, c }: Sums): number {
  return weights.a * a + weights.b * b + weights.c * c;
}

function mixedSums([first, second]: readonly [Sums, Sums], [alpha, beta]: readonly [number, number]): Sums {
  return {
    a: alpha * first.a + beta * second.a,
    b: alpha * first.b + beta * second.b,
    c: alpha * first.c + beta * second.c,
  };
}
