/**
 * Least of tax(a, b) + c: the taxable results of this year and the next are taxed, and what the price gives up is added.
 * The tax jumps at the limits and is not convex, so the plane of (a, b) is cut into boxes and each box gets a proven
 * bound (branch and bound). Inside a box b is taken at its lower end for the tax, and its upper end is kept by a price on
 * b (Lagrange): for any such price the rest is a search over two sums, and what it proves holds for the box. The best
 * price is where the plan just fits; a mixture of the plans on both sides of it is a plan that does.
 */
import { type Budget, type Found, leastOf, mixture, type Plan } from './frontier.ts';
import type { PlanTable } from './plan-table.ts';

export interface TaxOfTwo {
  /** Never falls when one of them rises. */
  readonly tax: (a: number, b: number) => number;
  /** Where each year leaves a loss, where a plan adds nothing, where the limit is reached: the tax bends or jumps there. */
  readonly marksA: readonly number[];
  readonly marksB: readonly number[];
  /** Least rise per euro up to the next mark, `room` euro away; 0 where nothing is known. */
  readonly riseA: (a: number, b: number, room: number) => number;
  readonly riseB: (a: number, b: number, room: number) => number;
}

interface Box {
  readonly aLow: number;
  readonly aHigh: number;
  readonly bLow: number;
  readonly bHigh: number;
  /** Nothing in the box is lower; of its parent until it was looked into. */
  readonly bound: number;
  readonly isKnown: boolean;
  /** Where to cut it. */
  readonly cut?: Cut | undefined;
}

type Cut = { readonly side: 'a' | 'b'; readonly at: number };

const TOLERANCE = 0.004;
/** Results count by the cent: what is half a cent below the limit or more is below it. */
const HALF_CENT = 0.005;
/** Of one price; boxes are cut further where that is not enough. */
const MOST_STEPS = 150;
/** A plan at the upper end of a box must not round over it. */
const EDGE = 0.0005;

export function leastWithPrice(table: PlanTable, law: TaxOfTwo, budget: Budget): Found {
  const { tax } = law;
  let best: Found = { sums: { a: 0, b: 0, c: 0 }, shares: [], result: Number.POSITIVE_INFINITY, bound: 0 };
  const consider = (plan: Plan): void => {
    const result = tax(plan.sums.a, plan.sums.b) + plan.sums.c;
    if (result < best.result) best = { ...plan, result, bound: 0 };
  };
  /** What a price on b proves for the box. Above its lower end b costs at least `rise` a euro anyway. */
  const solve = ({ aLow, aHigh, bLow, bHigh }: Box, price: number, rise: number): Found => {
    const charged = price < rise ? price * bLow : (price - rise) * (bHigh + EDGE) + rise * bLow;
    const found = leastOf(table, {
      axes: { x: { a: 1, b: 0, c: 0 }, y: { a: 0, b: price, c: 1 } },
      measure: (a, y) => (a > aHigh + EDGE ? Number.POSITIVE_INFINITY : tax(Math.max(a, aLow), bLow) + y),
      budget,
      most: MOST_STEPS,
      limit: best.result + charged,
      rise: (a) => (a < aLow ? 0 : law.riseA(a, bLow, aHigh - a)),
    });
    if (Number.isFinite(found.result)) consider(found);
    return { ...found, bound: found.bound - charged };
  };
  const open: Box[] = [...firstBoxes(table, law)];
  const settled: Box[] = [];
  while (budget.steps > 0) {
    open.sort((x, y) => y.bound - x.bound);
    const next = open.at(-1);
    if (next === undefined || next.bound >= best.result - TOLERANCE) break;
    open.pop();
    if (!next.isKnown) open.push(lookInto(next, { law, solve, consider, isEnough: (bound) => bound >= best.result }));
    else if (next.cut === undefined) settled.push(next);
    else open.push(...halves(next, next.cut));
  }
  const bound = [...open, ...settled].reduce((least, each) => Math.min(least, each.bound), best.result);
  return { ...best, bound };
}

/** Between the marks of each year, as far as any plan goes. */
function firstBoxes(table: PlanTable, { tax, marksA, marksB }: TaxOfTwo): readonly Box[] {
  const leastPrice = table.sumsFor({ a: 0, b: 0, c: 1 }).c;
  const most = (side: 'a' | 'b', sign: 1 | -1) => table.sumsFor({ a: 0, b: 0, c: 0, [side]: sign })[side];
  const ranges = (side: 'a' | 'b', marks: readonly number[]) => {
    const [low, high] = [most(side, 1), most(side, -1)];
    const ends = marks.map((mark) => mark - HALF_CENT).filter((end) => end > low && end <= high);
    return [low, ...ends].map((from, index) => [from, (ends[index] ?? high + EDGE) - EDGE] as const);
  };
  return ranges('a', marksA).flatMap(([aLow, aHigh]) =>
    ranges('b', marksB).map(([bLow, bHigh]) => ({
      ...{ aLow, aHigh, bLow, bHigh },
      bound: tax(aLow, bLow) + leastPrice,
      isKnown: false,
    })),
  );
}

function halves(box: Box, { side, at }: Cut): readonly Box[] {
  const rest = { ...box, isKnown: false, cut: undefined };
  return side === 'a'
    ? [
        { ...rest, aHigh: at },
        { ...rest, aLow: at },
      ]
    : [
        { ...rest, bHigh: at },
        { ...rest, bLow: at },
      ];
}

interface Tools {
  readonly law: TaxOfTwo;
  readonly solve: (box: Box, price: number, rise: number) => Found;
  readonly consider: (plan: Plan) => void;
  readonly isEnough: (bound: number) => boolean;
}

const FIRST_PRICE = 0.02;
const LAST_PRICE = 1e4;
const ROUNDS = 16;

/** The bound of a box, and where to cut it should that not be enough. */
function lookInto(box: Box, { law, solve, consider, isEnough }: Tools): Box {
  const { aLow, bLow, bHigh } = box;
  const rise = law.riseB(aLow, bLow, bHigh - bLow);
  let bound = box.bound;
  const known = (cut?: Cut): Box => ({ ...box, bound, isKnown: true, cut });
  const ask = (price: number): Found => {
    const found = solve(box, price, rise);
    bound = Math.max(bound, found.bound);
    return found;
  };
  let outside = ask(rise);
  const { b } = outside.sums;
  if (isEnough(bound)) return known();
  if (b >= bLow && b <= bHigh) return known(cutOf(box, outside, outside, law));
  // Too much of b: a higher price; too little: a lower one. Until a plan lies on the other side of the end.
  const [end, direction] = b > bHigh ? [bHigh, 1] : [bLow, -1];
  const isPast = (plan: Plan) => (plan.sums.b - end) * direction <= 0;
  let inside: Found | undefined;
  for (let step = FIRST_PRICE; step <= LAST_PRICE && inside === undefined; step *= 4) {
    const found = ask(rise + step * direction);
    if (isEnough(bound)) return known();
    if (isPast(found)) inside = found;
    else outside = found;
  }
  if (inside === undefined) return known(cutOf(box, outside, outside, law));
  // Each plan is a straight line over the price; two of them cross at the best price, or a lower line is found there.
  const height = ({ sums }: Plan) => law.tax(Math.max(sums.a, aLow), bLow) + sums.c;
  for (let round = 0; round < ROUNDS; round++) {
    const price = (height(inside) - height(outside)) / (outside.sums.b - inside.sums.b);
    if (!Number.isFinite(price) || (price - rise) * direction < 0) break;
    const found = ask(price);
    const lower = height(inside) + price * inside.sums.b - (height(found) + price * found.sums.b);
    if (isEnough(bound) || lower < TOLERANCE) break;
    if (isPast(found)) inside = found;
    else outside = found;
  }
  consider(mixture(inside, outside, (end - inside.sums.b) / (outside.sums.b - inside.sums.b)));
  return known(cutOf(box, inside, outside, law));
}

/** On b where its lower end makes the tax too small, else on a between the two plans. */
function cutOf(box: Box, one: Plan, other: Plan, { tax, riseB }: TaxOfTwo): Cut | undefined {
  const { aLow, aHigh, bLow, bHigh } = box;
  const a = Math.max(one.sums.a, aLow);
  const b = Math.min(Math.max(one.sums.b, other.sums.b), bHigh);
  const above = tax(a, b) - tax(a, bLow) - riseB(aLow, bLow, bHigh - bLow) * (b - bLow);
  if (bHigh - bLow > EDGE && above > TOLERANCE / 2) return { side: 'b', at: (bLow + bHigh) / 2 };
  const low = Math.max(aLow, Math.min(one.sums.a, other.sums.a));
  const high = Math.min(aHigh, Math.max(one.sums.a, other.sums.a));
  return high - low > EDGE ? { side: 'a', at: (low + high) / 2 } : undefined;
}
