/**
 * Why the other program has another cost of the same sale. Candidates are figures of our own ledger, computed; the first
 * that is theirs to the cent of rounding names the causes, step by step. The steps add up to the difference exactly.
 */
import { absolute, add, berlinDayText, compare, type Decimal, dec, isZero, subtract, sum } from '@cryptax/kernel';
import type { DisposalView } from '@cryptax/ledger';
import { type Alternatives, type DisposalsById, keyOf, type TheirRules } from './alternatives.ts';
import type { SaleMatch } from './match-sales.ts';
import type { OpinionCause } from './opinion.ts';
import { ourFigures, type SaleFigures, theirFigures } from './sale-figures.ts';

export interface Piece {
  readonly cause: OpinionCause;
  readonly amount: Decimal;
  /** What the same step changes in the taxable sum, where it was computed. */
  readonly taxable?: Decimal | undefined;
}

/** A cent for every rounded figure that went into the sums. */
export function toleranceOf({ ours, theirs }: SaleMatch): Decimal {
  const figures = ours.reduce((count, { lots }) => count + lots.length, 0) + theirs.length;
  return { units: BigInt(1 + figures), scale: 2 };
}

export const isWithin = (difference: Decimal, tolerance: Decimal) => compare(absolute(difference), tolerance) <= 0;

interface Step {
  readonly cause: OpinionCause;
  readonly figures: SaleFigures;
}

/** The cost that each step leads to; the last one is what theirs is held against. */
type Path = readonly Step[];

export function explainCost(match: SaleMatch, alternatives: Alternatives, rules: TheirRules | null): readonly Piece[] {
  const [ours, theirs] = [ourFigures(match.ours), theirFigures(match.theirs)];
  const tolerance = toleranceOf(match);
  for (const path of paths(match, ours, alternatives, rules)) {
    const last = path.at(-1)?.figures ?? ours;
    if (isWithin(subtract(theirs.cost, last.cost), tolerance)) return piecesOf(path, ours, theirs);
  }
  const rest = subtract(theirs.cost, ours.cost);
  return [{ cause: hasSameLots(match) ? 'price' : 'unexplained', amount: rest }];
}

/** Whether rules other than ours lead to their cost: asked of every sale to find the rules that explain most. */
export function isExplainedBy(match: SaleMatch, alternatives: Alternatives, rules: TheirRules): boolean {
  const theirs = theirFigures(match.theirs);
  const tolerance = toleranceOf(match);
  return [
    figuresIn(match.ours, alternatives.disposals(rules, 'counted')),
    figuresIn(match.ours, alternatives.disposals(rules, 'left-out')),
  ].some(
    (own) =>
      own !== undefined &&
      [own.cost, add(own.cost, own.expenses)].some((cost) => isWithin(subtract(theirs.cost, cost), tolerance)),
  );
}

/** Whether their cost needs an explanation by other lots at all. */
export function needsRules(match: SaleMatch): boolean {
  const [ours, theirs] = [ourFigures(match.ours), theirFigures(match.theirs)];
  const tolerance = toleranceOf(match);
  if (match.theirs.some(({ cost }) => isZero(cost))) return false;
  return [ours.cost, add(ours.cost, ours.expenses)].every((cost) => !isWithin(subtract(theirs.cost, cost), tolerance));
}

function* paths(
  match: SaleMatch,
  ours: SaleFigures,
  alternatives: Alternatives,
  rules: TheirRules | null,
): Generator<Path> {
  yield [];
  yield [withExpenses(ours)];
  const zero = withoutCost(match, ours);
  if (zero !== undefined) yield [{ cause: 'zero-cost', figures: zero }];
  const own = alternatives.rules()[0];
  const feeless = own && figuresIn(match.ours, alternatives.disposals(own, 'left-out'));
  if (feeless !== undefined) yield [{ cause: 'fee', figures: feeless }];
  if (rules === null || own === undefined) return;
  const byMethod = figuresIn(match.ours, alternatives.disposals({ ...own, method: rules.method }, 'counted'));
  const byBoth = figuresIn(match.ours, alternatives.disposals(rules, 'counted'));
  if (byBoth === undefined) return;
  const steps: Step[] = [];
  if (byMethod !== undefined && (rules.method !== own.method || rules.scope === own.scope)) {
    steps.push({ cause: 'method', figures: byMethod });
  }
  if (rules.scope !== own.scope) steps.push({ cause: 'scope', figures: byBoth });
  yield steps;
  yield [...steps, withExpenses(byBoth)];
  const feelessBoth = figuresIn(match.ours, alternatives.disposals(rules, 'left-out'));
  if (feelessBoth !== undefined) yield [...steps, { cause: 'fee', figures: feelessBoth }];
}

const withExpenses = (figures: SaleFigures): Step => ({
  cause: 'fee',
  figures: { ...figures, cost: add(figures.cost, figures.expenses) },
});

/** The same disposals under other settings; undefined where one of them has no result there. */
function figuresIn(ours: readonly DisposalView[], computed: DisposalsById): SaleFigures | undefined {
  const same = ours.flatMap((sale) => computed.get(keyOf(sale)) ?? []);
  return same.length === ours.length ? ourFigures(same) : undefined;
}

function piecesOf(path: Path, ours: SaleFigures, theirs: SaleFigures): readonly Piece[] {
  const pieces: Piece[] = [];
  let before = ours;
  for (const { cause, figures } of path) {
    const isLots = cause === 'method' || cause === 'scope';
    const taxable = isLots && figures.taxable && before.taxable ? subtract(figures.taxable, before.taxable) : undefined;
    pieces.push({ cause, amount: subtract(figures.cost, before.cost), taxable });
    before = figures;
  }
  return [...pieces, { cause: 'rounding', amount: subtract(theirs.cost, before.cost) }];
}

/**
 * Rows without a cost: the program knew no purchase. Its other rows must be parts of ours, quantity and cost alike; what is
 * left of our cost is what it did not know.
 */
function withoutCost({ ours, theirs }: SaleMatch, figures: SaleFigures): SaleFigures | undefined {
  const known = theirs.filter(({ cost }) => !isZero(cost));
  if (known.length === theirs.length || isZero(figures.cost)) return undefined;
  const parts = ours.flatMap(({ lots }) => lots);
  const used: Decimal[] = [];
  for (const row of known) {
    const at = parts.findIndex(
      ({ amount, cost }) =>
        compare(dec(amount), dec(row.quantity)) === 0 && isWithin(subtract(dec(cost), dec(row.cost)), CENT),
    );
    if (at < 0) return undefined;
    used.push(...parts.splice(at, 1).map(({ cost }) => dec(cost)));
  }
  return { ...figures, cost: sum(used) };
}

const CENT = dec('0.01');

/** Bought on the same days in the same quantities: the same lots, so the cost itself is valued otherwise. */
function hasSameLots({ ours, theirs }: SaleMatch): boolean {
  if (theirs.some(({ acquiredOn }) => acquiredOn === null)) return false;
  const mine = totals(ours.flatMap(({ lots }) => lots.map(({ acquiredAt, amount }) => [acquiredAt, amount] as const)));
  const told = totals(theirs.map(({ acquiredOn, quantity }) => [acquiredOn ?? '', quantity] as const));
  return mine.size === told.size && [...mine].every(([day, amount]) => isSame(amount, told.get(day)));
}

const isSame = (a: Decimal, b: Decimal | undefined) => b !== undefined && compare(a, b) === 0;

function totals(parts: readonly (readonly [string, string])[]): ReadonlyMap<string, Decimal> {
  const found = new Map<string, Decimal>();
  for (const [at, amount] of parts) {
    const day = at.includes('T') ? berlinDayText(at) : at;
    const held = found.get(day);
    found.set(day, held === undefined ? dec(amount) : add(held, dec(amount)));
  }
  return found;
}
